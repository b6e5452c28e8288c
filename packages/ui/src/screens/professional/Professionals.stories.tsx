import { professionalFilters, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { filterProfessionals } from '../fixtures/filterLists.ts'
import { allProfessionals, type ViewerName } from '../fixtures/marketplace.ts'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { ProfessionalsScreen } from './ProfessionalsScreen.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAppFrame, onPhone, onTablet, signIn } from '../fixtures/screenDecorators.tsx'

interface ProfessionalsProps {
  viewerName: ViewerName
  dataState?: DataState
  /** ID of the trade that was selected in the carousel or the menu. */
  trade?: number
}

function Professionals({ viewerName, dataState = 'loaded', trade }: ProfessionalsProps) {
  const list = useFilteredList(
    professionalFilters,
    (filters) => filterProfessionals(allProfessionals, filters),
    dataState,
    professionalFilters.change(professionalFilters.initial, { trade }),
  )
  return (
    <ProfessionalsScreen
      list={list}
      tradeOptions={tradeOptions(demoTrades)}
      canOpen={viewerName !== 'visitor'}
      onContact={signIn}
    />
  )
}

const meta = {
  title: 'Screens/Professionals',
  component: Professionals,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('professionals')],
  beforeEach: resetSpies,
  args: { viewerName: 'visitor' },
} satisfies Meta<typeof Professionals>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const SignedOut: Story = {
  name: 'A visitor sees the professionals and signs in to contact one (S-007, S-010, S-035, S-132, S-135, S-382)',
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement)).toHaveLength(20)
    const [button] = within(canvasElement).getAllByRole('button', { name: /^Contactar/ })
    await userEvent.click(button ?? canvasElement)
    await expect(signIn).toHaveBeenCalledOnce()
  },
}

export const Client: Story = {
  name: 'Cards link to the page of a professional (S-134)',
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article a[href^="/professional/detail/"]')).toBeVisible()
  },
}

export const OfOneTrade: Story = {
  name: 'Opened from the carousel: one trade, page 1, Buenos Aires (S-036)',
  args: { trade: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('combobox', { name: 'Oficio' })).toHaveDisplayValue('Plomería')
    await expect(page.getByRole('combobox', { name: 'Provincia' })).toHaveDisplayValue('Buenos Aires')
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent('Plomería')
  },
}

export const Filtering: Story = {
  name: 'Filters by name, shift and days, and sorts (S-130, S-136, S-335, S-469)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const search = page.getByRole('searchbox', { name: 'Nombre' })
    await userEvent.type(search, 'ros')
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(20))
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent(/ros/i)
    await userEvent.clear(search)
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
    await userEvent.click(page.getByRole('checkbox', { name: 'domingo' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
    await expect(cards(canvasElement)[0]).toHaveTextContent('Carla')
  },
}

export const Paging: Story = {
  name: 'Paging (S-131)',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Página 3' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(4))
  },
}

export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = {
  name: 'No professionals (S-133)',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Is empty after a failure; a retry loads the list (S-405, S-439)',
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
  },
}
export const Offline: Story = { args: { dataState: 'offline' } }
export const Phone: Story = { globals: onPhone }
export const PhoneFilters: Story = {
  name: 'On a phone, filters open in a sheet',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filtros/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
    await expect(sheet.getByRole('combobox', { name: 'Oficio' })).toBeVisible()
  },
}
export const Tablet: Story = { globals: onTablet }
