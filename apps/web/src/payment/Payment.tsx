import { useEffect, useEffectEvent, useState } from 'react'
import type { Offer } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { Notice, PayPanel } from '@plomada/ui'
import { openCheckoutWindow } from './checkoutWindow.ts'
import { useCheckout } from './payment.data.ts'

/** How often the server is asked while a payment window is open, in milliseconds. */
const ASK_EVERY = 2500

interface PaymentProps {
  offer: Pick<Offer, 'id' | 'budget'>
  /** Something may have happened: read the offer again. */
  onNews: () => void
}

type Status = 'ready' | 'opening' | 'processing'

/** Asks the server while a window is open. */
function useWatching(status: Status, window: Window | null, onNews: () => void, onClosed: () => void) {
  const tell = useEffectEvent(onNews)
  const end = useEffectEvent(onClosed)
  useEffect(() => {
    if (status !== 'processing') return
    const timer = setInterval(() => {
      tell()
      if (window?.closed) end()
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

  const pay = async () => {
    const window = openCheckoutWindow()
    setOpened(window)
    setProblem(null)
    setStatus('opening')
    try {
      const { checkoutUrl } = await checkout({ body: { offerId: offer.id } })
      if (window && !window.closed) window.location.replace(checkoutUrl)
      else setBlockedUrl(checkoutUrl)
      setStatus('processing')
    } catch (error) {
      window?.close()
      setProblem(error instanceof Problem ? error.message : String(error))
      setStatus('ready')
      onNews()
    }
  }

  return (
    <PayPanel
      amount={offer.budget}
      onPay={() => void pay()}
      status={status}
      blockedUrl={blockedUrl}
      {...(problem && { notice: <Notice kind="error">{problem}</Notice> })}
    />
  )
}
