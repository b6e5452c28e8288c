import { popularPrices } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { landingMessages } from '../home.landing.messages.ts'
import { PopularPrices } from './PopularPrices.tsx'

const guide: Guide = {
  whenToUse: 'For the prices of some trades on the landing page.',
  alternatives: { PriceGuide: 'for the prices of one trade' },
  anatomy: ['Heading', 'Sentence', 'Three price guides with links to their trades'],
  do: ['Pass an empty list if they failed to load: the section is omitted.'],
  dont: ['Do not pass more than three.'],
  keyboard: { Tab: 'Moves focus to the next trade', Enter: 'Opens its page' },
  messages: { prices: landingMessages.prices, pricesLead: landingMessages.pricesLead },
}

const meta = {
  title: 'Marketplace/Home/PopularPrices',
  component: PopularPrices,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { prices: popularPrices },
} satisfies Meta<typeof PopularPrices>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Prices with links to the trades (P-125)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Pintura' })).toHaveAttribute(
      'href',
      '/oficios/pintura',
    )
  },
}
export const Loading: Story = { args: { prices: undefined } }
