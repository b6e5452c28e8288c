import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ClosingWindow } from './ClosingWindow.tsx'

const meta = {
  title: 'Layout/ClosingWindow',
  component: ClosingWindow,
  args: { after: 60_000, onClose: fn(), onKeep: fn() },
} satisfies Meta<typeof ClosingWindow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Esta ventana se cierra en 60 segundos')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledTimes(1)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Closing: Story = {
  args: { after: 800 },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Esta ventana se cierra en 1 segundo')).toBeVisible()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 3000 })
  },
}
