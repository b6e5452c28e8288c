import { useEffect, useEffectEvent, useState } from 'react'
import type { Offer } from '@plomada/domain'
import { Notice, PayPanel } from '@plomada/ui'
import { refusalOf } from '@plomada/domain/define'
import { onCheckoutNews, openCheckoutWindow } from './checkoutWindow.ts'
import { useCheckout } from './payment.data.ts'

/** How often the server is asked while a payment window is open, in milliseconds. */
const ASK_EVERY = 2500

interface PaymentProps {
  offer: Pick<Offer, 'id' | 'budget'>
  /** Something may have happened: read the offer again. */
  onNews: () => void
}

/** `open` while the card page stands in a window, `processing` from when that window said that it was paid. */
type Status = 'ready' | 'opening' | 'open' | 'processing'

/** Asks the server while a window is open, and after one has said that it was paid: only the server knows. */
function useWatching(status: Status, window: Window | null, onNews: () => void, onClosed: () => void) {
  const tell = useEffectEvent(onNews)
  const end = useEffectEvent(onClosed)
  useEffect(() => {
    if (status !== 'open' && status !== 'processing') return
    const timer = setInterval(() => {
      tell()
      if (status === 'open' && window?.closed) end()
    }, ASK_EVERY)
    return () => clearInterval(timer)
  }, [status, window])
}

/** Paying for an accepted offer in the provider's window. */
export function Payment({ offer, onNews }: PaymentProps) {
  const checkout = useCheckout()
  const [status, setStatus] = useState<Status>('ready')
  const [opened, setOpened] = useState<Window | null>(null)
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useWatching(status, opened, onNews, () => setStatus('ready'))
  useEffect(
    () =>
      onCheckoutNews(({ kind, offerId }) => {
        if (kind === 'paid' && offerId === offer.id) setStatus('processing')
      }),
    [offer.id],
  )

  const pay = async () => {
    const window = openCheckoutWindow()
    setOpened(window)
    setProblem(null)
    setBlockedUrl(null)
    setStatus('opening')
    try {
      const { checkoutUrl } = await checkout({ body: { offerId: offer.id } })
      if (window && !window.closed) window.location.replace(checkoutUrl)
      else setBlockedUrl(checkoutUrl)
      setStatus('open')
    } catch (error) {
      window?.close()
      setProblem(refusalOf(error).message)
      setStatus('ready')
      onNews()
    }
  }

  return (
    <PayPanel
      amount={offer.budget}
      onPay={() => void pay()}
      // Where no window could be opened the button stays, beside the link that leads there.
      status={status === 'open' ? (blockedUrl ? 'ready' : 'opening') : status}
      blockedUrl={status === 'processing' ? null : blockedUrl}
      {...(problem && { notice: <Notice kind="error">{problem}</Notice> })}
    />
  )
}
