export {
  AdminAssignmentFilterBar,
  type AdminAssignmentFilterBarProps,
} from './AdminAssignmentFilterBar/AdminAssignmentFilterBar.tsx'
export {
  AdminAssignmentTable,
  type AdminAssignmentTableProps,
} from './AdminAssignmentTable/AdminAssignmentTable.tsx'
export { adminAssignmentMessages } from './assignment.admin.messages.ts'
export { AgendaFeed, type AgendaFeedProps } from './AgendaFeed/AgendaFeed.tsx'
export { agendaMessages } from './agenda.messages.ts'
export { AgendaMonth, type AgendaMonthProps } from './AgendaMonth/AgendaMonth.tsx'
export { AssignmentActions, type AssignmentActionsProps } from './AssignmentActions/AssignmentActions.tsx'
export { AssignmentFacts, type AssignmentFactsProps } from './AssignmentFacts/AssignmentFacts.tsx'
export { AssignmentNext, type AssignmentNextProps } from './AssignmentNext/AssignmentNext.tsx'
export { AssignmentParties, type AssignmentPartiesProps } from './AssignmentParties/AssignmentParties.tsx'
export {
  AssignmentStateBadge,
  type AssignmentStateBadgeProps,
} from './AssignmentStateBadge/AssignmentStateBadge.tsx'
export { AssignmentTimeline, type AssignmentTimelineProps } from './AssignmentTimeline/AssignmentTimeline.tsx'
export { assignmentMessages } from './assignment.messages.ts'
export { ClaimFile, type ClaimFileProps } from './ClaimFile/ClaimFile.tsx'
export type { AssignmentAct } from './EventDialog/EventDialog.tsx'
