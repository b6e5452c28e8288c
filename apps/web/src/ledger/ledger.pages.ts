import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  admin: [
    [paths.ledgerStatement, lazyPage(() => import('./LedgerStatementPage.tsx'), 'LedgerStatementPage')],
    [paths.commissions, lazyPage(() => import('./CommissionsPage.tsx'), 'CommissionsPage')],
    [paths.reconciliation, lazyPage(() => import('./ReconciliationPage.tsx'), 'ReconciliationPage')],
  ],
}
