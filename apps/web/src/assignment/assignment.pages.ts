import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  admin: [
    [paths.adminAssignments, lazyPage(() => import('./AdminAssignmentsPage.tsx'), 'AdminAssignmentsPage')],
  ],
  site: [
    [paths.agenda, lazyPage(() => import('./AgendaPage.tsx'), 'AgendaPage')],
    [paths.assignment, lazyPage(() => import('./AssignmentPage.tsx'), 'AssignmentPage')],
    [paths.claim, lazyPage(() => import('./ClaimPage.tsx'), 'ClaimPage')],
  ],
}
