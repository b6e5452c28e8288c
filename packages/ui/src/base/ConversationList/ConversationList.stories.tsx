import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { type ConversationItem, ConversationList } from './ConversationList.tsx'

const guide: Guide = {
  whenToUse: 'For the conversations of the user, beside the open one or as a page of its own on a phone.',
  alternatives: {
    MessageList: 'for the messages of one conversation',
    SideMenu: 'for the pages of an account',
  },
  anatomy: ['Portrait', 'Name and time', 'Subject', 'Newest message', 'Number of unread messages'],
  do: ['Sort by the newest message.', 'Set `isCurrent` for the open conversation.'],
  dont: ['Do not list conversations without messages.'],
  keyboard: { Tab: 'Moves focus through the conversations', Enter: 'Opens the conversation' },
  messages: { unread: esAR['conversations.unread'], loading: esAR.loading },
}

const conversations: ConversationItem[] = [
  {
    id: 1,
    href: '/messages/1',
    name: 'Bruno Saldaño',
    subject: 'Cambiar la bomba del tanque',
    preview: 'Puedo pasar el jueves por la mañana y llevo el automático nuevo.',
    date: '2026-11-20T13:05:00Z',
    unread: 2,
  },
  {
    id: 2,
    href: '/messages/2',
    name: 'Carla Paz',
    subject: 'Pintar living y pasillo',
    preview: 'Dejo la llave en portería.',
    date: '2026-11-18T20:40:00Z',
    isCurrent: true,
  },
  {
    id: 3,
    href: '/messages/3',
    name: 'Maximiliano Fernández de la Torre y Bustamante',
    subject: 'Impermeabilización y electroimpermeabilización de la medianera lindera',
    preview: 'Electroimpermeabilizaciones'.repeat(4),
    date: '2026-10-02T20:40:00Z',
    unread: 120,
  },
]

const meta = {
  title: 'Components/Data/ConversationList',
  component: ConversationList,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Mensajes', conversations, now: '2026-11-20T14:00:00Z' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: /Bruno Saldaño.*2 mensajes sin leer/ })
    await expect(first).toHaveFocus()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/messages/2')
  },
}

export const Loading: Story = { args: { conversations: undefined } }

export const Empty: Story = {
  args: {
    conversations: [],
    empty: <EmptyState title="Todavía no tenés conversaciones">Empezá una desde una postulación.</EmptyState>,
  },
}

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } }

export const RightToLeft: Story = {
  args: {
    label: 'رسائل',
    conversations: [
      { id: 1, href: '/messages/1', name: 'برونو', subject: 'مضخة', preview: 'صباح الخير', unread: 1 },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
