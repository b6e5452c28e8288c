import { ownOfferFilters, ownPages, paths, type StoredUser } from '@plomada/domain'
import { offerMessages, OwnOfferLife } from '@plomada/ui'
import { OwnOffersScreen, useOpenOffer } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { Payment } from '../payment/Payment.tsx'
import { useCheckoutResults } from '../payment/useCheckoutResults.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useAcceptApplicant } from './useAcceptApplicant.ts'
import { OfferHistoryPart } from './OfferHistoryPart.tsx'
import { useOfferLife } from './useOfferLife.ts'
import { useSelectedOffer } from './useSelectedOffer.ts'

const ownPage = (viewer: StoredUser) => ownPages(viewer)?.publications ?? paths.home

export const OwnOffersPage = withViewer(
  { title: offerMessages.own, ownPage, hasSidebar: true },
  ({ viewer }) => {
    const list = useFilteredList(ownOfferFilters, calls.offer.own)
    const { data, refresh } = list
    const { selected: chosen, select } = useSelectedOffer(data?.result)
    const selected = useOpenOffer(data?.result, chosen)
    const accept = useAcceptApplicant(selected)
    const life = useOfferLife()
    // Not in `Payment`, which is unmounted once the offer is paid, while a rating may still follow.
    useCheckoutResults(data?.result, refresh)
    return (
      <OwnOffersScreen
        viewer={viewer}
        onSignOut={useSignOut()}
        list={list}
        offers={data?.result}
        selected={selected}
        onSelect={select}
        onAccept={(applicant) => accept(applicant.id, applicant)}
        onRenew={life.onRenew}
        life={
          selected && (
            <OwnOfferLife
              key={selected.id}
              offer={selected}
              onClose={(closure) => life.onClose(selected, closure)}
              onReopen={() => life.onReopen(selected)}
              onRenew={() => life.onRenew(selected)}
            />
          )
        }
        history={selected && <OfferHistoryPart key={selected.id} offerId={selected.id} />}
        payment={
          selected && (
            <Payment
              key={selected.id}
              offer={selected}
              payee={selected.hired?.firstName ?? ''}
              onUpdate={refresh}
            />
          )
        }
      />
    )
  },
)
