import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  site: [[paths.regret, lazyPage(() => import('./WithdrawalPage.tsx'), 'WithdrawalPage')]],
  admin: [
    [paths.adminWithdrawals, lazyPage(() => import('./AdminWithdrawalsPage.tsx'), 'AdminWithdrawalsPage')],
  ],
}
