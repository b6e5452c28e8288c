import type { TradeRef } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { iconOfTrade } from '../iconOfTrade.ts'

export interface TradeBadgeProps {
  /** The trade. */
  trade: TradeRef
}

/** A trade with its icon. */
export const TradeBadge = ({ trade }: TradeBadgeProps) => (
  <Badge tone="trade" icon={iconOfTrade(trade.name)}>
    {trade.name}
  </Badge>
)
