import { trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { tradeCopy } from '../trade.copy.ts'
import { TradePage } from './TradePage.tsx'

const guide: Guide = {
  use: 'The page /job/{id}: where a search engine or a shared link about one trade lands.',
  instead: { TradeMenu: 'to choose a trade', TradeBadge: 'to name a trade beside something else' },
  anatomy: [
    'Material of the trade',
    'Picture',
    'Name',
    'Description',
    'Links to professionals and to offers',
  ],
  do: ['Give links that are filtered by this trade.'],
  dont: ['Do not put it inside another `<main>`.'],
  keys: { Tab: 'To the next link', Enter: 'Follows the link' },
  copy: {
    professionals: tradeCopy.professionals,
    offers: tradeCopy.offers,
    notFound: tradeCopy.notFound,
    notFoundHelp: tradeCopy.notFoundHelp,
    noDescription: tradeCopy.noDescription,
  },
}

const meta = {
  title: 'Trade/TradePage',
  component: TradePage,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    trade: trades.plumbing,
    professionalsHref: '#professional?job=1',
    offersHref: '#service?job=1',
  },
} satisfies Meta<typeof TradePage>

export default meta
type Story = StoryObj<typeof meta>

const link = (canvas: HTMLElement, name: string) => within(canvas).getByRole('link', { name })

export const Default: Story = {
  name: 'Name, description and two ways on',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Plomería')
    await expect(within(canvasElement).getByText(trades.plumbing.description)).toBeVisible()
    await userEvent.tab()
    await expect(link(canvasElement, 'Ver profesionales')).toHaveFocus()
    await expect(link(canvasElement, 'Ver profesionales')).toHaveAttribute('href', '#professional?job=1')
    await userEvent.tab()
    await expect(link(canvasElement, 'Ver servicios')).toHaveFocus()
    await expect(link(canvasElement, 'Ver servicios')).toHaveAttribute('href', '#service?job=1')
  },
}

export const NotFound: Story = {
  args: { trade: null, professionalsHref: '#professional', offersHref: '#service' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Oficio no encontrado',
    )
    await expect(link(canvasElement, 'Ver profesionales')).toHaveAttribute('href', '#professional')
  },
}

export const Loading: Story = {
  args: { trade: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const WithoutDescription: Story = {
  args: { trade: { ...trades.tiling, description: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
  },
}

/** A trade that nobody foresaw has a material and a picture all the same. */
export const LongWords: Story = {
  args: {
    trade: {
      id: 99,
      name: 'Electroimpermeabilización de revestimientos ininterrumpidos',
      description:
        'Desmontaje, reimpermeabilización y recolocación de revestimientos en medianeras compartidas, con hidrolavado, puente de adherencia y membrana geotextil poliuretánica transitable.',
    },
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
