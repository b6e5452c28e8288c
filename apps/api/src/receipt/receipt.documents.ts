import { paths } from '@plomada/domain'
import type { PageDocument } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.receipt, modules: ['src/receipt/ReceiptPage.tsx'] },
  { path: paths.invoice, modules: ['src/receipt/InvoicePage.tsx'] },
]
