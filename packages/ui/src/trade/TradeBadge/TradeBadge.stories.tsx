import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { Guide } from '../../testing/guide.ts'
import { TradeBadge } from './TradeBadge.tsx'

const guide: Guide = {
  whenToUse: 'For a trade with its icon.',
  alternatives: { Badge: 'for any other label' },
  anatomy: ['Icon of the trade', 'Name'],
  do: ['Show all trades of a professional.'],
  dont: ['Do not make it a link: the card already is one.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Trade/TradeBadge',
  component: TradeBadge,
  parameters: { guide },
  args: { trade: trades.plumbing },
} satisfies Meta<typeof TradeBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each demo trade has a different icon. */
export const AllTrades: Story = {
  render: () => (
    <Inline gap={2}>
      {demoTrades.map((trade) => (
        <TradeBadge key={trade.id} trade={trade} />
      ))}
    </Inline>
  ),
}
