import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useAppNavigate } from '../useAppNavigate.ts'
import { ownPages, paths } from '@plomada/domain'
import { reviewFormMessages } from '@plomada/ui'
import { RatingScreen } from '@plomada/ui/screens'
import { useOffer } from '../offer/offer.data.ts'
import { broadcastCheckoutResult, closeWindow } from '../payment/checkoutWindow.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useRate } from './review.data.ts'

/** Renders the rating after a payment. Only the server decides whether the offer is paid. */
export const RatingPage = withViewer({ title: reviewFormMessages.title }, ({ viewer }) => {
  const offerId = Number(useParams()['idProduct'])
  const { data } = useOffer(offerId)
  const rate = useRate()
  const navigate = useAppNavigate()
  useEffect(() => broadcastCheckoutResult({ kind: 'paid', offerId }), [offerId])
  return (
    <RatingScreen
      offer={data?.result ?? null}
      onSubmit={async (body) => {
        await rate({ params: { idProduct: offerId }, body })
        broadcastCheckoutResult({ kind: 'rated', offerId })
      }}
      onClose={() =>
        closeWindow(() => navigate(ownPages(viewer)?.publications ?? paths.home, { replace: true }))
      }
    />
  )
})
