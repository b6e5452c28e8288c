export { PayoutAccountPanel, type PayoutAccountPanelProps } from './PayoutAccountPanel/PayoutAccountPanel.tsx'
export { payoutMessages } from './payout.messages.ts'
