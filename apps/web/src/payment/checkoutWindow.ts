import { CHECKOUT_WINDOW_SIZE } from '@plomada/domain'

const WINDOW_NAME = 'plomada-pago'
const CHANNEL = 'plomada-pago'

/** The message of a payment window to the other windows of this browser. */
export interface CheckoutResult {
  kind: 'paid' | 'failed' | 'rated'
  offerId: number | null
}

/**
 * Opens the payment window, or returns the one that is open, or null when the browser blocks it. Must be called in the
 * click handler before any request: browsers block windows that open later.
 */
export function openCheckoutWindow(): Window | null {
  const size = CHECKOUT_WINDOW_SIZE
  const left = Math.round(window.screenX + (window.outerWidth - size) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - size) / 2)
  return window.open('', WINDOW_NAME, `popup,width=${size},height=${size},left=${left},top=${top}`)
}

/** Sends a result to every other window of the product. */
export function broadcastCheckoutResult(result: CheckoutResult): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(result)
  channel.close()
}

/** Listens for results of other windows. Returns a function that unsubscribes. */
export function onCheckoutResult(listener: (result: CheckoutResult) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<CheckoutResult>) => listener(data))
  return () => channel.close()
}

/** Closes this window, and calls the fallback when the browser does not allow that. */
export function closeWindow(fallback: () => void): void {
  window.close()
  setTimeout(fallback, 300)
}
