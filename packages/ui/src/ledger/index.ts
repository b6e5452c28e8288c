export { CommissionTable, type CommissionTableProps } from './CommissionTable/CommissionTable.tsx'
export { DifferenceTable, type DifferenceTableProps } from './DifferenceTable/DifferenceTable.tsx'
export { LedgerTable, type LedgerTableProps } from './LedgerTable/LedgerTable.tsx'
export { commissionMessages, ledgerMessages, reconciliationMessages } from './ledger.messages.ts'
