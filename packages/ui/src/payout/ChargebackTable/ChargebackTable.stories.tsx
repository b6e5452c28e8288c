import { endedChargebacks, openChargebacks } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutDeskMessages } from '../payout.messages.ts'
import { ChargebackTable } from './ChargebackTable.tsx'

const {
  chargebacks,
  endedChargebacks: ended,
  chargebackEnd,
  chargebackLost,
  chargebackWon,
  chargebackFee,
  feeOfPlatform,
  feeOfProfessional,
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
    'Of one that has ended: what the bank decided and when, what the provider charged, and who bears it',
  ],
  do: [
    'Show the first deadline first.',
    'Show those that have ended in a table of their own, with their cost.',
  ],
  dont: ['Do not mix open chargebacks with those that the bank has decided.'],
  keyboard: { Tab: 'Moves focus through the jobs', Enter: 'Opens one' },
  messages: {
    chargebacks,
    endedChargebacks: ended,
    chargebackEnd,
    chargebackLost,
    chargebackWon,
    chargebackFee,
    feeOfPlatform,
    feeOfProfessional,
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
export const Ended: Story = {
  name: 'Says how each one ended, what it cost and who bears that (P-339)',
  args: { chargebacks: endedChargebacks, isEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Contracargos terminados' })).toBeVisible()
    const [, first, second, third] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(/Perdido.*17\/11\/2026.*48\.000.*15\.000,50.*De Plomada/)
    await expect(second).toHaveTextContent(/Perdido.*12\.500,50.*15\.000,50.*De Carla/)
    await expect(third).toHaveTextContent(/Un pago sin trabajo.*Ganado.*9\.900$/)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
