import { useCallback } from 'react'
import { toUserError } from '@plomada/domain/contract'
import { assignmentMessages, type AssignmentAct, type UploadPhoto } from '@plomada/ui'
import { calls } from '../data/calls.ts'
import { saveText } from '../data/saveText.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

/** What an event of a job changes on other pages. */
const refreshes = [
  calls.assignment.get,
  calls.assignment.agenda,
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
  const sendPhoto = useAction(calls.assignment.photo)
  const uploadPhoto: UploadPhoto = async (file, key, options) =>
    (await sendPhoto({ ...input, file, body: { key } }, options)).result
  return { assignment: data?.result, problem, refresh, act, uploadPhoto }
}

/** Reads the appointments of the viewer in a month. */
export function useAgenda(month: string) {
  const { data, problem, mutate } = useCall(calls.assignment.agenda, { query: { month } })
  return {
    appointments: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
  }
}

/** Reads the secret address of the agenda, and returns it with a function that changes it. */
export function useAgendaFeed() {
  const { data, problem, mutate } = useCall(calls.assignment.feed, {})
  const renew = useAction(calls.assignment.renewFeed)
  return {
    url: data?.url,
    hasFailed: problem !== undefined,
    onRetry: () => void mutate(),
    onRenew: async () => mutate(await renew({}), { revalidate: false }),
  }
}

/** Returns a function that saves the agreed day of a job as a file for calendars, and reports a failure. */
export function useCalendarFile(id: number) {
  const readFile = useAction(calls.assignment.calendar)
  return async () => {
    try {
      const { ics } = await readFile({ params: { id } })
      saveText(ics, `trabajo-${id}.ics`, 'text/calendar;charset=utf-8')
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
}
