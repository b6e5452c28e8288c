import { earnings, payoutRun } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutDeskMessages, payoutMessages } from '../payout.messages.ts'
import { PayoutTable } from './PayoutTable.tsx'

const { payouts, target, person, date, state, movementAmount } = payoutMessages

const guide: Guide = {
  whenToUse: 'For payouts to one professional, or those of a run.',
  alternatives: { StatementTable: 'for every movement of a balance' },
  anatomy: ['Account or professional', 'State, and the reason of a failed one', 'Day', 'Amount'],
  do: ['Show the newest payouts first.'],
  dont: ['Do not pass the whole number of an account.'],
  keyboard: {},
  messages: {
    payouts,
    payoutsOfARun: payoutDeskMessages.payouts,
    target,
    person,
    date,
    state,
    movementAmount,
  },
}

const meta = {
  title: 'Marketplace/Payout/PayoutTable',
  component: PayoutTable,
  parameters: { guide },
  args: { payouts: earnings.payouts },
} satisfies Meta<typeof PayoutTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The state of each payout, and why one failed (P-253)',
  play: async ({ canvas }) => {
    const [, pending, processing, failed, paid] = canvas.getAllByRole('row')
    await expect(pending).toHaveTextContent(/Por enviar/)
    await expect(processing).toHaveTextContent(/En camino/)
    await expect(failed).toHaveTextContent(/No salió.*El alias no existe/)
    await expect(paid).toHaveTextContent(/CBU ••••5201.*Pagado.*123\.250,50/)
  },
}
export const OfARun: Story = { args: { payouts: payoutRun.payouts } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
