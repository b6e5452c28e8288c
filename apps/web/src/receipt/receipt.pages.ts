import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  site: [
    [paths.receipt, lazyPage(() => import('./ReceiptPage.tsx'), 'ReceiptPage')],
    [paths.invoice, lazyPage(() => import('./InvoicePage.tsx'), 'InvoicePage')],
  ],
}
