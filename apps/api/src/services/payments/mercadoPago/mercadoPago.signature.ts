import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../http/secrets.ts'

interface SignedNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The `data.id` of the query, as it was sent. */
  queryId: string | null
  /** The `data.id` of the body. */
  bodyId: string | null
}

/** How far the clock of Mercado Pago may be from ours. */
const TOLERANCE_MS = 10 * 60_000

/** Timestamps above are milliseconds, others seconds: both are sent. */
const FIRST_MS = 1e12

const single = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Returns the signature of a notification. A value that is missing is left out with its name. */
export function signNotification(
  secret: string,
  { id, requestId, ts }: { id: string; requestId: string | null; ts: string },
): string {
  const manifest = `id:${id};${requestId === null ? '' : `request-id:${requestId};`}ts:${ts};`
  return createHmac('sha256', secret).update(manifest).digest('hex')
}

/**
 * Returns the id that the signature covers, or null. Texts of Mercado Pago disagree on which id and in which case is signed:
 * that of the query as it is, in lower case, or that of the body.
 */
export function verifyNotification(
  secret: string,
  { headers, queryId, bodyId }: SignedNotification,
  now: number,
): string | null {
  const header = single(headers['x-signature'])
  const parts = new Map(
    header?.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=', 2)
      return [name.trim(), value.trim()]
    }),
  )
  const ts = parts.get('ts') ?? ''
  const signature = parts.get('v1') ?? ''
  if (!/^\d{9,14}$/.test(ts) || !/^[\da-f]{64}$/i.test(signature)) return null
  const sentAt = Number(ts) >= FIRST_MS ? Number(ts) : Number(ts) * 1000
  if (Math.abs(now - sentAt) > TOLERANCE_MS) return null
  const requestId = single(headers['x-request-id'])
  const candidates = [queryId, queryId?.toLowerCase(), bodyId].filter((id) => typeof id === 'string')
  const signed = candidates.find((id) =>
    isSameSecret(signature.toLowerCase(), signNotification(secret, { id, requestId, ts })),
  )
  // The id as it was sent: only the signature may have it in lower case.
  return signed === undefined ? null : signed === bodyId ? bodyId : (queryId ?? signed)
}
