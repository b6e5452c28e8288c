import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Db } from '../../../../database/database.ts'
import { createQueueWorker, type QueueWorker } from '../../../queue.ts'
import { signNotification } from '../mercadoPago.signature.ts'
import { newNumber } from './mpSandbox.objects.ts'
import { mercadoPagoEvents } from './mpSandbox.schema.ts'

interface WebhookOptions {
  db: Db
  target: () => URL
  webhookSecret: string
  pollMs: number
  onError?: (error: unknown) => void
}

const payloadSchema = z.object({
  topic: z.string(),
  resourceId: z.string(),
  userId: z.string(),
  isForged: z.boolean().optional(),
})

/** Sends a notification as Mercado Pago does: with the id in the query and in the body, and a signature over it. */
async function sendNotification(
  target: URL,
  secret: string,
  { topic, resourceId, userId }: z.infer<typeof payloadSchema>,
): Promise<number> {
  const url = new URL(target)
  url.searchParams.set('data.id', resourceId)
  url.searchParams.set('type', topic)
  const requestId = randomUUID()
  const ts = String(Math.floor(Date.now() / 1000))
  const signature = signNotification(secret, { id: resourceId, requestId, ts })
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': `ts=${ts},v1=${signature}`,
      'x-request-id': requestId,
    },
    body: JSON.stringify({
      id: newNumber(),
      live_mode: false,
      type: topic,
      date_created: new Date().toISOString(),
      user_id: userId,
      api_version: 'v1',
      action: `${topic}.updated`,
      data: { id: resourceId },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  await response.body?.cancel()
  return response.status
}

/** Creates a worker that sends each notification until the webhook responds 2xx. */
export function createNotificationWorker({
  db,
  target,
  webhookSecret,
  pollMs,
  onError,
}: WebhookOptions): QueueWorker {
  return createQueueWorker({
    db,
    table: mercadoPagoEvents,
    pollMs,
    leaseSeconds: 30,
    // A day of attempts.
    maxAttempts: 24,
    ...(onError && { onError }),
    async handle({ payload }) {
      const notification = payloadSchema.parse(payload)
      const secret = notification.isForged ? 'a secret of another application' : webhookSecret
      const status = await sendNotification(target(), secret, notification)
      if (!notification.isForged && status >= 300) throw new Error(`the webhook responded ${status}`)
    },
  })
}
