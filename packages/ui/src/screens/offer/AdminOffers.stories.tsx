import { useState } from 'react'
import { adminOfferFilters, paths, type AdminOfferFilters, type Offer } from '@plomada/domain'
import { AdminOffersScreen } from './AdminOffersScreen.tsx'
import { filterOffers } from '../fixtures/filterLists.ts'
import { assignments, openOffers, ownOffers } from '../fixtures/marketplace.ts'
import { respond, type DataState, useFilteredList } from '../fixtures/screenData.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAdminFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

const allOffers: Offer[] = [
  ...ownOffers,
  ...assignments.map((offer) => ({ ...offer, id: offer.id + 500 })),
  ...openOffers,
]

interface AdminOffersProps {
  dataState?: DataState
  /** Initial filter, from the addresses /dashboard/services/proceso and …/terminado. */
  state?: AdminOfferFilters['state']
}

function AdminOffers({ dataState = 'loaded', state }: AdminOffersProps) {
  const [offers, setOffers] = useState(allOffers)
  const list = useFilteredList(
    adminOfferFilters,
    (filters) => filterOffers(offers, filters),
    dataState === 'offline' ? 'loaded' : dataState,
    adminOfferFilters.change(adminOfferFilters.initial, { state }),
  )
  const setActive = async (changed: Offer, isActive: boolean) => {
    await respond(dataState)
    setOffers((now) => now.map((offer) => (offer.id === changed.id ? { ...offer, isActive } : offer)))
  }
  return <AdminOffersScreen list={list} path={paths.adminOffers} onActiveChange={setActive} />
}

const meta = {
  title: 'Screens/AdminOffers',
  component: AdminOffers,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('adminOffers')],
  beforeEach: resetSpies,
} satisfies Meta<typeof AdminOffers>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const AllOffers: Story = {
  name: 'Filters by state (S-043, S-470)',
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement)).toHaveLength(20)
    const state = within(canvasElement).getByRole('combobox', { name: 'Estado' })
    await userEvent.selectOptions(state, 'terminado')
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(20))
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent('terminado')
  },
}
export const Deactivate: Story = {
  name: 'Deactivates an offer after a confirmation',
  play: async ({ canvasElement }) => {
    const [card] = cards(canvasElement)
    await userEvent.click(within(card ?? canvasElement).getByRole('button', { name: /^Desactivar/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(
      await within(cards(canvasElement)[0] ?? canvasElement).findByRole('button', { name: /^Activar/ }),
    ).toBeVisible()
  },
}
export const InProcess: Story = {
  name: 'At /dashboard/services/proceso (S-062)',
  args: { state: 'proceso' },
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement).length).toBeGreaterThan(0)
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent('proceso')
  },
}
export const Finished: Story = {
  name: 'At /dashboard/services/terminado (S-063)',
  args: { state: 'terminado' },
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement).length).toBeGreaterThan(0)
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent('terminado')
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const None: Story = { args: { dataState: 'empty' } }
export const Failed: Story = { args: { dataState: 'failed' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
