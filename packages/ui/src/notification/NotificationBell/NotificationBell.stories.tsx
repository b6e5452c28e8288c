import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { notificationMessages } from '../notification.messages.ts'
import { NotificationBell } from './NotificationBell.tsx'

const guide: Guide = {
  whenToUse: 'In the top bar of a signed-in user, before the portrait.',
  alternatives: { Badge: 'for a state next to a title' },
  anatomy: ['Bell', 'Number of unread notifications, if there are any'],
  do: ['Read the number again at a calm interval.'],
  dont: ['Do not render it for visitors.'],
  keyboard: { Enter: 'Opens the notifications' },
  messages: { title: notificationMessages.title, unread: notificationMessages.unread },
}

const meta = {
  title: 'Marketplace/Notification/NotificationBell',
  component: NotificationBell,
  tags: ['interactive'],
  parameters: { guide },
  args: { href: '#notifications', unread: 3 },
} satisfies Meta<typeof NotificationBell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Three unread (P-064)',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Notificaciones, 3 sin leer' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const AllRead: Story = {
  name: 'All read',
  args: { unread: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Notificaciones' })).toBeVisible()
  },
}

export const Many: Story = {
  name: 'More than 99',
  args: { unread: 250 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible()
  },
}
