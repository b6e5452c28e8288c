'use client'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

/** Renders the empty state of the user's jobs. */
export const AssignmentsEmpty = () => {
  const t = useOverride()
  return (
    <EmptyState drawing={drawings.toolbox} title={t(offerMessages.noAssignments)}>
      <Message>{offerMessages.noAssignmentsHelp}</Message>
    </EmptyState>
  )
}
