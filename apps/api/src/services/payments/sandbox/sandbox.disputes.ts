import { and, eq, sql } from 'drizzle-orm'
import { transact, type Db } from '../../../database/database.ts'
import { invalidRequest, missing } from './sandbox.errors.ts'
import { newId, nowSeconds, type SandboxDispute, type SandboxEvent } from './sandbox.objects.ts'
import { sandboxObjects } from './sandbox.schema.ts'
import { enqueueEvent, lockSession, save } from './sandbox.store.ts'

/** Days in which documents are accepted. */
const EVIDENCE_DAYS = 7

/** Returns the disputes of a payment, the newest first. */
export async function findDisputes(db: Db, paymentIntent: string): Promise<SandboxDispute[]> {
  const rows = await db
    .select({ payload: sandboxObjects.payload })
    .from(sandboxObjects)
    .where(
      and(
        sql`${sandboxObjects.payload} ->> 'object' = 'dispute'`,
        sql`${sandboxObjects.payload} ->> 'payment_intent' = ${paymentIntent}`,
      ),
    )
    .orderBy(sql`created_at desc`)
  return rows.flatMap(({ payload }) => (payload.object === 'dispute' ? [payload] : []))
}

/** Returns a dispute. */
export async function getDispute(db: Db, id: string): Promise<SandboxDispute> {
  const [row] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  if (row?.payload.object !== 'dispute') throw missing('dispute', id, 'dispute')
  return row.payload
}

/** Opens the dispute of a paid session, as its payer does at the bank, or ends it. A second press changes nothing. */
export const changeDispute = (
  db: Db,
  sessionId: string,
  status: SandboxDispute['status'],
): Promise<SandboxDispute> =>
  transact(db, async (tx) => {
    const found = await lockSession(tx, sessionId)
    const intent = found?.session.payment_intent
    if (!found || !intent) throw invalidRequest('The session is not paid.')
    const [before] = await findDisputes(tx, intent)
    if (before && (before.status !== 'needs_response' || status === 'needs_response')) return before
    if (!before && status !== 'needs_response') throw invalidRequest('The payment is not disputed.')
    const type: SandboxEvent['type'] = before ? 'charge.dispute.closed' : 'charge.dispute.created'
    const dispute: SandboxDispute = before
      ? { ...before, status }
      : createDispute(intent, found.session.amount_total)
    if (before) await save(tx, dispute)
    else await tx.insert(sandboxObjects).values({ id: dispute.id, payload: dispute })
    await enqueueEvent(tx, type, dispute)
    return dispute
  })

function createDispute(intent: string, amount: number): SandboxDispute {
  const created = nowSeconds()
  return {
    id: newId('dp'),
    object: 'dispute',
    amount,
    created,
    currency: 'ars',
    evidence_details: {
      due_by: created + EVIDENCE_DAYS * 24 * 60 * 60,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}
