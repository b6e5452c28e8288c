import { notifications, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { notificationMessages } from '../notification.messages.ts'
import { NotificationList } from './NotificationList.tsx'

const guide: Guide = {
  whenToUse: 'For the notifications of a user, grouped by offer.',
  alternatives: { NoticeRegion: 'for messages about the action that the user just did' },
  anatomy: ['Title of the offer', 'Number of unread ones', 'Portrait, sentence and time', 'Mark as read'],
  do: ['Mark a notification as read in `onRead`, also when its link is opened.'],
  dont: ['Do not remove read notifications from the list.'],
  keyboard: { Tab: 'Moves focus to the links and buttons', Enter: 'Opens the link or marks as read' },
  messages: { markRead: notificationMessages.markRead, isUnread: notificationMessages.isUnread },
}

const [contact, payment, acceptance] = notifications
const unread = notifications.map((one) => ({ ...one, isRead: one.id === 1 }))

const meta = {
  title: 'Marketplace/Notification/NotificationList',
  component: NotificationList,
  tags: ['interactive'],
  parameters: { guide },
  args: { notifications: unread, recipient: people.bruno, onRead: fn() },
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Groups by offer, whose title is read once, and marks as read (P-061, P-062, P-164)',
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Contactos',
      payment?.offer?.title,
    ])
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    const link = list.getByRole('link', { name: /^Ana te pagó · \$ 52\.000/ })
    await expect(link).toHaveAttribute('href', `/profilep/jobs/${people.bruno.id}`)
    const [first] = list.getAllByRole('button', { name: 'Marcar como leída' })
    if (first) await userEvent.click(first)
    await expect(args.onRead).toHaveBeenCalledWith(unread[0])
  },
}

/** The focus moves to the next button, and to the page after the last one. */
export const ByKeyboard: Story = {
  name: 'Marks as read by keyboard (P-062)',
  render: function Reading(args) {
    const [shown, setShown] = useState(args.notifications)
    return (
      <main tabIndex={-1}>
        <NotificationList
          {...args}
          notifications={shown}
          onRead={({ id }) => setShown(shown.map((one) => (one.id === id ? { ...one, isRead: true } : one)))}
        />
      </main>
    )
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Marcar como leída' })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const AllRead: Story = {
  name: 'All read',
  args: { notifications: notifications.map((one) => ({ ...one, isRead: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const LongWords: Story = {
  name: 'Long names and a long message',
  args: {
    notifications: [contact, payment, acceptance].flatMap((one) =>
      one
        ? [
            {
              ...one,
              isRead: false,
              from: {
                ...one.from,
                firstName: 'Maximiliano-Sebastián',
                lastName: 'Etcheverrigaray de la Concepción',
              },
              offer: one.offer && { ...one.offer, title: 'Impermeabilización '.repeat(6) },
              message: one.message && 'Necesito arreglar la instalación completa. '.repeat(8),
            },
          ]
        : [],
    ),
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
