import { conversationMessages, conversations } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as conversationMessagesTexts from '../conversation.messages.ts'
import { toMessageItem } from '../toMessageItem.tsx'
import { OpenConversation } from './OpenConversation.tsx'

const { masked, willMask, offline, polling } = conversationMessagesTexts
const guide: Guide = {
  whenToUse: 'For a conversation of a client with an applicant.',
  alternatives: { MessageList: 'for a conversation about anything else' },
  anatomy: [
    'ConversationHeader',
    'Notice about contact data',
    'MessageList',
    'MessageComposer, or why it is closed',
  ],
  do: ['Give it a container with a height.', 'Keep the draft when the page is left.'],
  dont: ['Do not hide the messages of a closed conversation.'],
  keyboard: { Tab: 'Moves focus through the links, the messages and the field' },
  messages: { masked, willMask, offline, polling },
}

const { tankPump, paintedRoom, declined } = conversations
const messages = conversationMessages.map((message) => toMessageItem(message, tankPump))

const meta = {
  title: 'Marketplace/Conversation/OpenConversation',
  component: OpenConversation,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    conversation: tankPump,
    messages,
    draft: '',
    onDraft: fn(),
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OpenConversation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Before the acceptance it explains that contact data is hidden (P-035)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(masked)).toBeVisible()
    await expect(canvas.getByText(/\[dato de contacto oculto\]/)).toBeVisible()
  },
}

export const DraftWithContactData: Story = {
  args: { draft: 'Mi número es 221 555-0142' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toHaveAccessibleDescription(willMask)
  },
}

export const Accepted: Story = {
  args: { conversation: paintedRoom, draft: 'Mi número es 221 555-0142' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(masked)).toBeNull()
    await expect(canvas.queryByText(willMask)).toBeNull()
  },
}

export const Closed: Story = {
  name: 'A closed conversation stays readable and has no field (P-036)',
  args: { conversation: declined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/El cliente no eligió la postulación/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3)
  },
}

export const Loading: Story = { args: { conversation: undefined, messages: undefined } }
export const Empty: Story = { args: { messages: [] } }
export const Offline: Story = { args: { connection: 'offline' } }
export const Polling: Story = { args: { connection: 'polling' } }
export const Typing: Story = {
  name: 'Shows who is writing (P-042)',
  args: { isOtherTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bruno está escribiendo…')).toBeVisible()
  },
}
