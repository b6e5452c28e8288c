import { paths } from '@plomada/domain'
import type { PageDocument } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.earnings, modules: ['src/payout/EarningsPage.tsx'] },
]
