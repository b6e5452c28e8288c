import type { Metrics } from '../../http/metrics.ts'
import type { Payments } from './payments.ts'

/** The same payments, with a count of how they end. */
export function countedPayments(payments: Payments, { checkout }: Metrics): Payments {
  return {
    ...payments,
    async openCheckout(asked) {
      try {
        const opened = await payments.openCheckout(asked)
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
