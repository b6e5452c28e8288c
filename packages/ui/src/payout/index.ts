export { PayoutAccountPanel, type PayoutAccountPanelProps } from './PayoutAccountPanel/PayoutAccountPanel.tsx'
export { ConnectionPanel, type ConnectionPanelProps } from './ConnectionPanel/ConnectionPanel.tsx'
export { EarningsSummary, type EarningsSummaryProps } from './EarningsSummary/EarningsSummary.tsx'
export { StatementTable, type StatementTableProps } from './StatementTable/StatementTable.tsx'
export {
  PayoutCandidateTable,
  type PayoutCandidateTableProps,
} from './PayoutCandidateTable/PayoutCandidateTable.tsx'
export { PayoutResultsForm, type PayoutResultsFormProps } from './PayoutResultsForm/PayoutResultsForm.tsx'
export { ChargebackTable, type ChargebackTableProps } from './ChargebackTable/ChargebackTable.tsx'
export { PayoutRunTable, type PayoutRunTableProps } from './PayoutRunTable/PayoutRunTable.tsx'
export { PayoutTable, type PayoutTableProps } from './PayoutTable/PayoutTable.tsx'
export { formatMonth } from './formatMonth.ts'
export { connectionMessages, payoutDeskMessages, payoutMessages } from './payout.messages.ts'
