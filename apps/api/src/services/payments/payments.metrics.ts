import type { Metrics } from '../../http/metrics.ts'
import type { Payments } from './payments.ts'

/** Wraps a payment provider to count the outcomes of its calls. */
export function withPaymentMetrics(payments: Payments, { checkout }: Metrics): Payments {
  return {
    ...payments,
    async openCheckout(request) {
      try {
        const opened = await payments.openCheckout(request)
        checkout('opened')
        return opened
      } catch (error) {
        checkout('refused')
        throw error
      }
    },
    readEvent(body, signature) {
      const event = payments.readEvent(body, signature)
      checkout(event?.kind ?? 'unsigned')
      return event
    },
  }
}
