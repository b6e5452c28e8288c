import { offerFilters, tradeOptions } from '@plomada/domain'
import { demoTrades, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pager } from '../../base/Pager/Pager.tsx'
import { FilterPanel } from '../../filter/index.ts'
import { ListPage } from '../../layout/index.ts'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferList } from './OfferList.tsx'

const guide: Guide = {
  whenToUse: 'For the public list of offers, including its loading, empty and failed states.',
  alternatives: { OwnOfferList: "for the user's own offers", AdminOfferList: 'for an admin' },
  anatomy: [
    'Grid of offer cards',
    'Loading: placeholders',
    'Empty: «Sin resultados» and a button that clears the filters',
    'Failed: error message and a retry button',
  ],
  do: ['Pass `undefined` while the offers load.', 'Use it in a `ListPage` with filters and pager.'],
  dont: ['Do not clear the list while the next page loads. Keep the current cards.'],
  keyboard: {
    Tab: 'Moves focus to the next title or button',
    Enter: 'On a title: opens the offer. On a button: applies',
  },
  messages: {
    none: offerMessages.none,
    noneHelp: offerMessages.noneHelp,
    clearFilters: offerMessages.clearFilters,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferList',
  component: OfferList,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offers: Object.values(offers),
    hrefFor: (offer) => `#${offer.id}`,
    applicationFor: (offer) => (offer === offers.longWords ? 'sent' : 'open'),
    onApply: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OfferList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-095)',
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('article')).toHaveLength(Object.values(offers).length)
    await expect(list.getByRole('heading', { level: 2, name: 'Resultados' })).toBeInTheDocument()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager')
    await userEvent.click(list.getByRole('button', { name: 'Postular a Pintar living y pasillo' }))
    await expect(args.onApply).toHaveBeenCalledWith(offers.paintedRoom)
  },
}

export const Loading: Story = {
  args: { offers: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cargando...')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Empty (S-097)',
  args: { offers: [] },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpiar filtros' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

/** Has the title of the empty list, as specified, and an error message. */
export const Failed: Story = {
  name: 'Failed (S-439)',
  args: { offers: undefined, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    // The help of the empty list does not apply.
    await expect(within(canvasElement).queryByText(/menos filtros/)).not.toBeInTheDocument()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Below other content of its page: photos load when they approach the viewport. */
export const BelowFold: Story = {
  args: { isBelowFold: true },
  parameters: { checks: { skip: { picture: 'it looks like Default' } } },
  play: async ({ canvasElement }) => {
    const photos = [...canvasElement.querySelectorAll('img')]
    await expect(photos.length).toBeGreaterThan(0)
    await expect(photos.filter(({ loading }) => loading !== 'lazy')).toEqual([])
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** With filters and pager. */
export const FullPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ListPage
      title={offerMessages.list}
      filters={
        <FilterPanel
          filters={offerFilters}
          value={{ ...offerFilters.initial, trade: 1 }}
          options={{ trade: tradeOptions(demoTrades) }}
          count={48}
          onChange={fn()}
        />
      }
      pager={<Pager page={2} pages={7} hrefFor={(page) => `#${page}`} />}
    >
      <OfferList {...args} />
    </ListPage>
  ),
  play: async ({ canvasElement }) => {
    const levels = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => heading.tagName)
    await expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H2'])
  },
}

export const FullPageOnAPhone: Story = {
  ...FullPage,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
