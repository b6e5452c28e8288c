'use client'
import { type AssignmentState, assignmentStates } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'

/** The colors of the tones of the state machine. */
const tones = { open: 'warning', running: 'progress', done: 'neutral' } as const

export interface AssignmentStateBadgeProps {
  /** State of the job. */
  state: AssignmentState
}

/** Renders the state of a job as text and color. */
export const AssignmentStateBadge = ({ state }: AssignmentStateBadgeProps) => {
  const { label, tone } = assignmentStates.states[state]
  return (
    <Badge tone={tones[tone]} hasDot>
      <Message>{label}</Message>
    </Badge>
  )
}
