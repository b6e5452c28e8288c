import { createHmac } from 'node:crypto'
import type { Db } from '../../../database/database.ts'
import { createQueueWorker } from '../../queue.ts'
import type { QueueWorker } from '../../queue.ts'
import { nowSeconds } from './sandbox.objects.ts'
import { sandboxEvents } from './sandbox.schema.ts'

/** Where events go and what they are signed with. */
interface Delivery {
  db: Db
  target: () => URL
  webhookSecret: string
  /** How often to look for events that are due. @default 500 */
  pollMs?: number
  onError?: (error: unknown) => void
}

/** The header by which Stripe proves that a message is its own. */
export function signatureOf(payload: string, secret: string, timestamp = nowSeconds()): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

/** Delivers events until the product says 2xx: at least once, also after a restart. */
export function createDelivery({ db, target, webhookSecret, pollMs = 500, onError }: Delivery): QueueWorker {
  return createQueueWorker({
    db,
    table: sandboxEvents,
    pollMs,
    leaseSeconds: 30,
    // With an hour at most between two tries, about three days, as Stripe does.
    maxAttempts: 84,
    ...(onError && { onError }),
    handle: async ({ payload }) => {
      const body = JSON.stringify(payload)
      const answer = await fetch(target(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, webhookSecret) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
    },
  })
}
