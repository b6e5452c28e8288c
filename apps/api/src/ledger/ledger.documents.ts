import { paths } from '@plomada/domain'
import { adminArea, type PageDocument } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.ledgerStatement, modules: [adminArea, 'src/ledger/LedgerStatementPage.tsx'] },
  { path: paths.commissions, modules: [adminArea, 'src/ledger/CommissionsPage.tsx'] },
  { path: paths.reconciliation, modules: [adminArea, 'src/ledger/ReconciliationPage.tsx'] },
]
