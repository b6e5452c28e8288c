import { conversations } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { job } from '../../offer/offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import * as messages from '../conversation.messages.ts'
import { ConversationHeader } from './ConversationHeader.tsx'

const guide: Guide = {
  whenToUse: 'Above the messages of a conversation about an offer.',
  alternatives: { OfferHeader: 'for the page of an offer' },
  anatomy: [
    'Link to the list, on phones',
    'Portrait and name',
    'Title of the offer',
    'State of the offer',
    'Link to the job, if there is one; in wide windows it is beside the conversation',
  ],
  do: ['Use it once on a page: it has the level 1 heading.'],
  dont: ['Do not add actions of the offer.'],
  keyboard: { Tab: 'Moves focus through the links', Enter: 'Follows the link' },
  messages: { back: messages.back, job },
}

const meta = {
  title: 'Marketplace/Conversation/ConversationHeader',
  component: ConversationHeader,
  parameters: { guide },
  args: { conversation: conversations.tankPump, backHref: '/messages' },
} satisfies Meta<typeof ConversationHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cambiar la bomba del tanque' })).toHaveAttribute(
      'href',
      '/service/detail/11',
    )
  },
}

/** The page of a client is not public, so the name is no link. */
export const ForTheApplicant: Story = {
  args: { conversation: { ...conversations.paintedRoom, isOwner: false } },
  play: async ({ canvas }) => {
    // (P-287)
    await expect(canvas.getByRole('link', { name: 'Ver el trabajo' })).toHaveAttribute('href', '/trabajo/7')
  },
}

/** As high as the loaded header, below which nothing moves. */
export const Loading: Story = {
  args: { conversation: undefined },
  render: (args) => (
    <>
      <article>
        <ConversationHeader {...args} />
      </article>
      <article>
        <ConversationHeader {...args} conversation={conversations.tankPump} />
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight)
    await expect(loading).toBe(loaded)
  },
}

export const WithAJobOnAPhone: Story = {
  args: { conversation: { ...conversations.declined, assignmentId: 7 } },
  globals: { viewport: { value: 'phone' } },
}

export const LongOnAPhone: Story = {
  args: { conversation: conversations.declined },
  globals: { viewport: { value: 'phone' } },
}
