import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paymentMessages } from '../payment.messages.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { PaymentFailed } from './PaymentFailed.tsx'

const guide: Guide = {
  whenToUse: 'For the payment window after a failed payment. The window closes after 5 seconds.',
  alternatives: { Notice: 'for a message on the page that opened the window' },
  anatomy: [
    'Heading «¡Pago fallido!»',
    'What to do',
    'Remaining seconds and a button that keeps the window open',
  ],
  do: ['Close the window in `onClose`.'],
  dont: ['Do not remove the button that keeps the window open: some users need more than 5 seconds.'],
  keyboard: { Tab: 'Moves focus to the button', 'Enter, Space': 'Keeps the window open, then closes it' },
  messages: { failed: paymentMessages.failed, failedHelp: paymentMessages.failedHelp },
}

const meta = {
  title: 'Marketplace/Payment/PaymentFailed',
  component: PaymentFailed,
  tags: ['interactive'],
  parameters: { guide },
  args: { onClose: fn() },
} satisfies Meta<typeof PaymentFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-232, S-233, S-448)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: '¡Pago fallido!' })).toBeVisible()
    await expect(page.getByText('Por favor, revisa tus datos de pago e intenta nuevamente.')).toBeVisible()
    await expect(page.getByText('Esta ventana se cierra en 5 segundos')).toBeVisible()
  },
}

export const Closing: Story = {
  name: 'Closing (S-234)',
  beforeEach: withFakeClock,
  play: async ({ args, canvasElement }) => {
    await advanceClock(3000)
    await expect(within(canvasElement).getByText('Esta ventana se cierra en 2 segundos')).toBeVisible()
    await advanceClock(1999)
    await expect(args.onClose).not.toHaveBeenCalled()
    await advanceClock(1)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** Users can take more time (WCAG 2.2.1). */
export const KeptOpen: Story = {
  beforeEach: withFakeClock,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mantener abierta' }))
    await expect(within(canvasElement).getByText('La ventana queda abierta')).toBeVisible()
    await advanceClock(50_000)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerrar la ventana' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
