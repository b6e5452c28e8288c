import { openChargebacks } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutDeskMessages } from '../payout.messages.ts'
import { ChargebackTable } from './ChargebackTable.tsx'

const {
  chargebacks,
  chargebackJob,
  noJob,
  chargebackAmount,
  chargebackSince,
  chargebackDue,
  noChargebackDue,
  sentBy,
  sentByUs,
  sentByProfessional,
} = payoutDeskMessages

const guide: Guide = {
  whenToUse: 'For admins: the payments that their payers dispute at the bank.',
  alternatives: { PayoutRunTable: 'for payouts to professionals' },
  anatomy: [
    'Job, with a link to its page',
    'When the payer disputed the payment',
    'Until when the provider accepts documents, and who sends them',
    'Amount',
  ],
  do: ['Show the first deadline first.'],
  dont: ['Do not list chargebacks that the bank has decided.'],
  keyboard: { Tab: 'Moves focus through the jobs', Enter: 'Opens one' },
  messages: {
    chargebacks,
    chargebackJob,
    noJob,
    chargebackAmount,
    chargebackSince,
    chargebackDue,
    noChargebackDue,
    sentBy,
    sentByUs,
    sentByProfessional,
  },
}

const meta = {
  title: 'Marketplace/Payout/ChargebackTable',
  component: ChargebackTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { chargebacks: openChargebacks, hrefFor: ({ id }) => `/trabajos/${id}` },
} satisfies Meta<typeof ChargebackTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Names the job, the deadline and who sends the documents (P-310)',
  play: async ({ canvas }) => {
    const [, first, second, third] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(/28\/11\/2026.*Plomada, en el panel del proveedor.*48\.000/)
    await expect(second).toHaveTextContent(/2\/12\/2026.*Carla, desde su cuenta.*12\.500,50/)
    await expect(third).toHaveTextContent(/Un pago sin trabajo.*Miralo en el panel/)
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/trabajos/7')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
