import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { HomeLayout } from './HomeLayout.tsx'

const guide: Guide = {
  whenToUse: 'For the landing page.',
  alternatives: { Page: 'for other pages' },
  anatomy: ['Hero', 'TapeBand', 'TradeCarousel', 'Team'],
  do: ['Render it immediately: only the trades have to load.'],
  dont: ['Do not wait for the trades before rendering the page.'],
  keyboard: {
    Tab: 'Moves focus through search, link, carousel and team',
    Enter: 'Submits the search or follows the link',
  },
}

const meta = {
  title: 'Home/HomeLayout',
  component: HomeLayout,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    trades: demoTrades,
    onSearch: fn(),
    offersHref: '/service',
    tradeHref: ({ id }) => `/professional?job=${id}`,
  },
} satisfies Meta<typeof HomeLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'All sections in order (S-020, S-021, S-023, S-025)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    const titles = [1, 2].flatMap((level) => main.getAllByRole('heading', { level }))
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Trabajadores con experiencia y referencia',
      'Desarrolla tu oficio cerca de ti',
      'Que es lo que buscas?',
      'Nosotros',
    ])
  },
}

export const Loading: Story = { args: { trades: undefined } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
