import type { AssignmentEvent } from '@plomada/domain'
import type { assignments } from '../database/schema/assignments.ts'
import type { Change } from '../transition/transition.ts'

export type AssignmentRow = typeof assignments.$inferSelect

/** An event of a job, who causes it, and what they give with it. */
export interface AssignmentChange extends Change {
  event: AssignmentEvent
}
