import { notificationSettings } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { preferenceMessages } from '../notification.messages.ts'
import { NotificationPreferences, type NotificationPreferencesProps } from './NotificationPreferences.tsx'

const guide: Guide = {
  whenToUse: 'Where users choose how they are notified of each kind of event.',
  alternatives: { PushSetting: 'for push messages on this browser' },
  anatomy: ['Kind of event and when it happens', 'Frequency of mails', 'Switch for devices'],
  do: ['Save each change at once.', 'Undo a change that the server refuses.'],
  dont: ['Do not list kinds by hand: pass all preferences.'],
  keyboard: { Tab: 'Moves focus between controls', Space: 'Changes the switch' },
  messages: { mail: preferenceMessages.mail, push: preferenceMessages.push },
}

function Changing({ preferences, onChange }: NotificationPreferencesProps) {
  const [current, setCurrent] = useState(preferences)
  return (
    <NotificationPreferences
      preferences={current}
      onChange={(changed) => {
        setCurrent((now) => now.map((one) => (one.kind === changed.kind ? changed : one)))
        onChange(changed)
      }}
    />
  )
}

const meta = {
  title: 'Marketplace/Notification/NotificationPreferences',
  component: NotificationPreferences,
  tags: ['interactive'],
  parameters: { guide },
  args: { preferences: notificationSettings.preferences, onChange: fn() },
  render: (args) => <Changing {...args} />,
} satisfies Meta<typeof NotificationPreferences>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Chooses the channels of a kind (P-066, P-165)',
  play: async ({ args, canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'))
    const mail = within(table.getByRole('radiogroup', { name: 'Correo: Pagos' }))
    await userEvent.click(mail.getByRole('radio', { name: 'Resumen diario' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'payment', mail: 'daily', push: true })
    await userEvent.click(table.getByRole('switch', { name: 'En tus dispositivos: Pagos' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'payment', mail: 'daily', push: false })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
