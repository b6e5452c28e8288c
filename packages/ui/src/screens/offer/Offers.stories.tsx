import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { offerFilters, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { filterOffers } from '../fixtures/filterLists.ts'
import { openOffers, type ViewerName } from '../fixtures/marketplace.ts'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { useFixtureApplications } from '../fixtures/useFixtureApplications.ts'
import { OffersScreen } from './OffersScreen.tsx'
import { resetSpies, withAppFrame, onPhone, onTablet, signIn } from '../fixtures/screenDecorators.tsx'

interface OffersProps {
  viewerName: ViewerName
  dataState?: DataState
}

/** /service with fixtures. */
function Offers({ viewerName, dataState = 'loaded' }: OffersProps) {
  const list = useFilteredList(offerFilters, (filters) => filterOffers(openOffers, filters), dataState)
  const applications = useFixtureApplications(viewerName, dataState)
  return (
    <OffersScreen
      list={list}
      tradeOptions={tradeOptions(demoTrades)}
      canOpen={viewerName !== 'visitor'}
      applications={applications}
    />
  )
}

const meta = {
  title: 'Screens/Offers',
  component: Offers,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('offers')],
  beforeEach: resetSpies,
  args: { viewerName: 'visitor' },
} satisfies Meta<typeof Offers>

export default meta
type Story = StoryObj<typeof meta>

const PORCELAIN = 'Postular a colocar porcelanato en cocina y lavadero'
const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')
const apply = (canvas: HTMLElement, name = PORCELAIN) =>
  within(canvas).getByRole('button', { name: new RegExp(name, 'i') })

export const SignedOut: Story = {
  name: 'A visitor sees the offers and signs in to apply (S-008, S-009, S-034, S-088, S-106, S-107, S-380, S-382)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Pagina de Servicios',
    )
    await expect(cards(canvasElement)).toHaveLength(20)
    await expect(canvasElement.querySelector('article a')).toBeNull()
    await userEvent.click(apply(canvasElement))
    await expect(signIn).toHaveBeenCalledOnce()
  },
}

export const Client: Story = {
  name: 'A client who applies is sent to the profile form (S-003)',
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(apply(canvasElement))
    await expect(await page.findByText(/completá tu perfil profesional/)).toBeVisible()
    await expect(apply(canvasElement)).toBeEnabled()
  },
}

export const Professional: Story = {
  name: 'A professional applies by keyboard: Postular becomes Postulado (S-003, S-105, S-106, S-324, S-378, S-421)',
  args: { viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(canvasElement.querySelector('article a')).toHaveAttribute('href', '/service/detail/200')
    await expect(apply(canvasElement)).toHaveTextContent(/^Postular$/)
    apply(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('Te has postulado')).toBeVisible()
    const done = within(cards(canvasElement)[0] ?? canvasElement).getByRole('button')
    await expect(done).toHaveTextContent('Postulado')
    // Not disabled, which would lose the focus.
    await expect(done).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Admin: Story = {
  name: 'Has no apply buttons for an admin',
  args: { viewerName: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement)).toHaveLength(20)
    await expect(within(canvasElement).queryByRole('button', { name: /^Postular a/ })).toBeNull()
  },
}

export const Filtering: Story = {
  name: 'Filters by name from three letters on; clearing shows all offers (S-089, S-335, S-345, S-346, S-458)',
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await userEvent.type(search, 'bo')
    await expect(cards(canvasElement)).toHaveLength(20)
    await userEvent.type(search, 'mba')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(2))
    await userEvent.clear(search)
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
  },
}

export const FilteringByTrade: Story = {
  name: 'Filters by trade and sorts, and returns to page 1 (S-090, S-091, S-092, S-334, S-468)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Página 2' }))
    await waitFor(() => expect(page.getByRole('link', { current: 'page', name: /2/ })).toBeVisible())
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Oficio' }), 'Pintura')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(2))
    const price = () => cards(canvasElement)[0]?.textContent
    const newest = price()
    await userEvent.click(page.getByRole('radio', { name: 'Más antiguos' }))
    await waitFor(() => expect(price()).not.toBe(newest))
  },
}

export const Paging: Story = {
  name: 'Pages from the first to the last; the arrows do nothing at the ends (S-096, S-336, S-337, S-338, S-463)',
  // After scrolling, the sticky filters may be rendered a fraction of a pixel lower.
  parameters: { checks: { skip: { picture: 'looks like Default' } } },
  play: async ({ canvasElement }) => {
    const pager = within(within(canvasElement).getByRole('navigation', { name: 'Paginación' }))
    const arrow = (name: RegExp) => pager.getByRole('link', { name })
    const first = cards(canvasElement)[0]?.textContent
    await userEvent.click(arrow(/anterior/i))
    await expect(cards(canvasElement)[0]?.textContent).toBe(first)
    await userEvent.click(arrow(/siguiente/i))
    await waitFor(() => expect(cards(canvasElement)[0]?.textContent).not.toBe(first))
    await userEvent.click(arrow(/siguiente/i))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(14))
    await userEvent.click(arrow(/siguiente/i))
    await expect(cards(canvasElement)).toHaveLength(14)
  },
}

export const Loading: Story = { args: { dataState: 'loading' } }

export const Empty: Story = {
  name: 'No offers (S-097)',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Is empty after a failure; a retry loads the list (S-402, S-439)',
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
  },
}

export const Offline: Story = {
  name: 'Without a connection a retry changes nothing (S-439)',
  args: { viewerName: 'professional', dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(cards(canvasElement)).toHaveLength(0)
  },
}

export const Phone: Story = { globals: onPhone, args: { viewerName: 'professional' } }

export const PhoneFilters: Story = {
  name: 'On a phone, filters open in a sheet and show as chips (S-094)',
  globals: onPhone,
  args: { viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filtros/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Ciudad' }), 'Moron')
    await userEvent.click(await sheet.findByRole('button', { name: /^Ver \d+ resultados?$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(cards(canvasElement).length).toBeLessThan(20)
    await expect(within(canvasElement).getByRole('button', { name: /Moron/ })).toBeVisible()
  },
}

export const Tablet: Story = { globals: onTablet, args: { viewerName: 'professional' } }
