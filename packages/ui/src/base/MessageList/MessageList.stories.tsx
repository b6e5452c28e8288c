import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { Attachment } from '../Attachment/Attachment.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import type { MessageItem } from './MessageItem.ts'
import { bruno, failed, many, messages } from './messageList.fixtures.ts'
import { messagesInView, nextFrames, scrollTo, twoHundred } from './messageList.fixtures.ts'
import { MessageList } from './MessageList.tsx'

const guide: Guide = {
  whenToUse: 'For the messages of a conversation between users.',
  alternatives: { Timeline: 'for events of one thing', NoticeRegion: 'for messages of the application' },
  anatomy: [
    'Content above the messages, such as a notice',
    '«Earlier messages»',
    'Day',
    'Message: attachment, text, time and state',
    'Button for new messages out of view',
    'Who is writing',
  ],
  do: [
    'Give it a container with a height: the messages scroll in it.',
    'Keep the id of a message when it has been sent, so that it does not appear twice.',
    'Load earlier messages in pages with `onLoadEarlier`.',
  ],
  dont: ['Do not add another live region: it announces new messages politely.'],
  keyboard: {
    Tab: 'Moves focus to the messages, then to their buttons',
    'Arrow up, arrow down': 'Scroll the messages',
    'Home, End': 'Scroll to the first or to the last message',
  },
  messages: {
    earlier: esAR['messages.earlier'],
    new: esAR['messages.new'],
    own: esAR['messages.own'],
    sending: esAR['message.sending'],
    waiting: esAR['message.waiting'],
    sent: esAR['message.sent'],
    read: esAR['message.read'],
    failed: esAR['message.failed'],
    retry: esAR.retry,
    discard: esAR['message.discard'],
  },
}

