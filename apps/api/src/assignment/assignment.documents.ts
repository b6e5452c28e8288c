import { paths } from '@plomada/domain'
import { type PageDocument, adminArea } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  { path: paths.agenda, modules: ['src/assignment/AgendaPage.tsx'] },
  { path: paths.assignment, modules: ['src/assignment/AssignmentPage.tsx'] },
  { path: paths.adminAssignments, modules: [adminArea, 'src/assignment/AdminAssignmentsPage.tsx'] },
  { path: paths.claim, modules: ['src/assignment/ClaimPage.tsx'] },
]
