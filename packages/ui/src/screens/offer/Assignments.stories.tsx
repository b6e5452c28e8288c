import { assignmentFilters } from '@plomada/domain'
import { AssignmentsScreen } from './AssignmentsScreen.tsx'
import { filterOffers } from '../fixtures/filterLists.ts'
import { assignments, type ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { signOut } from '../fixtures/screenDecorators.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

interface AssignmentsProps {
  viewerName: ViewerName
  dataState?: DataState
}

function Assignments({ viewerName, dataState = 'loaded' }: AssignmentsProps) {
  const list = useFilteredList(assignmentFilters, (filters) => filterOffers(assignments, filters), dataState)
  return (
    <RequireViewer viewerName={viewerName} roles={['professional']}>
      {(viewer) => <AssignmentsScreen viewer={viewer} onSignOut={signOut} list={list} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Assignments',
  component: Assignments,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'professional' },
} satisfies Meta<typeof Assignments>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Professional: Story = {
  name: 'Lists the jobs of a professional, filtered by name and order (S-059, S-207..S-209, S-387)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Tus Trabajos' })).toBeVisible()
    await expect(cards(canvasElement)).toHaveLength(5)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'got')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
  },
}

export const Groups: Story = {
  name: 'Jobs to act on come first, each with its state (P-213)',
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const expected = ['Te toca a vos', 'Esperás al cliente', 'Lo resuelve Plomada', 'Terminados']
    await expect(groups.filter((group) => expected.includes(group))).toEqual(expected)
    const own = within(canvas.getByRole('region', { name: 'Te toca a vos' }))
    await expect(own.getAllByRole('article')).toHaveLength(1)
    await expect(own.getByText('En marcha')).toBeVisible()
  },
}

export const None: Story = {
  name: 'No jobs (S-210)',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes trabajos')).toBeVisible()
  },
}

export const Client: Story = {
  name: 'Forbidden for a client',
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Tus Trabajos')).toBeNull()
  },
}

export const NothingFound: Story = {
  name: 'No results; clearing the filters shows all jobs',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'zzzz')
    await expect(await page.findByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(page.queryByText('Aún no tienes trabajos')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Limpiar filtros' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(5))
    await expect(page.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(0))
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Offline: Story = { args: { dataState: 'offline' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
