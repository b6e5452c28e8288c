import type { TradeRef } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { getTradeIconNode } from '../getTradeIconNode.ts'

export interface TradeBadgeProps {
  /** The trade. */
  trade: TradeRef
}

/** Renders a trade with its icon. */
export const TradeBadge = ({ trade }: TradeBadgeProps) => (
  <Badge tone="trade" icon={getTradeIconNode(trade.name)}>
    {trade.name}
  </Badge>
)
