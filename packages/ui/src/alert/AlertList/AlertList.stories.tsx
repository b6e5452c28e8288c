import { alerts } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { alertMessages } from '../alert.messages.ts'
import { AlertList } from './AlertList.tsx'

const { edit, pause, resume, remove, removeTitle, isPaused } = alertMessages

const guide: Guide = {
  whenToUse: 'For the alerts of a professional.',
  alternatives: { NotificationList: 'for the offers that matched' },
  anatomy: ['Name, from the filters', 'Frequency', '«Editar», «Pausar» and «Borrar»'],
  do: ['Open `AlertDialog` in `onEdit`.'],
  dont: ['Do not show it to clients.'],
  keyboard: { Tab: 'Moves focus through the buttons', Enter: 'Edits, pauses or deletes' },
  messages: { edit, pause, resume, remove, removeTitle, isPaused },
}

const meta = {
  title: 'Marketplace/Alert/AlertList',
  component: AlertList,
  tags: ['interactive'],
  parameters: { guide },
  args: { alerts, onEdit: fn(), onPause: fn(async () => {}), onRemove: fn(async () => {}) },
} satisfies Meta<typeof AlertList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Pauses, edits and deletes an alert (P-097)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar la alerta Gas' }))
    await expect(args.onPause).toHaveBeenCalledWith(alerts[1], true)
    await userEvent.click(canvas.getByRole('button', { name: 'Editar la alerta Gas' }))
    await expect(args.onEdit).toHaveBeenCalledWith(alerts[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar la alerta Gas' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Borrar la alerta?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Borrar' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(alerts[1]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
