import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { tradeCopy } from '../trade.copy.ts'
import { TradeMenu } from './TradeMenu.tsx'

const guide: Guide = {
  use: 'The trades of the «Profesionales» menu, inside the panel that its button opens.',
  instead: { TradeCarousel: 'on the landing page', FilterPanel: 'beside a list, to narrow it down' },
  anatomy: ['Six trades, each a picture and a name', 'Link to all professionals'],
  do: ['Give it all trades: it takes the first six.'],
  dont: ['Do not give it the role of a menu: these are links, and Tab goes from one to the next.'],
  keys: { Tab: 'To the next link, row by row', Enter: 'Follows the link' },
  copy: { allProfessionals: tradeCopy.allProfessionals },
}

const meta = {
  title: 'Trade/TradeMenu',
  component: TradeMenu,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    trades: demoTrades,
    tradeHref: ({ id }) => `#professional?job=${id}`,
    allHref: '#professional',
    onFollow: fn(),
  },
} satisfies Meta<typeof TradeMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The first six trades in three columns (S-069, S-457)',
  play: async ({ args, canvasElement }) => {
    const links = within(within(canvasElement).getByRole('list')).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(
      demoTrades.slice(0, 6).map(({ name }) => name),
    )
    const columns = new Set(links.map((link) => link.getBoundingClientRect().left))
    await expect(columns.size).toBe(3)
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.tab()
    const all = within(canvasElement).getByRole('link', { name: 'Ver todos los profesionales' })
    await expect(all).toHaveFocus()
    all.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: {
    trades: [
      { id: 31, name: 'Electroimpermeabilización de medianeras' },
      trades.plumbing,
      { id: 32, name: 'Instalaciones termomecánicas' },
    ],
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
