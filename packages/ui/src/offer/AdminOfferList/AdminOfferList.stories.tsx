import { adminOfferFilters, type Offer } from '@plomada/domain'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Pager } from '../../base/Pager/Pager.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { Guide } from '../../testing/guide.ts'
import { AdminOfferFilterBar } from '../AdminOfferFilterBar/AdminOfferFilterBar.tsx'
import * as offerMessages from '../offer.messages.ts'
import { AdminOfferList } from './AdminOfferList.tsx'

const guide: Guide = {
  whenToUse: 'For all offers of the marketplace, between `AdminOfferFilterBar` and the pager.',
  alternatives: { OfferList: 'for the public list', OwnOfferList: "for the user's own offers" },
  anatomy: ['One card per offer'],
  do: ['Include deactivated offers: no other list contains them.'],
  dont: ['Do not hide the list after a failed request. Set `hasFailed`, which renders an error message.'],
  keyboard: { Tab: 'Moves focus to the next button', 'Enter, Space': 'Opens the confirmation dialog' },
  messages: { noneForAdmin: offerMessages.noneForAdmin, noneForAdminHelp: offerMessages.noneForAdminHelp },
}

const all: readonly Offer[] = [
  ...Object.values(offers).slice(0, 3),
  { ...offers.brokenBlinds, isActive: false },
  offers.longWords,
]

const meta = {
  title: 'Marketplace/Offer/AdminOfferList',
  component: AdminOfferList,
  tags: ['interactive'],
  parameters: { guide },
  args: { offers: all, onActiveChange: fn() },
} satisfies Meta<typeof AdminOfferList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons).toHaveLength(all.length)
    for (const button of buttons) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
  },
}

export const WithFiltersAndPager: Story = {
  name: 'With filters and pager (S-270)',
  render: function Filtered(args) {
    const [filters, setFilters] = useState(adminOfferFilters.initial)
    const shown = all.filter(
      ({ title, state }) =>
        title.toLowerCase().includes(filters.title ?? '') && state === (filters.state ?? state),
    )
    return (
      <Stack gap={5}>
        <AdminOfferFilterBar value={filters} onChange={setFilters} count={shown.length} />
        <AdminOfferList {...args} offers={shown} />
        <Pager page={filters.page} pages={3} hrefFor={(page) => `#page-${page}`} />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('article')).toHaveLength(all.length)
    await expect(page.getByRole('navigation', { name: 'Paginación' })).toBeVisible()
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'tablero')
    await waitFor(() => expect(page.getByRole('article')).toHaveTextContent('Tablero nuevo con disyuntor'))
  },
}

export const Empty: Story = {
  name: 'Empty (S-272, S-451)',
  args: { offers: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('ups! no hay servicios')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { offers: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Failed: Story = {
  name: 'Failed (S-439)',
  args: { offers: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('ups! no hay servicios')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
