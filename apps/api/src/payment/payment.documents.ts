import { paths } from '@plomada/domain'
import { type PageDocument, adminArea } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.paymentFailed, modules: ['src/payment/PaymentFailedPage.tsx'] },
  { path: paths.payments, modules: [adminArea, 'src/payment/PaymentsPage.tsx'] },
]
