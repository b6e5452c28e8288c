import { useEffect } from 'react'
import { useAppNavigate } from '../useAppNavigate.ts'
import { paymentMessages } from '@plomada/ui'
import { PaymentFailedScreen } from '@plomada/ui/screens'
import { ownPages, paths } from '@plomada/domain'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { broadcastCheckoutResult, closeWindow } from './checkoutWindow.ts'

export function PaymentFailedPage() {
  useTitle(paymentMessages.failedTitle)
  const navigate = useAppNavigate()
  const { viewer } = useSession()
  useEffect(() => broadcastCheckoutResult({ kind: 'failed', offerId: null }), [])
  const next = (viewer && ownPages(viewer)?.publications) ?? paths.home
  return <PaymentFailedScreen onClose={() => closeWindow(() => navigate(next, { replace: true }))} />
}
