import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../base/Inline/Inline.tsx'
import { TradeBadge } from './TradeBadge.tsx'

const meta = {
  title: 'Trade/TradeBadge',
  component: TradeBadge,
  args: { trade: trades.plumbing },
} satisfies Meta<typeof TradeBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every trade of the demo marketplace has an icon of its own. */
export const AllTrades: Story = {
  render: () => (
    <Inline gap={2}>
      {demoTrades.map((trade) => (
        <TradeBadge key={trade.id} trade={trade} />
      ))}
    </Inline>
  ),
}
