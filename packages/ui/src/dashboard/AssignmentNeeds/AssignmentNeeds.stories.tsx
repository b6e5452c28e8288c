import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { AssignmentNeeds } from './AssignmentNeeds.tsx'

const { needs, noNeeds, allAssignments, allWithdrawals, withdrawalsHelp } = dashboardMessages

const guide: Guide = {
  whenToUse:
    'For the jobs and requests to withdraw on the dashboard that need something from an admin today.',
  alternatives: { AdminAssignmentTable: 'for the jobs themselves' },
  anatomy: [
    'Heading with links to all jobs and requests to withdraw',
    'A link to the requests to withdraw that wait, with their number',
    'A link for each need that some job has, with the number of jobs, and what to do',
    'Message if no job needs anything',
  ],
  do: ['Link to the list with its filter set.'],
  dont: ['Do not count jobs that only wait for the client or the professional.'],
  keyboard: { Tab: 'Moves focus to the links', Enter: 'Opens the jobs' },
  messages: { needs, noNeeds, allAssignments, allWithdrawals, withdrawalsHelp },
}

const meta = {
  title: 'Marketplace/Dashboard/AssignmentNeeds',
  component: AssignmentNeeds,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    needs: dashboards.busy.needs,
    withdrawalCount: dashboards.busy.withdrawalCount,
    links: { assignments: '/dashboard/trabajos', withdrawals: '/dashboard/arrepentimientos' },
    hrefFor: (need) => `/dashboard/trabajos?atencion=${need}`,
  },
} satisfies Meta<typeof AssignmentNeeds>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Links to the jobs with each need, and to the requests to withdraw (P-208, P-264)',
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: needs }))
    await expect(section.getAllByRole('listitem')).toHaveLength(3)
    const link = section.getByRole('link', { name: '3 reclamos por decidir' })
    await expect(link).toHaveAttribute('href', '/dashboard/trabajos?atencion=decision')
    await expect(section.getByRole('link', { name: '2 arrepentimientos por resolver' })).toHaveAttribute(
      'href',
      '/dashboard/arrepentimientos',
    )
    for (let time = 0; time < 4; time += 1) await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
export const Nothing: Story = {
  name: 'Nothing to resolve (P-208)',
  args: { needs: dashboards.firstDay.needs, withdrawalCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(noNeeds)).toBeVisible()
  },
}
export const LargeNumbers: Story = {
  args: { needs: dashboards.longWords.needs, withdrawalCount: dashboards.longWords.withdrawalCount },
}
export const OnAPhone: Story = {
  args: { needs: dashboards.longWords.needs, withdrawalCount: dashboards.longWords.withdrawalCount },
  globals: { viewport: { value: 'phone' } },
}
