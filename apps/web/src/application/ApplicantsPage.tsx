import { useParams } from 'react-router-dom'
import { memberRoles, ownPages, paths, type StoredUser } from '@plomada/domain'
import { applicationMessages } from '@plomada/ui'
import { ApplicantsScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { prefetchCall } from '../data/prefetch.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { useOffer } from '../offer/offer.data.ts'
import { useAcceptApplicant } from '../offer/useAcceptApplicant.ts'
import { getSession } from '../session/store.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { readSettings } from '../settings.ts'
import { useApplications, useCounterOffer, useDecline } from './application.data.ts'
import { useComparison } from './useComparison.ts'

/** Requests the data of the page before it is opened. */
export function prefetch({ params }: RouteLocation): void {
  const id = Number(params['id'])
  if (!getSession().viewer) return
  prefetchCall(calls.offer.get, { params: { id } })
  prefetchCall(calls.application.list, { params: { serviceId: id } })
}

const toOwnOffer = (viewer: StoredUser, id: number): string =>
  `${ownPages(viewer)?.publications ?? paths.home}?servicio=${id}`

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
    const accept = useAcceptApplicant(shown)
    const navigate = useAppNavigate()
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
        onAccept={async (application) => {
          if (await accept(application.professional.id, application)) navigate(backHref)
        }}
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
