import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { getAmount, memberRoles, ownPages, paths, type Application, type StoredUser } from '@plomada/domain'
import { toUserError } from '@plomada/domain/define'
import { applicationMessages, offerMessages } from '@plomada/ui'
import { ApplicantsScreen } from '@plomada/ui/screens'
import { applicationCalls, offerCalls } from '../data/calls.ts'
import { prefetchCall } from '../data/prefetch.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { useAccept, useOffer } from '../offer/offer.data.ts'
import { getSession } from '../session/store.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { readSettings } from '../settings.ts'
import { useApplications, useCounterOffer, useDecline } from './application.data.ts'
import { useComparison } from './useComparison.ts'

/** Requests the data of the page before it is opened. */
export function prefetch({ params }: RouteLocation): void {
  const id = Number(params['id'])
  if (!getSession().viewer) return
  prefetchCall(offerCalls.get, { params: { id } })
  prefetchCall(applicationCalls.list, { params: { serviceId: id } })
}

const toOwnOffer = (viewer: StoredUser, id: number): string =>
  `${ownPages(viewer)?.publications ?? paths.home}?servicio=${id}`

/** Returns the handler that accepts an applicant and then opens the offer, to pay it. */
function useAcceptance(offerId: number, budget: number, backHref: string) {
  const accept = useAccept()
  const navigate = useAppNavigate()
  const [acceptingId, setAccepting] = useState<number | null>(null)
  const onAccept = async (application: Application) => {
    const workerId = application.professional.id
    setAccepting(workerId)
    try {
      await accept({ body: { workerId, offerId, amount: getAmount(application, { budget }) } })
      notify('success', offerMessages.accepted, { throughNavigation: true })
      navigate(backHref)
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setAccepting(null)
    }
  }
  return { acceptingId, onAccept: (application: Application) => void onAccept(application) }
}

export const ApplicantsPage = withViewer(
  { title: applicationMessages.compare, roles: memberRoles },
  ({ viewer }) => {
    const id = Number(useParams()['id'])
    const offer = useOffer(id)
    const applications = useApplications(id)
    const { comparison, setComparison } = useComparison()
    const decline = useDecline()
    const counter = useCounterOffer()
    const backHref = toOwnOffer(viewer, id)
    const shown = offer.data?.result
    const { acceptingId, onAccept } = useAcceptance(id, shown?.budget ?? 0, backHref)
    const problem = offer.problem ?? applications.problem
    const retry = () => void Promise.all([offer.mutate(), applications.mutate()])
    const isRefused = problem !== undefined && [400, 403, 404, 410].includes(problem.status)
    if (isRefused && !applications.data) return <LoadStatus problem={problem} onRetry={retry} />
    return (
      <ApplicantsScreen
        offer={shown}
        applications={applications.data?.result}
        hasFailed={problem !== undefined}
        onRetry={retry}
        backHref={backHref}
        comparison={comparison}
        onChange={setComparison}
        onAccept={onAccept}
        acceptingId={acceptingId}
        budgetMaximum={readSettings().budgetMaximum}
        onCounter={async ({ professional }, amount) => {
          await counter({ body: { offerId: id, workerId: professional.id, amount } })
          notify('success', applicationMessages.countered)
        }}
        onDecline={async ({ professional }, reason) => {
          await decline({ body: { offerId: id, workerId: professional.id, reason } })
          notify('success', applicationMessages.declined)
        }}
      />
    )
  },
)
