import { applicationFilters } from '@plomada/domain'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'
import { filterOffers } from '../fixtures/filterLists.ts'
import { applications, type ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { signOut } from '../fixtures/screenDecorators.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

const onChange = fn()

interface ApplicationsProps {
  viewerName: ViewerName
  dataState?: DataState
}

function Applications({ viewerName, dataState = 'loaded' }: ApplicationsProps) {
  const list = useFilteredList(
    applicationFilters,
    (filters) => filterOffers(applications, filters),
    dataState,
  )
  return (
    <RequireViewer viewerName={viewerName} roles={['professional']}>
      {(viewer) => <ApplicationsScreen viewer={viewer} onSignOut={signOut} list={list} onChange={onChange} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Applications',
  component: Applications,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'professional' },
} satisfies Meta<typeof Applications>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Professional: Story = {
  name: 'Lists the applications of a professional with links to their offers (S-060, S-211..S-213, S-387)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Mis Postulaciones' })).toBeVisible()
    await expect(cards(canvasElement)).toHaveLength(7)
    const columns = new Set(cards(canvasElement).map((card) => Math.round(card.getBoundingClientRect().left)))
    await expect(columns.size).toBe(3)
    await expect(canvasElement.querySelector('article a')).toHaveAttribute('href', '/service/detail/200')
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'tabique')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
  },
}

export const None: Story = {
  name: 'No applications (S-214, S-215)',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Aún no te has postulado a un servicio')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Postularme' })).toHaveAttribute('href', '/service')
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

export const NothingFound: Story = {
  name: 'No results; clearing the filters shows all applications',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'zzzz')
    await expect(await page.findByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(page.queryByText('Aún no te has postulado a un servicio')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Limpiar filtros' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(7))
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
