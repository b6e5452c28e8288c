import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { Guide } from '../../testing/guide.ts'
import { TradeBadge } from './TradeBadge.tsx'

const guide: Guide = {
  use: 'A trade with its icon.',
  instead: { Badge: 'for anything else' },
  anatomy: ["Icon, by the trade's name", 'Name'],
  do: ['Show as many as somebody has.'],
  dont: ['Do not make it a link: the card is one.'],
  keys: {},
}

const meta = {
  title: 'Trade/TradeBadge',
  component: TradeBadge,
  parameters: { guide },
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
