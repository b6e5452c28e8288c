import { payoutDesk } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutDeskMessages } from '../payout.messages.ts'
import { PayoutCandidateTable } from './PayoutCandidateTable.tsx'

const { candidates, noneOwed, noneOwedHelp, person, next, isNext, sales, salesOf, habitual, balance } =
  payoutDeskMessages

const guide: Guide = {
  whenToUse: 'For admins, before a run: who is owed money, and who gets it.',
  alternatives: { PayoutTable: 'for payouts that were made' },
  anatomy: ['Professional and CUIT', 'In the next run, or why not', 'Operations of the month', 'Balance'],
  do: ['Show those who are owed the most first.'],
  dont: ['Do not treat the mark of RG 5794/2025 as advice.'],
  keyboard: { Tab: 'Moves focus through the professionals', Enter: 'Opens one' },
  messages: {
    candidates,
    noneOwed,
    noneOwedHelp,
    person,
    next,
    isNext,
    sales,
    salesOf,
    habitual,
    balance,
  },
}

const meta = {
  title: 'Marketplace/Payout/PayoutCandidateTable',
  component: PayoutCandidateTable,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    candidates: payoutDesk.candidates,
    hrefFor: ({ id }) => `/dashboard/user/detail?id=${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof PayoutCandidateTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Who is in the next run, why others are not, and the operations of the month (P-250, P-256)',
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(/20-12345678-6.*Entra.*12 operaciones.*984\.000.*RG 5794/)
    await expect(second).toHaveTextContent(/Falta su cuenta y su CUIT/)
  },
}
export const None: Story = { args: { candidates: [] } }
export const Loading: Story = { args: { candidates: undefined } }
export const Failed: Story = { args: { candidates: undefined, hasFailed: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
