import { withdrawals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { adminWithdrawalMessages } from '../withdrawal.messages.ts'
import { WithdrawalTable } from './WithdrawalTable.tsx'

const { title, noneFound, noneFoundHelp, request, state, received, due, job, late, waitsForMail } =
  adminWithdrawalMessages
const { noJob, jobNumber, reason, accept, acceptLabel, refuse, refuseLabel } = adminWithdrawalMessages

const guide: Guide = {
  whenToUse: 'For the requests to withdraw, for admins.',
  alternatives: { AdminAssignmentTable: 'for the jobs' },
  anatomy: [
    'Code, person and what they wrote',
    'State, and by when it has its effect',
    'The jobs that it may be about, with «Hacer efectivo» and «Rechazar» while it waits',
  ],
  do: ['Open `WithdrawalDialog` for a decision.'],
  dont: ['Do not decide without asking: money moves.'],
  keyboard: { Tab: 'Moves focus through the links and buttons', Enter: 'Opens the job or the decision' },
  messages: {
    title,
    noneFound,
    noneFoundHelp,
    request,
    state,
    received,
    due,
    job,
    late,
    waitsForMail,
    noJob,
    jobNumber,
    reason,
    accept,
    acceptLabel,
    refuse,
    refuseLabel,
  },
}

const meta = {
  title: 'Marketplace/Withdrawal/WithdrawalTable',
  component: WithdrawalTable,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    withdrawals,
    hrefFor: ({ assignmentId }) => `/trabajo/${assignmentId}`,
    onDecide: fn(),
    now: new Date('2026-11-20T16:00:00Z'),
  },
} satisfies Meta<typeof WithdrawalTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Who asked, by when, and the jobs it may be about (P-264)',
  play: async ({ args, canvas }) => {
    const [, first, second] = canvas.getAllByRole('row')
    await expect(within(first ?? document.body).getByText(late)).toBeVisible()
    const row = within(second ?? document.body)
    await expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/trabajo/7',
      '/trabajo/12',
    ])
    await userEvent.click(row.getByRole('button', { name: refuseLabel('ARR-7K3Q-9M2X') }))
    await expect(args.onDecide).toHaveBeenCalledWith(withdrawals[1], 'refuse')
    await expect(canvas.getAllByRole('button')).toHaveLength(6)
  },
}
export const Empty: Story = { args: { withdrawals: [] } }
export const Loading: Story = { args: { withdrawals: undefined } }
export const Failed: Story = { args: { withdrawals: [], hasFailed: true, onRetry: fn() } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
