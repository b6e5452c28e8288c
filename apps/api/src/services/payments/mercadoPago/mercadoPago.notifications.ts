import type { PaymentEvent, PaymentHint, WebhookRequest } from '../payments.ts'
import { verifyNotification } from './mercadoPago.signature.ts'
import { notificationSchema } from './mercadoPago.wire.ts'

// Both names of chargebacks are in use.
const resources: Partial<Record<string, PaymentHint['resource']>> = {
  payment: 'payment',
  chargebacks: 'chargeback',
  topic_chargebacks_wh: 'chargeback',
  topic_claims_integration_wh: 'chargeback',
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** Reads a notification. It decides nothing: what it is about has to be requested. */
export function readNotification(
  { body, headers, query }: WebhookRequest,
  secret: string,
): PaymentEvent | null {
  const parsed = notificationSchema.safeParse(parseJson(body))
  if (!parsed.success) return null
  const { id, type, topic, user_id: sellerId = null, data } = parsed.data
  const rawId = query['data.id'] ?? query['id']
  const queryId = typeof rawId === 'string' ? rawId : null
  const bodyId = data?.id ?? null
  const verified = verifyNotification(secret, { headers, queryId, bodyId }, Date.now())
  const resourceId = verified ?? bodyId ?? queryId
  if (resourceId === null || !/^[\w-]{1,64}$/.test(resourceId)) return null
  const resource = resources[type ?? topic ?? '']
  if (!resource) return verified === null ? null : { id: id ?? resourceId, kind: 'other' }
  const isVerified = verified !== null
  return {
    id: id ?? resourceId,
    kind: 'hint',
    isVerified,
    sellerId: sellerId ?? null,
    resource,
    resourceId,
  }
}
