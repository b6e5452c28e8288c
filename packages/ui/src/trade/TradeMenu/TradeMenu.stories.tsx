import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { tradeMessages } from '../trade.messages.ts'
import { TradeMenu } from './TradeMenu.tsx'

const guide: Guide = {
  whenToUse: 'For the panel of the «Profesionales» button in the top navigation.',
  alternatives: { TradeCarousel: 'on the landing page', FilterPanel: 'to filter a list by trade' },
  anatomy: ['Six trades with icon and name', 'Link to all professionals'],
  do: ['Pass all trades. The component shows the first six.'],
  dont: ['Do not add `role="menu"`: it contains links, and Tab moves from one to the next.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: { allProfessionals: tradeMessages.allProfessionals },
}

const meta = {
  title: 'Marketplace/Trade/TradeMenu',
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
  name: 'Default (S-069, S-457)',
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
