import { trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { tradeMessages } from '../trade.messages.ts'
import { TradePage } from './TradePage.tsx'

const guide: Guide = {
  whenToUse: 'For the page of a trade, /job/{id}, which search engines and shared links open.',
  alternatives: { TradeMenu: 'for links to several trades', TradeBadge: 'for the name of a trade' },
  anatomy: ['Material of the trade', 'Icon', 'Name', 'Description', 'Links to professionals and to offers'],
  do: ['Pass addresses that filter by this trade.'],
  dont: ['Do not put it inside another `<main>`.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: {
    professionals: tradeMessages.professionals,
    offers: tradeMessages.offers,
    notFound: tradeMessages.notFound,
    notFoundHelp: tradeMessages.notFoundHelp,
    noDescription: tradeMessages.noDescription,
  },
}

const meta = {
  title: 'Marketplace/Trade/TradePage',
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

const getLink = (canvas: HTMLElement, name: string) => within(canvas).getByRole('link', { name })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Plomería')
    await expect(within(canvasElement).getByText(trades.plumbing.description)).toBeVisible()
    await userEvent.tab()
    await expect(getLink(canvasElement, 'Ver profesionales')).toHaveFocus()
    await expect(getLink(canvasElement, 'Ver profesionales')).toHaveAttribute('href', '#professional?job=1')
    await userEvent.tab()
    await expect(getLink(canvasElement, 'Ver servicios')).toHaveFocus()
    await expect(getLink(canvasElement, 'Ver servicios')).toHaveAttribute('href', '#service?job=1')
  },
}

export const NotFound: Story = {
  args: { trade: null, professionalsHref: '#professional', offersHref: '#service' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Oficio no encontrado',
    )
    await expect(getLink(canvasElement, 'Ver profesionales')).toHaveAttribute('href', '#professional')
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

/** An unknown trade has a default material and icon. */
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
