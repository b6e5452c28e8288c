import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  paymentWindow: [[paths.paid, lazyPage(() => import('./RatingPage.tsx'), 'RatingPage')]],
}
