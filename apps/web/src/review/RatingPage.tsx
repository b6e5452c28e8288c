import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useGo } from '../useGo.ts'
import { ownPages, paths, type StoredUser } from '@plomada/domain'
import { PopupFrame, ReviewForm, reviewFormCopy } from '@plomada/ui'
import { useTitle } from '../frame/useTitle.ts'
import { useOffer } from '../offer/offer.data.ts'
import { tellCheckout } from '../payment/checkoutWindow.ts'
import { leaveWindow } from '../payment/leaveWindow.ts'
import { Gate } from '../frame/Gate.tsx'
import { useRate } from './review.data.ts'

/** The window after a payment: rate the work. The server decides whether the offer is paid. */
export function RatingPage() {
  useTitle(reviewFormCopy.title)
  return <Gate>{(viewer) => <Rating viewer={viewer} />}</Gate>
}

function Rating({ viewer }: { viewer: StoredUser }) {
  const offerId = Number(useParams()['idProduct'])
  const { data } = useOffer(offerId)
  const rate = useRate()
  const go = useGo()
  useEffect(() => tellCheckout({ kind: 'paid', offerId }), [offerId])
  return (
    <PopupFrame>
      <ReviewForm
        offerTitle={data?.result.title ?? null}
        onSubmit={async (body) => {
          await rate({ params: { idProduct: offerId }, body })
          tellCheckout({ kind: 'rated', offerId })
        }}
        onClose={() => leaveWindow(() => go(ownPages(viewer)?.publications ?? paths.home, { replace: true }))}
      />
    </PopupFrame>
  )
}
