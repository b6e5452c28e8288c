import { paths } from '@plomada/domain'
import { adminArea, type PageDocument } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.earnings, modules: ['src/payout/EarningsPage.tsx'] },
  { path: paths.statement, modules: ['src/payout/StatementPage.tsx'] },
  { path: paths.payoutDesk, modules: [adminArea, 'src/payout/PayoutDeskPage.tsx'] },
  { path: paths.payoutRun, modules: [adminArea, 'src/payout/PayoutRunPage.tsx'] },
]
