import { sumCommissions } from '@plomada/domain'
import { commissions } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { commissionMessages } from '../ledger.messages.ts'
import { CommissionTable } from './CommissionTable.tsx'

const { byMonth, byTrade, month, trade, earned, returned, costs, net } = commissionMessages

const guide: Guide = {
  whenToUse: 'For admins: what the platform kept, by month or by trade.',
  alternatives: { Stats: 'for the figures of the dashboard' },
  anatomy: [
    'Month or trade, with a bar',
    'Commission, what went back and what chargebacks cost, if any did',
    'What is left',
  ],
  do: ['Show the table: the bars have no figures of their own, and screen readers skip them.'],
  dont: ['Do not compare the bars of two tables: each has its own scale.'],
  keyboard: {},
  messages: { byMonth, byTrade, month, trade, earned, returned, costs, net },
}

const meta = {
  title: 'Marketplace/Ledger/CommissionTable',
  component: CommissionTable,
  parameters: { guide },
  args: {
    totals: sumCommissions(commissions, (row) => row.month),
    label: month,
    caption: byMonth,
    nameOf: (key) => key,
  },
} satisfies Meta<typeof CommissionTable>

export default meta
type Story = StoryObj<typeof meta>

export const ByMonth: Story = {
  name: 'What the platform kept by month, without what went back and what chargebacks cost (P-303, P-339)',
  play: async ({ canvas }) => {
    const [, newest, , oldest] = canvas.getAllByRole('row')
    await expect(newest).toHaveTextContent(/2026-11.*692\.190,75.*7\.200.*15\.000,50.*669\.990,25/)
    await expect(oldest).toHaveTextContent(/2026-09.*3\.100/)
  },
}
export const ByTrade: Story = {
  args: {
    totals: sumCommissions(
      commissions.filter((row) => row.returned === 0),
      (row) => row.trade?.name ?? 'Sin oficio',
    ),
    label: trade,
    caption: byTrade,
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
