import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { paymentMessages } from '../payment.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { PayPanel } from './PayPanel.tsx'

const guide: Guide = {
  whenToUse: 'To pay for an accepted job. The payment by card takes place in a separate window.',
  alternatives: { PaymentFailed: 'in that window, after a failed payment' },
  anatomy: [
    'Heading «Para pagar»',
    'Amount, with «Suplemento» above it if it is one',
    'That nothing is added and what happens to the money, or the status of the payment',
    'Link to the payment, if the browser blocked the window',
    '«Pagar»',
  ],
  do: [
    'Open the window synchronously in `onPay` and set its address later. Otherwise browsers block it.',
    'Set `processing` after the card was accepted, until the provider confirms the payment.',
  ],
  dont: ['Do not show the button while a payment is being confirmed.'],
  keyboard: {
    Tab: 'Moves focus to the link, if any, then to the button',
    'Enter, Space': 'On the button: starts the payment',
  },
  messages: {
    toPay: paymentMessages.toPay,
    pay: paymentMessages.pay,
    card: paymentMessages.card,
    heldFor: paymentMessages.heldFor,
    paidTo: paymentMessages.paidTo,
    blocked: paymentMessages.blocked,
    openByHand: paymentMessages.openByHand,
    processing: paymentMessages.processing,
    supplement: paymentMessages.supplement,
    processingSupplement: paymentMessages.processingSupplement,
  },
}

const meta = {
  title: 'Marketplace/Payment/PayPanel',
  component: PayPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { amount: offers.paintedRoom.budget, payee: 'Bruno', onPay: fn() },
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

export const Held: Story = {
  name: 'Says that nothing is added, and that the money waits for the client (P-320)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pagás \$.85\.000: no se suma nada/)).toHaveTextContent(
      /hasta que confirmes el trabajo y recién ahí la recibe Bruno; si se cancela, vuelve/,
    )
  },
}

/** A provider that pays the professional at once. */
export const NotHeld: Story = {
  name: 'Says that the money goes to the professional at once (P-320)',
  args: { isHeld: false, isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/la recibe Bruno apenas pagás/)).toBeVisible()
    await expect(canvas.queryByText(/hasta que confirmes/)).toBeNull()
  },
}

export const Opening: Story = {
  args: { status: 'opening' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'procesando...' }))
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** The browser blocked the window, so a link opens it. */
export const PopupBlocked: Story = {
  args: { blockedUrl: '/checkout/cs_1' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Abrir la ventana de pago/ })
    await expect(link).toHaveAttribute('href', '/checkout/cs_1')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** The card was accepted. The job is paid when the provider confirms the payment. */
export const Processing: Story = {
  args: { status: 'processing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Tu pago está en camino')
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The rest of a price that went up after the payment. */
export const Supplement: Story = {
  name: 'Says that the amount is a supplement (P-294)',
  args: { amount: 12_000, isSupplement: true, isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suplemento')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pagar' })).toBeEnabled()
  },
}

export const Failed: Story = {
  name: 'Failed (S-443)',
  args: {
    notice: <Notice kind="error">El sistema de pagos no responde. Intentá de nuevo en un momento</Notice>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'El sistema de pagos no responde',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Pagar' })).toBeEnabled()
  },
}
