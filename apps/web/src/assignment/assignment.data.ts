import { useCallback } from 'react'
import { assignmentMessages, type AssignmentAct } from '@plomada/ui'
import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

/** What an event of a job changes on other pages. */
const refreshes = [
  calls.assignment.get,
  calls.offer.get,
  calls.offer.own,
  calls.offer.assignments,
  calls.conversation.get,
]

/** Reads a job, and returns a function that causes one of its events. */
export function useAssignment(id: number) {
  const input = { params: { id } }
  const { data, problem, mutate } = useCall(calls.assignment.get, input)
  const send = useAction(calls.assignment.act, { refreshes })
  const refresh = useCallback(() => void mutate(), [mutate])
  const act = async (body: AssignmentAct) => {
    const response = await send({ ...input, body })
    // Shows the new state when the dialog closes, and not a moment later.
    await mutate(response, { revalidate: false })
    notify('success', assignmentMessages.acted)
  }
  return { assignment: data?.result, problem, refresh, act }
}
