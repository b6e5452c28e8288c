import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { landingMessages } from '../home.landing.messages.ts'
import { TradeSearch } from './TradeSearch.tsx'

const { trade, anyTrade, city, anyCity, find, findLabel } = landingMessages

const guide: Guide = {
  whenToUse: 'For the search by trade and city at the top of the landing page, in `tradeSearch` of `Hero`.',
  alternatives: {
    OfferSearch: 'for the search for offers by name',
    FilterPanel: 'for the filters of a list',
  },
  anatomy: ['Trade', 'City', '«Buscar»'],
  do: [
    'Pass the URL of the list as `action`: the form works without scripts.',
    'Go to the page of the trade in `onSearch`, or to the list for any trade.',
  ],
  dont: ['Do not require a choice: both have an option for all.'],
  keyboard: { Tab: 'Moves focus to the trade, the city, then the button', Enter: 'On the button: submits' },
  messages: { trade, anyTrade, city, anyCity, find, findLabel },
}

const meta = {
  title: 'Marketplace/Home/TradeSearch',
  component: TradeSearch,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades, action: '/professional', onSearch: fn() },
} satisfies Meta<typeof TradeSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Chooses a trade and a city (P-123)',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Oficio' }), 'Pintura')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Ciudad' }), 'Quilmes')
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ trade: demoTrades[2], city: 'Quilmes' })
  },
}
export const Anything: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buscar' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ trade: undefined, city: undefined })
  },
}
export const Loading: Story = { args: { trades: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