const meta = {
  title: 'Components/Data/MessageList',
  component: MessageList,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: `Conversación con ${bruno}`, messages, onRetry: fn(), onDiscard: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The first line of a message, which other messages may begin with as well. */
const startOf = (canvas: Canvas, text: string) => canvas.getByText(new RegExp(`^${text}( |$)`))
/** Screen readers read the author before each message. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[1]).toHaveTextContent(/^Bruno Saldaño: Buenas/)
    await expect(items.at(-1)).toHaveTextContent(/^Tu mensaje: Dale.*Enviado$/)
  },
}

export const Loading: Story = { args: { messages: undefined } }

export const Empty: Story = {
  args: {
    messages: [],
    empty: <EmptyState title="Todavía no hay mensajes">El primero puede ser una pregunta.</EmptyState>,
  },
}

/** A failed message stays, with its reason and a way to send it again. */
export const FailedMessage: Story = {
  args: {
    messages: [...messages, failed],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledWith('a')
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(args.onDiscard).toHaveBeenCalledWith('a')
  },
}

export const Offline: Story = {
  args: {
    messages: [
      ...messages,
      { id: 'a', isOwn: true, state: 'waiting', text: 'Llego a las 9', date: '2026-11-20T13:09:00Z' },
      { id: 'b', isOwn: true, state: 'sending', text: 'O un poco antes', date: '2026-11-20T13:10:00Z' },
    ],
  },
}

/** New messages of the other user are announced and followed while the end is in view. */
export const NewMessage: Story = {
  name: 'New message (P-047)',
  render: function Growing(args) {
    const [added, setAdded] = useState<MessageItem[]>([])
    const add = () =>
      setAdded((now) => [
        ...now,
        {
          id: `n${now.length}`,
          author: bruno,
          text: `A las ${9 + now.length}`,
          date: '2026-11-20T13:30:00Z',
        },
      ])
    return (
      <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' }}>
        <Button onClick={add}>Recibir</Button>
        <MessageList {...args} messages={[...many, ...added]} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: /Conversación/ })
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100))
    await userEvent.click(canvas.getByRole('button', { name: 'Recibir' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${bruno}: A las 9`))
    await expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeLessThan(3)
    scroller.scrollTop = 0
    await waitFor(() => expect(scroller.scrollTop).toBe(0))
    scroller.dispatchEvent(new Event('scroll'))
    await userEvent.click(canvas.getByRole('button', { name: 'Recibir' }))
    await userEvent.click(await canvas.findByRole('button', { name: '1 mensaje nuevo' }))
    await expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeLessThan(3)
  },
}

/** Earlier messages are added above without moving those in view. */
export const EarlierMessages: Story = {
  render: function Paged(args) {
    const [from, setFrom] = useState(15)
    return (
      <MessageList
        {...args}
        messages={many.slice(from)}
        onLoadEarlier={from > 0 ? () => setFrom(0) : undefined}
      />
    )
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: /Conversación/ })
    scroller.scrollTop = 0
    scroller.dispatchEvent(new Event('scroll'))
    const before = canvas.getByText('Mensaje 16').getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Mensajes anteriores' }))
    await expect(canvas.getByText('Mensaje 1')).toBeInTheDocument()
    await expect(Math.abs(canvas.getByText('Mensaje 16').getBoundingClientRect().top - before)).toBeLessThan(
      60,
    )
    await expect(canvas.queryByRole('button', { name: 'Mensajes anteriores' })).toBeNull()
    await scrollTo(scroller, 0)
  },
}

/** Messages stay in place when earlier ones are added, or change their height. */
export const EarlierThanMany: Story = {
  name: 'Earlier messages of a long list (P-055, P-056)',
  parameters: { checks: { skip: { picture: 'it ends wherever the scrolling does' } } },
  render: function Paged(args) {
    const [from, setFrom] = useState(100)
    return (
      <MessageList
        {...args}
        messages={twoHundred.slice(from)}
        onLoadEarlier={from > 0 ? () => setFrom(Math.max(0, from - 50)) : undefined}
      />
    )
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: /Conversación/ })
    for (const first of [101, 51]) {
      await scrollTo(scroller, 0)
      const before = startOf(canvas, `Mensaje ${first}`).getBoundingClientRect().top
      await userEvent.click(canvas.getByRole('button', { name: 'Mensajes anteriores' }))
      await nextFrames()
      const after = startOf(canvas, `Mensaje ${first}`).getBoundingClientRect().top
      await expect(Math.abs(after - before)).toBeLessThan(60)
    }
    // What changes its height above, such as a photo that loads, moves nothing in view either.
    const [inView] = messagesInView(scroller)
    const before = inView?.getBoundingClientRect().top ?? 0
    const above = inView?.previousElementSibling
    if (above instanceof HTMLElement) above.style.height = '300px'
    await nextFrames()
    await expect(Math.abs((inView?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(2)
  },
}

export const WithPhotoAndTyping: Story = {
  args: {
    messages: [
      ...messages.slice(0, 3),
      {
        id: 9,
        author: bruno,
        text: 'Es como esta',
        date: '2026-11-20T13:01:00Z',
        attachment: <Attachment layout="photo" name="Foto" src={null} />,
      },
    ],
    typing: 'Bruno está escribiendo…',
  },
}

export const LongWords: Story = {
  args: {
    messages: [
      { id: 1, author: bruno, text: 'Electroimpermeabilizaciones'.repeat(12), date: '2026-11-19T12:02:00Z' },
      {
        id: 2,
        isOwn: true,
        text: 'Cambiar la bomba del tanque y revisar la instalación.\n'.repeat(6),
        date: '2026-11-19T12:02:00Z',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'محادثة',
    messages: [
      { id: 1, author: 'برونو', text: 'صباح الخير', date: '2026-11-19T12:02:00Z' },
      { id: 2, isOwn: true, text: 'أهلا', date: '2026-11-19T12:05:00Z' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar" style={{ height: '100%' }}>
      <MessageList {...args} />
    </div>
  ),
}
