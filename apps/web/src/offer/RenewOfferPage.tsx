import { useParams } from 'react-router-dom'
import { memberRoles, ownPages, paths } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { offerMessages } from '@plomada/ui'
import { RenewOfferScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { useAppNavigate } from '../useAppNavigate.ts'
import { useOffer } from './offer.data.ts'
import { useOfferLife } from './useOfferLife.ts'

export const RenewOfferPage = withViewer(
  { title: offerMessages.renewTitle, roles: memberRoles },
  ({ viewer }) => {
    const id = Number(useParams()['id'])
    const { data, problem, mutate } = useOffer(id)
    const navigate = useAppNavigate()
    const { onRenew } = useOfferLife()
    const publications = ownPages(viewer)?.publications
    const backHref = publications === undefined ? paths.home : `${publications}?servicio=${id}`
    const offer = data?.result
    const refusal = offer && offer.owner.id !== viewer.id ? new Problem('notFound') : problem
    if (refusal && (!offer || refusal.code === 'notFound'))
      return <LoadStatus problem={refusal} onRetry={() => void mutate()} />
    return (
      <RenewOfferScreen
        offer={offer}
        backHref={backHref}
        onRenew={async () => {
          if (await onRenew({ id })) navigate(backHref)
        }}
      />
    )
  },
)
