import { paths } from '@plomada/domain'
import type { PageDocument } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.alerts, modules: ['src/alert/AlertsPage.tsx'] },
]
