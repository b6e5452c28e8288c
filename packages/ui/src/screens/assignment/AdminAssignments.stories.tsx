import {
  type AdminAssignmentFilters,
  adminAssignmentFilters,
  type AssignmentSummary,
  fullName,
} from '@plomada/domain'
import { assignmentSummaries } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { includesText, matches } from '../fixtures/filterLists.ts'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { navigate, onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { adminAssignmentMessages } from '../../assignment/assignment.admin.messages.ts'
import { AdminAssignmentsScreen } from './AdminAssignmentsScreen.tsx'

/** Two pages of jobs. */
const many: AssignmentSummary[] = Array.from({ length: 5 }, (_, round) =>
  assignmentSummaries.map((assignment) => ({ ...assignment, id: assignment.id + 100 - round * 10 })),
).flat()

const filterAssignments = ({ words, need, state }: AdminAssignmentFilters): AssignmentSummary[] =>
  many.filter(
    ({ offer, client, worker, ...assignment }) =>
      includesText(`${offer.title} ${fullName(client)} ${fullName(worker)}`, words) &&
      matches(assignment.need, need) &&
      matches(assignment.state, state),
  )

function AdminAssignments({
  dataState = 'loaded',
  filters = {},
}: {
  dataState?: DataState
  filters?: Partial<AdminAssignmentFilters>
}) {
  const initial = { ...adminAssignmentFilters.initial, ...filters }
  const list = useFilteredList(adminAssignmentFilters, filterAssignments, dataState, initial)
  return <AdminAssignmentsScreen list={list} />
}

const meta = {
  title: 'Screens/AdminAssignments',
  component: AdminAssignments,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('adminAssignments')],
  beforeEach: resetSpies,
} satisfies Meta<typeof AdminAssignments>

export default meta
type Story = StoryObj<typeof meta>

export const SortedByHeader: Story = {
  name: 'The header of the deadline puts the nearest first (P-350)',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: adminAssignmentMessages.dueAt })
    await expect(header).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('combobox', { name: 'Orden' })).toHaveDisplayValue('Plazo más cercano')
  },
}

export const Filters: Story = {
  name: 'Finds what needs an admin and opens it (P-206, P-207, P-209)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('row')).toHaveLength(31)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Qué falta' }), 'Decisión')
    await waitFor(() => expect(page.getByText('5 trabajos')).toBeVisible())
    await userEvent.click(
      page.getAllByRole('link', { name: 'Cambiar la bomba del tanque' })[0] ?? canvasElement,
    )
    await expect(navigate).toHaveBeenLastCalledWith('/trabajo/116')
  },
}
export const All: Story = {}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = { args: { dataState: 'empty' } }
export const NoneFound: Story = {
  args: { filters: { state: 'decided' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay trabajos para mostrar')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(31))
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
