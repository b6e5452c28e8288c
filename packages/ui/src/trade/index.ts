export { iconOfTrade } from './iconOfTrade.ts'
export { TradeBadge, type TradeBadgeProps } from './TradeBadge/TradeBadge.tsx'
