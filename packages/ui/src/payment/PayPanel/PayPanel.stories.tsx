import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { paymentCopy } from '../payment.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { PayPanel } from './PayPanel.tsx'

const guide: Guide = {
  use: 'What an accepted job costs, and the way to pay it by card in a window of its own.',
  instead: { PaymentFailed: 'inside that window, when the card was refused' },
  anatomy: [
    'Heading «Para pagar»',
    'Amount',
    'What will happen',
    'A link, when the browser blocked the window',
    '«Pagar»',
  ],
  do: [
    'Open the window inside `onPay` itself, then set its address: later, browsers block it.',
    'Say `processing` as soon as the card was taken, until the provider confirms.',
  ],
  dont: ['Do not show the button again while a payment is being confirmed.'],
  keys: { Tab: 'To the link, if any, then to the button', Enter: 'Pays', Space: 'Pays' },
  copy: {
    toPay: paymentCopy.toPay,
    pay: paymentCopy.pay,
    card: paymentCopy.card,
    blocked: paymentCopy.blocked,
    openByHand: paymentCopy.openByHand,
    processing: paymentCopy.processing,
  },
}

const meta = {
  title: 'Payment/PayPanel',
  component: PayPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { amount: offers.paintedRoom.budget, onPay: fn() },
} satisfies Meta<typeof PayPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await expect(canvasElement.textContent).toContain('$\u00a085.000')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledTimes(1)
  },
}

export const Opening: Story = {
  args: { status: 'opening' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'procesando...' }))
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** Some browsers let no window open: the page is reached by a link instead. */
export const Blocked: Story = {
  args: { blockedUrl: '/checkout/cs_1' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Abrir la ventana de pago/ })
    await expect(link).toHaveAttribute('href', '/checkout/cs_1')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** The card was taken; only the payment system's word settles the job. */
export const Processing: Story = {
  args: { status: 'processing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('El pago está en camino')
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  name: 'Refused (S-443)',
  args: {
    notice: <Notice kind="error">El sistema de pagos no responde. Volver a intentar en un momento</Notice>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'El sistema de pagos no responde',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Pagar' })).toBeEnabled()
  },
}
