import { offerFilters, paths, tradeHref } from '@plomada/domain'
import { trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withFilters } from '@plomada/domain/define'
import { TradePage } from '../trade/index.ts'
import type { Who } from './market.ts'
import { freshScreen, goTo, inFrame, onPhone, onTablet } from './Screen.tsx'
import type { Given } from './useList.ts'

interface TradeScreenProps {
  who: Who
  trade: (typeof trades)[keyof typeof trades]
  given?: Given
}

/** /job/{id}: one trade. */
const TradeScreen = ({ trade, given = 'here' }: TradeScreenProps) => (
  <TradePage
    trade={given === 'loading' ? undefined : given === 'empty' ? null : trade}
    professionalsHref={given === 'empty' ? paths.professionals : tradeHref(trade)}
    offersHref={
      given === 'empty'
        ? paths.offers
        : withFilters(
            paths.offers,
            offerFilters,
            offerFilters.change(offerFilters.initial, { trade: trade.id }),
          )
    }
  />
)

const meta = {
  title: 'Screens/Trade',
  component: TradeScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('professionals')],
  beforeEach: freshScreen,
  args: { who: 'client', trade: trades.plumbing },
} satisfies Meta<typeof TradeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'A trade leads to its professionals and its offers (S-049)',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('heading', { level: 1, name: 'Plomería' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Ver profesionales' }))
    await expect(goTo).toHaveBeenLastCalledWith('/professional?job=1')
    await userEvent.click(page.getByRole('link', { name: 'Ver servicios' }))
    await expect(goTo).toHaveBeenLastCalledWith('/service?job=1')
  },
}
export const Missing: Story = { args: { given: 'empty' } }
export const Loading: Story = { args: { given: 'loading' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
