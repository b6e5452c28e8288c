import { differences } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { reconciliationMessages } from '../ledger.messages.ts'
import { DifferenceTable } from './DifferenceTable.tsx'

const {
  differences: caption,
  what,
  payment,
  paymentOf,
  unknown,
  session,
  noDifferences,
} = reconciliationMessages

const guide: Guide = {
  whenToUse: 'For admins: what differs between the payment provider and the ledger.',
  alternatives: { LedgerTable: 'for the movements of one job' },
  anatomy: [
    'What differs, in one sentence',
    'The payment here, with its state',
    'The number at the provider',
  ],
  do: ['Link to the movements of the job.'],
  dont: ['Do not offer an action: some need the panel of the provider.'],
  keyboard: { Tab: 'Moves focus through the payments', Enter: 'Opens one' },
  messages: { caption, what, payment, paymentOf, unknown, session, noDifferences },
}

const meta = {
  title: 'Marketplace/Ledger/DifferenceTable',
  component: DifferenceTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { differences, hrefFor: ({ id }) => `/dashboard/libro?trabajo=${id}` },
} satisfies Meta<typeof DifferenceTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Each difference in one sentence (P-300, P-301)',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(differences.length + 1)
    await expect(rows[1]).toHaveTextContent(/cobró 99,90 USD y acá no hay ningún pago.*No figura/)
    await expect(rows[5]).toHaveTextContent(/no le pagues al profesional hasta aclararlo.*Pago 41.*pagado/)
  },
}
export const None: Story = { args: { differences: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
