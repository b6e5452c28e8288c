import { paths } from '@plomada/domain'
import { type PageDocument, adminArea } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.dashboard, modules: [adminArea, 'src/dashboard/DashboardPage.tsx'] },
]
