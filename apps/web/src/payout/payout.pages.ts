import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  admin: [
    [paths.payoutDesk, lazyPage(() => import('./PayoutDeskPage.tsx'), 'PayoutDeskPage')],
    [paths.payoutRun, lazyPage(() => import('./PayoutRunPage.tsx'), 'PayoutRunPage')],
  ],
  site: [
    [paths.earnings, lazyPage(() => import('./EarningsPage.tsx'), 'EarningsPage')],
    [paths.statement, lazyPage(() => import('./StatementPage.tsx'), 'StatementPage')],
  ],
}
