import { useParams } from 'react-router-dom'
import { memberRoles, type Offer, offerHref, ownPages, paths, toOfferDraft } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { type OfferFormProps, offerMessages } from '@plomada/ui'
import { EditOfferScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { readSettings } from '../settings.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { useEditOffer, useOffer, useOfferPhotoCalls } from './offer.data.ts'
import { useFirst } from './useFirst.ts'

export const EditOfferPage = withViewer(
  { title: offerMessages.editTitle, roles: memberRoles },
  ({ viewer }) => {
    const id = Number(useParams()['id'])
    const { data, problem, mutate } = useOffer(id)
    const trades = useTrades()
    const navigate = useAppNavigate()
    const edit = useEditOffer()
    const toStore = useOfferPhotoCalls()
    // The form shows, and the server compares, the content with which the page was opened.
    const seen = useFirst<Offer>(data?.result)
    const retry = () => void Promise.all([mutate(), trades.mutate()])
    if (problem && !data) return <LoadStatus problem={problem} onRetry={retry} />
    if (data && data.result.owner.id !== viewer.id)
      return <LoadStatus problem={new Problem('notFound')} onRetry={retry} />

    const onSubmit: OfferFormProps['onSubmit'] = async (content, photos) => {
      if (seen) {
        const { result } = await edit({
          params: { serviceId: id },
          body: { ...content, seen: toOfferDraft(seen) },
        })
        await photos.send(toStore(result))
      }
      notify('success', offerMessages.changesSaved, { throughNavigation: true })
      navigate(offerHref({ id }))
      return { id }
    }

    return (
      <EditOfferScreen
        budgetMaximum={readSettings().budgetMaximum}
        offer={seen}
        trades={trades.trades}
        hasFailed={trades.problem !== undefined && !trades.trades}
        onRetry={retry}
        backHref={ownPages(viewer)?.publications ?? paths.home}
        onSubmit={onSubmit}
      />
    )
  },
)
