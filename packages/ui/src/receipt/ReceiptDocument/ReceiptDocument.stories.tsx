import { receipts } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { receiptMessages } from '../receipt.messages.ts'
import { ReceiptDocument } from './ReceiptDocument.tsx'

const { amount, supplement, paidAt, payer, payee, offer, money, held, heldByFailure, disputed, chargedBack } =
  receiptMessages
const {
  released,
  returning,
  returned,
  returnedByProvider,
  refunds,
  refundHelp,
  requestedAt,
  doneAt,
  state,
  notDone,
} = receiptMessages

const guide: Guide = {
  whenToUse: 'For what a client paid, on a page that is printed.',
  alternatives: { InvoiceDocument: 'for the commission of a professional' },
  anatomy: [
    'Amount, day, payer, professional and offer',
    'Where the money is now, a sentence for each part',
    'Refunds with state and days, if there are any',
  ],
  do: ['Pass the receipt as the server has it now: it follows the money.'],
  dont: ['Do not call it an invoice.'],
  keyboard: {},
  messages: {
    amount,
    supplement,
    paidAt,
    payer,
    payee,
    offer,
    money,
    held,
    heldByFailure,
    disputed,
    chargedBack,
    released,
    returning,
    returned,
    returnedByProvider,
    refunds,
    refundHelp,
    requestedAt,
    doneAt,
    state,
    notDone,
  },
}

const meta = {
  title: 'Marketplace/Receipt/ReceiptDocument',
  component: ReceiptDocument,
  parameters: { guide },
  args: { receipt: receipts.held },
} satisfies Meta<typeof ReceiptDocument>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Held: who paid what, who gets it, and when it moves (P-322)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana Ferreyra')).toBeVisible()
    await expect(canvas.getByText('Bruno Saldaño')).toBeVisible()
    await expect(canvas.getByText('$ 85.000: los guardamos hasta que confirmes el trabajo.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const Released: Story = {
  args: { receipt: receipts.released },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 85.000: son de Bruno desde el 4/12/2026.')).toBeVisible()
  },
}
export const Disputed: Story = {
  name: 'Its payer disputes it at the bank (P-309)',
  args: { receipt: receipts.disputed },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('$ 85.000: los está revisando tu banco. Hasta que resuelva no se mueven.'),
    ).toBeVisible()
  },
}
export const ChargedBack: Story = {
  name: 'The bank returned it (P-309)',
  args: { receipt: receipts.chargedBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 85.000: te los devolvió tu banco.')).toBeVisible()
  },
}
export const Refunding: Story = {
  name: 'A refund on its way (P-323)',
  args: { receipt: receipts.refunding },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 15.000: van de vuelta a vos desde el 4/12/2026.')).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/En camino\s*.*Todavía no\s*.*\$\s15\.000/)
  },
}
export const RefundedPart: Story = {
  name: 'A part was refunded (P-323)',
  args: { receipt: receipts.refundedPart },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 70.000: son de Bruno desde el 4/12/2026.')).toBeVisible()
    await expect(canvas.getByText('$ 15.000: te los devolvimos el 4/12/2026.')).toBeVisible()
  },
}
export const RefundedByProvider: Story = {
  name: 'A part went back from the panel of the provider (P-330)',
  args: { receipt: receipts.refundedByProvider },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '$ 15.000: te los devolvió el proveedor de pagos el 4/12/2026, sin pasar por Plomada.',
      ),
    ).toBeVisible()
  },
}
export const Refunded: Story = { args: { receipt: receipts.refunded } }
export const RefundFailed: Story = {
  name: 'A refund that failed is held (P-323)',
  args: { receipt: receipts.refundFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/los guardamos mientras Plomada resuelve la devolución/)).toBeVisible()
    await expect(canvas.getByText('No salió: lo resuelve Plomada')).toBeVisible()
  },
}
export const Supplement: Story = { args: { receipt: receipts.supplement } }
export const OnAPhone: Story = {
  args: { receipt: receipts.refundedPart },
  globals: { viewport: { value: 'phone' } },
}
