import { useEffect } from 'react'
import { useAppNavigate } from '../useAppNavigate.ts'
import { paymentMessages, PaymentFailed, PopupFrame } from '@plomada/ui'
import { ownPages, paths } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { broadcastCheckoutResult, closeWindow } from './checkoutWindow.ts'

export function PaymentFailedPage() {
  useTitle(paymentMessages.failedTitle)
  const navigate = useAppNavigate()
  const { viewer } = useSession()
  useEffect(() => broadcastCheckoutResult({ kind: 'failed', offerId: null }), [])
  const next = (viewer && ownPages(viewer)?.publications) ?? paths.home
  return (
    <PopupFrame>
      <PaymentFailed onClose={() => closeWindow(() => navigate(next, { replace: true }))} />
    </PopupFrame>
  )
}
