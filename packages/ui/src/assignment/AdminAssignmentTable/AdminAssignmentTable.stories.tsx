import { assignmentSummaries, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { adminAssignmentMessages, needTexts } from '../assignment.admin.messages.ts'
import { AdminAssignmentTable } from './AdminAssignmentTable.tsx'

const guide: Guide = {
  whenToUse: 'For all jobs, which an admin filters, above the pager.',
  alternatives: { PaymentList: 'for what was paid' },
  anatomy: [
    'Number of jobs',
    'Table: title with client and professional, state with need, last change, deadline, price',
  ],
  do: ['Pass the number of jobs on all pages as `total`.'],
  dont: ['Do not compute `need` in the browser: its clock may be wrong.'],
  keyboard: { Tab: 'Moves focus to the titles if they are links', Enter: 'Opens the job' },
  messages: {
    ...needTexts,
    noneFound: adminAssignmentMessages.noneFound,
    noneFoundHelp: adminAssignmentMessages.noneFoundHelp,
  },
}

const meta = {
  title: 'Marketplace/Assignment/AdminAssignmentTable',
  component: AdminAssignmentTable,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    assignments: assignmentSummaries,
    total: assignmentSummaries.length,
    hrefFor: ({ id }) => `/trabajo/${id}`,
  },
} satisfies Meta<typeof AdminAssignmentTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'With every need (P-206, P-207)',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByText('7 trabajos')).toBeVisible()
    const rows = list.getAllByRole('row').slice(1)
    await expect(rows[1]).toHaveTextContent(
      /Ana Ferreyra contrató a Carla\s*En reclamo\s*Falta decidir\s*20\/11\/2026\s*23\/11\/2026\s*\$\s48\.000$/,
    )
    for (const [text, row] of [
      [needTexts.refund, rows[2]],
      [needTexts.overdue, rows[4]],
    ] as const)
      await expect(row).toHaveTextContent(text)
    await userEvent.tab()
    await userEvent.tab()
    await expect(list.getByRole('link', { name: /bomba del tanque/i })).toHaveFocus()
  },
}
export const MoreThanCounted: Story = {
  args: { total: 10_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Más de 10\.000 trabajos/)).toBeVisible()
  },
}
export const LongWords: Story = {
  args: { assignments: assignmentSummaries.filter(({ offer }) => offer.id === offers.longWords.id) },
}
export const Empty: Story = { args: { assignments: [], total: 0 } }
export const Loading: Story = { args: { assignments: undefined, total: undefined } }
export const Failed: Story = {
  args: { assignments: undefined, total: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
