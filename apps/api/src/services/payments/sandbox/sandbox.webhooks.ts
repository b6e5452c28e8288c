import { createHmac } from 'node:crypto'
import type { Db } from '../../../database/database.ts'
import { createQueueWorker, type QueueWorker } from '../../queue.ts'
import { nowSeconds } from './sandbox.objects.ts'
import { sandboxEvents } from './sandbox.schema.ts'

interface WebhookOptions {
  db: Db
  target: () => URL
  webhookSecret: string
  /** Interval between checks for due events, in milliseconds. @default 500 */
  pollMs?: number
  onError?: (error: unknown) => void
}

/** Returns the value of the `stripe-signature` header. */
export function signPayload(payload: string, secret: string, timestamp = nowSeconds()): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

/** Creates a worker that sends each event until the webhook responds 2xx, also across restarts. */
export function createWebhookWorker({
  db,
  target,
  webhookSecret,
  pollMs = 500,
  onError,
}: WebhookOptions): QueueWorker {
  return createQueueWorker({
    db,
    table: sandboxEvents,
    pollMs,
    leaseSeconds: 30,
    // About three days of attempts at most an hour apart, like Stripe.
    maxAttempts: 84,
    ...(onError && { onError }),
    handle: async ({ payload }) => {
      const body = JSON.stringify(payload)
      const response = await fetch(target(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(body, webhookSecret) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the webhook responded ${response.status}`)
    },
  })
}
