import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { pushMessages } from '../notification.messages.ts'
import { PushSetting } from './PushSetting.tsx'

const guide: Guide = {
  whenToUse: 'Next to the preferences, for push messages on this browser.',
  alternatives: { NotificationPreferences: 'for the kinds of events on all devices' },
  anatomy: ['State of this browser', 'Button that changes it', 'Number of devices'],
  do: ['Ask for the permission in `onEnable`, never before.'],
  dont: ['Do not hide it when the browser blocks notifications: it says how to change that.'],
  keyboard: { Enter: 'Turns push messages on or off' },
  messages: { off: pushMessages.off, on: pushMessages.on, blocked: pushMessages.blocked },
}

const meta = {
  title: 'Marketplace/Notification/PushSetting',
  component: PushSetting,
  tags: ['interactive'],
  parameters: { guide },
  args: { state: 'off', devices: 0, onEnable: fn(), onDisable: fn() },
} satisfies Meta<typeof PushSetting>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Off on this device (P-077)',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Activar en este dispositivo' }))
    await expect(args.onEnable).toHaveBeenCalledOnce()
  },
}

export const On: Story = {
  name: 'On, with two devices',
  args: { state: 'on', devices: 2 },
  play: async ({ args, canvasElement }) => {
    const setting = within(canvasElement)
    await expect(setting.getByText('2 dispositivos activos')).toBeVisible()
    await userEvent.click(setting.getByRole('button', { name: 'Desactivar en este dispositivo' }))
    await expect(args.onDisable).toHaveBeenCalledOnce()
  },
}

export const Blocked: Story = {
  name: 'Blocked by the user',
  args: { state: 'blocked' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Unsupported: Story = { name: 'Not supported by the browser', args: { state: 'unsupported' } }

export const Pending: Story = { name: 'While it is being saved', args: { isPending: true } }
