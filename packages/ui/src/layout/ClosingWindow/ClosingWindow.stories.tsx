import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ClosingWindow } from './ClosingWindow.tsx'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'At the end of a pop-up window that closes automatically, after a rating or a failed payment.',
  alternatives: { Notice: 'for a message that stays' },
  anatomy: ['Remaining seconds, as text', 'Button that keeps the window open and then closes it'],
  do: ['Show the message on the page that opened the window too.'],
  dont: ['Do not announce each second.'],
  keyboard: {
    Tab: 'Moves focus to the button',
    'Enter, Space': 'Keeps the window open. The second press closes it',
  },
  messages: { keepOpen: esAR['window.keepOpen'], kept: esAR['window.keptOpen'], close: esAR['window.close'] },
}

const meta = {
  title: 'Patterns/Layout/ClosingWindow',
  component: ClosingWindow,
  tags: ['interactive'],
  parameters: { guide },
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
  beforeEach: withFakeClock,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Esta ventana se cierra en 1 segundo')).toBeVisible()
    await advanceClock(799)
    await expect(args.onClose).not.toHaveBeenCalled()
    await advanceClock(1)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** The button stops the countdown. A second press closes the window. */
export const KeptOpen: Story = {
  args: { after: 1500 },
  beforeEach: withFakeClock,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mantener abierta' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('La ventana queda abierta')).toBeVisible()
    await advanceClock(15_000)
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Cerrar la ventana' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
