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
    readEvent(request) {
      const event = payments.readEvent(request)
      const isSigned = event !== null && (event.kind !== 'hint' || event.isVerified)
      checkout(isSigned ? event.kind : 'unsigned')
      return event
    },
  }
}
