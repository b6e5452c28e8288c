import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { type Assignment, capitalize, getAmountDue, href, paths } from '@plomada/domain'
import { AssignmentScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { prefetchCall } from '../data/prefetch.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { Payment } from '../payment/Payment.tsx'
import { useCheckoutResults } from '../payment/useCheckoutResults.ts'
import { getSession } from '../session/store.ts'
import { readSettings } from '../settings.ts'
import { useAssignment, useCalendarFile } from './assignment.data.ts'

/** Requests the data of the page before it is opened. */
export function prefetch({ params }: RouteLocation): void {
  if (getSession().viewer) prefetchCall(calls.assignment.get, { params: { id: Number(params['id']) } })
}

/** Returns whether a job is paid, with all of its price, as the public states see it. */
const toPaidOffer = (assignment: Assignment) =>
  ({
    id: assignment.offer.id,
    state: getAmountDue(assignment) === null ? 'terminado' : 'proceso',
  }) as const

export const AssignmentPage = withViewer({}, ({ viewer }) => {
  const id = Number(useParams()['id'])
  const { assignment, problem, refresh, act, uploadPhoto } = useAssignment(id)
  const saveDay = useCalendarFile(id)
  const offers = useMemo(() => assignment && [toPaidOffer(assignment)], [assignment])
  // Not in `Payment`, which is unmounted once the job is paid, while a rating may still follow.
  useCheckoutResults(offers, refresh)
  const hasFailed = problem && !assignment
  useDataTitle(hasFailed ? null : assignment && capitalize(assignment.offer.title))
  if (hasFailed) return <LoadStatus problem={problem} onRetry={refresh} />
  return (
    <AssignmentScreen
      key={id}
      assignment={assignment}
      onAct={act}
      onUploadPhoto={uploadPhoto}
      budgetMaximum={readSettings().budgetMaximum}
      onCalendar={() => void saveDay()}
      payment={
        assignment && (
          <Payment
            // A payment of the former price may leave a supplement.
            key={String(assignment.supplement === null)}
            isCompact
            payee={assignment.worker.firstName}
            isSupplement={assignment.supplement !== null}
            offer={{
              id: assignment.offer.id,
              budget: assignment.amount,
              agreedAmount: getAmountDue(assignment),
            }}
            onUpdate={refresh}
          />
        )
      }
      rateHref={
        assignment &&
        href(paths.paid, { role: viewer.role, idUser: viewer.id, idProduct: assignment.offer.id })
      }
    />
  )
})
