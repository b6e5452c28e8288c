import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paymentCopy } from '../payment.copy.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { PaymentFailed } from './PaymentFailed.tsx'

const guide: Guide = {
  use: 'The whole content of the payment window when the payment did not work. It closes by itself.',
  instead: { Notice: 'to say it in the page that opened the window' },
  anatomy: ['«¡Pago fallido!»', 'What to do', 'The seconds that are left, and a button that stops them'],
  do: ['Close the window in `onClose`.'],
  dont: ['Do not take away the button that keeps it open: five seconds are not enough for everybody.'],
  keys: { Tab: 'To the button', Enter: 'Keeps the window open, or closes it', Space: 'The same' },
  copy: { failed: paymentCopy.failed, failedHelp: paymentCopy.failedHelp },
}

const meta = {
  title: 'Payment/PaymentFailed',
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

/** Whoever needs more time takes it (WCAG 2.2.1). */
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
