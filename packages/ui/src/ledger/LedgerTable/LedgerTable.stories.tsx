import { jobStatement, professionalStatement } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { ledgerMessages } from '../ledger.messages.ts'
import { LedgerTable } from './LedgerTable.tsx'

const { movement, movements, way, amount, held, professional, platform, refund, balance, none, noneHelp } =
  ledgerMessages

const guide: Guide = {
  whenToUse: 'For admins: where the money of a job went, or the balance of a professional.',
  alternatives: { StatementTable: 'for professionals, with the movements of a month' },
  anatomy: [
    'What happened and when',
    'From which account to which one',
    'Amount',
    'What each party has after it',
  ],
  do: ['Show all movements of a job.'],
  dont: ['Do not sort them: the balances follow their order.'],
  keyboard: { Tab: 'Moves focus through the jobs of a professional', Enter: 'Opens one' },
  messages: {
    movement,
    movements,
    way,
    amount,
    held,
    professional,
    platform,
    refund,
    balance,
    none,
    noneHelp,
  },
}

const meta = {
  title: 'Marketplace/Ledger/LedgerTable',
  component: LedgerTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { statement: jobStatement, hrefFor: ({ id }) => `/trabajo/${id}`, onRetry: fn() },
} satisfies Meta<typeof LedgerTable>

export default meta
type Story = StoryObj<typeof meta>

export const OfJob: Story = {
  name: 'The movements of a job, and what each party has after them (P-302)',
  play: async ({ canvas }) => {
    const [, charge] = canvas.getAllByRole('row')
    await expect(charge).toHaveTextContent(
      /El cliente pagó.*10\/11\/2026.*Proveedor de pagos → Retenido.*48\.000/,
    )
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(
      /Saldo del profesional → Plomada.*4\.949,85/,
    )
  },
}
export const OfProfessional: Story = {
  name: 'The balance of a professional links to the jobs (P-302)',
  args: { statement: professionalStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/trabajo/7')
  },
}
export const None: Story = { args: { statement: { ...jobStatement, lines: [] } } }
export const Loading: Story = { args: { statement: undefined } }
export const Failed: Story = { args: { statement: undefined, hasFailed: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
