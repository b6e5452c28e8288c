import { CHECKOUT_WINDOW_SIZE } from '@plomada/domain'

const NAME = 'plomada-pago'
const CHANNEL = 'plomada-pago'

/** What a payment's window tells the other windows of this browser. */
export interface CheckoutNews {
  kind: 'paid' | 'failed' | 'rated'
  offerId: number | null
}

/**
 * Opens the payment window, or takes the one that is open. Call it inside the click, before any request: browsers
 * block a window that opens later. Gives null where they block it all the same.
 */
export function openCheckoutWindow(): Window | null {
  const size = CHECKOUT_WINDOW_SIZE
  const left = Math.round(window.screenX + (window.outerWidth - size) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - size) / 2)
  return window.open('', NAME, `popup,width=${size},height=${size},left=${left},top=${top}`)
}

/** Tells every other window of the product how a payment went. */
export function tellCheckout(news: CheckoutNews): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Listens to what payment windows tell; returns the way to stop. */
export function onCheckoutNews(listen: (news: CheckoutNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<CheckoutNews>) => listen(data))
  return () => channel.close()
}
