import {
  applications,
  conversationMessages,
  conversations,
  createMessage,
  offers,
  people,
} from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MessageItem } from '../../base/MessageList/MessageItem.ts'
import {
  ConversationOffer,
  OpenConversation,
  type OpenConversationProps,
  toMessageItem,
} from '../../conversation/index.ts'
import { offlineMessages } from '../../shell/index.ts'
import { ConversationsScreen, type ConversationsScreenProps } from './ConversationsScreen.tsx'
import { onPhone, onTablet, resetSpies, useNotices, withAppFrame } from '../fixtures/screenDecorators.tsx'

const { tankPump, paintedRoom, declined } = conversations
const all = [tankPump, paintedRoom, declined]
const now = new Date('2026-11-20T14:00:00Z')
const items = conversationMessages.map((message) => toMessageItem(message, tankPump))
const failed: MessageItem = {
  id: 'failed',
  isOwn: true,
  state: 'failed',
  text: 'Perfecto, los espero.',
  date: now,
  error: 'El sitio no responde por un momento. Intentá de nuevo enseguida',
}
const waiting: MessageItem = { ...failed, id: 'waiting', state: 'waiting', error: undefined }
const handlers = { onDraft: fn(), onSend: fn(), onRetry: fn(), onDiscard: fn() }
const open: OpenConversationProps = { conversation: tankPump, messages: items, draft: '', ...handlers }
const renderOpen = (changes: Partial<OpenConversationProps> = {}) => (
  <OpenConversation {...open} {...changes} />
)
const offer = (
  <ConversationOffer
    conversation={tankPump}
    offer={offers.tankPump}
    application={applications.edited}
    onRetry={fn()}
  />
)

const meta = {
  title: 'Screens/Conversations',
  component: ConversationsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: {
    conversations: all,
    hasFailed: false,
    onRetry: fn(),
    openId: tankPump.id,
    open: renderOpen(),
    offer,
    now,
  },
} satisfies Meta<typeof ConversationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'The list and the offer are beside the open conversation (P-046, P-057)',
  render: function Sending(args) {
    const [draft, setDraft] = useState('')
    const [sent, setSent] = useState<MessageItem[]>([])
    return (
      <ConversationsScreen
        {...args}
        open={renderOpen({
          messages: [...items, ...sent],
          draft,
          onDraft: setDraft,
          onSend: ({ text }) => {
            setDraft('')
            setSent((before) => [
              ...before,
              toMessageItem(
                createMessage(60 + before.length, people.ana.id, text, '2026-11-20T14:00:00Z'),
                tankPump,
              ),
            ])
          },
        })}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const list = page.getByRole('navigation', { name: 'Mensajes' }).getBoundingClientRect()
    const heading = page.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })
    await expect(list.right).toBeLessThan(heading.getBoundingClientRect().left)
    const field = page.getByRole('textbox', { name: 'Mensaje' })
    const beside = page.getByRole('complementary', { name: 'Publicación' })
    await expect(field.getBoundingClientRect().right).toBeLessThan(beside.getBoundingClientRect().left)
    // The order of the keyboard is that of the columns.
    const link = within(beside).getByRole('link', { name: 'Cambiar la bomba del tanque' })
    link.focus()
    await userEvent.tab({ shift: true })
    await expect(beside.contains(document.activeElement)).toBe(false)
    await expect(field.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(page.getByRole('link', { current: 'page', name: /Bruno Saldaño/ })).toBeVisible()
    await userEvent.type(field, 'Perfecto{Enter}')
    await expect(page.getByText('Perfecto')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}

export const ListAlone: Story = {
  name: 'Nothing is open',
  args: { openId: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
  },
}

export const None: Story = {
  name: 'No conversations: one drawing says so',
  args: { conversations: [], openId: null },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByText('Todavía no tenés conversaciones')).toBeVisible()
    await expect(page.queryByText('Elegí una conversación')).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Loading',
  args: {
    conversations: undefined,
    open: renderOpen({ conversation: undefined, messages: undefined }),
    offer: <ConversationOffer conversation={undefined} offer={undefined} onRetry={fn()} />,
  },
}
export const Failed: Story = {
  name: 'The list failed to load',
  args: { conversations: undefined, hasFailed: true, openId: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const FailedAgain: Story = {
  name: 'The list could not be refreshed',
  args: { hasFailed: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const list = page.getByRole('navigation', { name: 'Mensajes' })
    await expect(within(list).getByRole('link', { current: 'page' })).toBeVisible()
    const box = list.getBoundingClientRect()
    const retry = page.getByRole('button', { name: 'Reintentar' }).getBoundingClientRect()
    await expect(retry.left).toBeGreaterThan(box.left)
    await expect(retry.bottom).toBeLessThan(box.top)
  },
}
export const FailedMessage: Story = {
  name: 'A failed message offers «Reintentar» (P-043)',
  args: { open: renderOpen({ messages: [...items, failed] }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(handlers.onRetry).toHaveBeenCalledWith('failed')
  },
}
export const Offline: Story = {
  name: 'Offline, with a message that waits',
  args: { open: renderOpen({ messages: [...items, waiting], connection: 'offline' }) },
}
export const Closed: Story = {
  name: 'Declined',
  args: {
    openId: declined.id,
    open: renderOpen({ conversation: declined }),
    offer: <ConversationOffer conversation={declined} offer={undefined} problem="missing" onRetry={fn()} />,
  },
}
export const Long: Story = {
  name: 'Long, with earlier messages',
  args: {
    conversations: Array.from({ length: 20 }, (_, index) => ({ ...tankPump, id: 100 + index })),
    onMore: fn(),
    open: renderOpen({
      onLoadEarlier: fn(),
      messages: Array.from({ length: 60 }, (_, index) =>
        toMessageItem(
          createMessage(
            index,
            index % 2 ? people.ana.id : people.bruno.id,
            `Mensaje ${index}`,
            '2026-11-20T13:05:00Z',
          ),
          tankPump,
        ),
      ),
    }),
  },
}

export const OpenOnPhone: Story = {
  globals: onPhone,
  name: 'On a phone the open conversation fills the window (P-046, P-057)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('navigation', { name: 'Mensajes' })).toBeNull()
    await expect(page.getByRole('link', { name: 'Volver a los mensajes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cambiar la bomba del tanque' })).toBeVisible()
    await expect(page.queryByRole('complementary')).toBeNull()
  },
}

function WithNotice(args: ConversationsScreenProps) {
  const { notify } = useNotices()
  useEffect(() => notify('info', offlineMessages.lastSeen), [notify])
  return <ConversationsScreen {...args} />
}

export const WithNoticeOnPhone: Story = {
  globals: onPhone,
  name: 'A notice makes the open conversation lower: the field stays in view, the footer below the window (P-152)',
  render: (args) => <WithNotice {...args} />,
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByText(offlineMessages.lastSeen)).getBoundingClientRect()
    const heading = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThan(bottom))
    const field = canvas.getByRole('textbox', { name: 'Mensaje' }).getBoundingClientRect()
    await expect(field.bottom).toBeLessThanOrEqual(window.innerHeight)
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect(Math.round(footer.top)).toBe(window.innerHeight)
    await expect(document.documentElement.scrollHeight).toBe(Math.round(footer.bottom))
  },
}
export const WithNoticeBesideList: Story = {
  ...WithNoticeOnPhone,
  globals: {},
  name: 'A notice above the columns (P-152)',
}
export const ListOnPhone: Story = { ...ListAlone, name: 'The list on a phone', globals: onPhone }
export const OnTablet: Story = { name: 'On a tablet', globals: onTablet }
