import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  admin: [[paths.payments, lazyPage(() => import('./PaymentsPage.tsx'), 'PaymentsPage')]],
  paymentWindow: [
    [paths.paymentFailed, lazyPage(() => import('./PaymentFailedPage.tsx'), 'PaymentFailedPage')],
  ],
}
