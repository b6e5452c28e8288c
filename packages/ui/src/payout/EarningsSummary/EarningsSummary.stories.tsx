import { earnings } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutMessages } from '../payout.messages.ts'
import { EarningsSummary } from './EarningsSummary.tsx'

const { balance, balanceHelp, debtHelp, held, heldHelp, noneHeld, noneHeldHelp, job, why, until, amount } =
  payoutMessages
const { months, noMonths, payouts, nonePaid } = payoutMessages

const guide: Guide = {
  whenToUse: 'For what a professional has earned, and where the money is.',
  alternatives: { StatementTable: 'for each movement of a month' },
  anatomy: [
    'What can be paid out, or why it is a debt',
    'Own content, such as the account',
    'The money of each job, why it is held and until when',
    'Links to the months',
  ],
  do: ['Pass amounts without the commission.'],
  dont: ['Do not add held money to the balance.'],
  keyboard: { Tab: 'Moves focus through the jobs and the months', Enter: 'Opens one' },
  messages: {
    balance,
    balanceHelp,
    debtHelp,
    held,
    heldHelp,
    noneHeld,
    noneHeldHelp,
    job,
    why,
    until,
    amount,
    months,
    noMonths,
    payouts,
    nonePaid,
  },
}

const meta = {
  title: 'Marketplace/Payout/EarningsSummary',
  component: EarningsSummary,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    earnings,
    hrefFor: ({ id }) => `/trabajo/${id}`,
    monthHrefFor: (month) => `/cobros/${month}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof EarningsSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The balance, and what is held of each job, why and until when (P-248)',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      /Falta que el cliente confirme.*24\/11\/2026.*40\.800/,
    )
    await expect(canvas.getByRole('link', { name: 'Noviembre de 2026' })).toHaveAttribute(
      'href',
      '/cobros/2026-11',
    )
  },
}
export const None: Story = {
  args: { earnings: { balance: 0, minimum: 100_000, held: [], payouts: [], months: [] } },
}
export const Debt: Story = {
  name: 'A debt, and why there is one (P-258)',
  args: { earnings: { ...earnings, balance: -2_804_915 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28.049,15', { exact: false })).toBeVisible()
    await expect(canvas.getByText(debtHelp)).toBeVisible()
  },
}
export const Loading: Story = { args: { earnings: undefined } }
export const Failed: Story = { args: { earnings: undefined, hasFailed: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
