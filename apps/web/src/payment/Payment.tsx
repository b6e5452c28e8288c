import { useEffect, useEffectEvent, useState } from 'react'
import { getPrice, type Offer } from '@plomada/domain'
import { Message, Notice, paymentMessages, PayPanel } from '@plomada/ui'
import { toUserError } from '@plomada/domain/contract'
import { readSettings } from '../settings.ts'
import { type CheckoutResult, onCheckoutResult, openCheckoutWindow } from './checkoutWindow.ts'
import { useCheckout } from './payment.data.ts'

/** How often the offer is read, in milliseconds, and how often once the payment window is closed. */
const POLL_INTERVAL_MS = 2500
const SLOW_INTERVAL_MS = 10_000

interface PaymentProps {
  offer: Pick<Offer, 'id' | 'budget' | 'agreedAmount'>
  /** First name of the professional. */
  payee: string
  /** Called when the state of the offer may have changed. */
  onUpdate: () => void
  /** Renders price and button in one line. */
  isCompact?: boolean
  /** The price is the rest of one that went up after the payment. */
  isSupplement?: boolean
}

/**
 * `open` while the card page is open, `processing` once its window has reported the payment, `closed` when it closed before
 * that, or when its provider isolates it, so that it looks closed.
 */
type Status = 'ready' | 'opening' | 'open' | 'closed' | 'processing'

/** Polls from the opening of the payment window until the server confirms the payment. */
function usePaymentPolling(
  status: Status,
  window: Window | null,
  onUpdate: () => void,
  onClosed: () => void,
) {
  const update = useEffectEvent(onUpdate)
  const close = useEffectEvent(onClosed)
  useEffect(() => {
    if (status === 'ready' || status === 'opening') return
    const timer = setInterval(
      () => {
        update()
        if (status === 'open' && window?.closed) close()
      },
      status === 'closed' ? SLOW_INTERVAL_MS : POLL_INTERVAL_MS,
    )
    return () => clearInterval(timer)
  }, [status, window])
}

const toShown = (status: Status, isBlocked: boolean) => {
  if (status === 'closed') return 'ready'
  if (status === 'open') return isBlocked ? 'ready' : 'opening'
  return status
}

/** Renders the payment of an accepted offer. The user pays in a window of the payment provider. */
export function Payment({ offer, payee, onUpdate, isCompact = false, isSupplement = false }: PaymentProps) {
  const checkout = useCheckout()
  const [status, setStatus] = useState<Status>('ready')
  const [opened, setOpened] = useState<Window | null>(null)
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // The window may report the payment and close at the same moment.
  usePaymentPolling(status, opened, onUpdate, () =>
    setStatus((current) => (current === 'open' ? 'closed' : current)),
  )
  const showResult = useEffectEvent(({ kind, offerId }: CheckoutResult) => {
    if (kind === 'paid' && offerId === offer.id) {
      setStatus('processing')
      setProblem(null)
    }
    // The provider does not say which payment failed: it is the one that is open here.
    if (kind !== 'failed' || (status !== 'open' && status !== 'closed')) return
    setStatus('ready')
    setProblem(paymentMessages.notPaid)
  })
  useEffect(() => onCheckoutResult((result) => showResult(result)), [])

  const pay = async () => {
    const window = openCheckoutWindow()
    setOpened(window)
    setProblem(null)
    setBlockedUrl(null)
    setStatus('opening')
    try {
      const { checkoutUrl } = await checkout({ body: { offerId: offer.id, amount: getPrice(offer) } })
      if (window && !window.closed) window.location.replace(checkoutUrl)
      else setBlockedUrl(checkoutUrl)
      setStatus('open')
    } catch (error) {
      window?.close()
      setProblem(toUserError(error).message)
      setStatus('ready')
      onUpdate()
    }
  }

  const text = problem ?? (status === 'closed' ? paymentMessages.closed : null)
  return (
    <PayPanel
      amount={getPrice(offer)}
      payee={payee}
      isHeld={readSettings().canHoldPayments}
      isCompact={isCompact}
      isSupplement={isSupplement}
      onPay={() => void pay()}
      // When the browser blocked the window, the button stays next to the link to the payment page.
      status={toShown(status, blockedUrl !== null)}
      blockedUrl={status === 'processing' ? null : blockedUrl}
      {...(text !== null && {
        notice: (
          <Notice kind={problem === null ? 'info' : 'error'}>
            <Message>{text}</Message>
          </Notice>
        ),
      })}
    />
  )
}
