import { useEffect } from 'react'
import { useGo } from '../useGo.ts'
import { paymentCopy, PaymentFailed, PopupFrame } from '@plomada/ui'
import { ownPages, paths } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { tellCheckout } from './checkoutWindow.ts'
import { leaveWindow } from './leaveWindow.ts'

/** The window of a payment that failed. */
export function PaymentFailedPage() {
  useTitle(paymentCopy.failedTitle)
  const go = useGo()
  const { viewer } = useSession()
  useEffect(() => tellCheckout({ kind: 'failed', offerId: null }), [])
  const next = (viewer && ownPages(viewer)?.publications) ?? paths.home
  return (
    <PopupFrame>
      <PaymentFailed onClose={() => leaveWindow(() => go(next, { replace: true }))} />
    </PopupFrame>
  )
}
