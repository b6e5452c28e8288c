import { statement } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutMessages } from '../payout.messages.ts'
import { StatementTable } from './StatementTable.tsx'

const {
  invoice,
  movement,
  date,
  movementAmount,
  balanceAfter,
  opening,
  closing,
  noMovements,
  noMovementsHelp,
} = payoutMessages

const guide: Guide = {
  whenToUse: 'For the movements of the balance of a professional in a month.',
  alternatives: { EarningsSummary: 'for the balance of now' },
  anatomy: ['The balance before and after', 'Each movement with its job, day, amount and balance'],
  do: ['Show the movements of one month.'],
  dont: ['Do not sort them: the balance follows their order.'],
  keyboard: { Tab: 'Moves focus through the jobs', Enter: 'Opens the job' },
  messages: {
    movement,
    invoice,
    date,
    movementAmount,
    balanceAfter,
    opening,
    closing,
    noMovements,
    noMovementsHelp,
  },
}

const meta = {
  title: 'Marketplace/Payout/StatementTable',
  component: StatementTable,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    statement,
    hrefFor: ({ id }) => `/trabajo/${id}`,
    invoiceHrefFor: ({ id }) => `/comprobante/${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof StatementTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Each movement with the balance after it, a commission with its document (P-249, P-327)',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(
      /Comisión.*12\/11\/2026.*10\.800.*184\.450,50/,
    )
    await expect(canvas.getByRole('link', { name: 'Ver el comprobante' })).toHaveAttribute(
      'href',
      '/comprobante/17',
    )
  },
}
export const None: Story = {
  args: { statement: { month: '2026-12', opening: 18_445_050, closing: 18_445_050, lines: [] } },
}
export const Loading: Story = { args: { statement: undefined } }
export const Failed: Story = { args: { statement: undefined, hasFailed: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
