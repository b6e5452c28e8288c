import { defaultCommission, getCommission, toCentavos } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payments } from '../database/schema/payments.ts'
import type { Payments } from '../services/payments/payments.ts'
import { startTimer } from '../transition/timers.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { createReference, type Payment } from './payment.queries.ts'

/** The account that is paid, and the commission that the provider divides off; null if the platform is paid. */
type Seller = Pick<Payment, 'sellerId' | 'fee'>

/** Returns who is paid. Refuses if the provider pays professionals and this one has no account there. */
export async function findSeller(
  tx: Db,
  { sellers }: Pick<Payments, 'sellers'>,
  { workerId, job, amount }: { workerId: number | null; job: AssignmentRow | undefined; amount: number },
): Promise<Seller> {
  if (sellers === null) return { sellerId: null, fee: null }
  const connection = workerId === null ? null : await sellers.find(tx, workerId)
  if (connection === null || connection.state === 'revoked') refuse('workerNotConnected')
  const rule = job ? { rate: job.commissionRate, minimum: job.commissionMinimum } : defaultCommission
  const before = job ? await readPaid(tx, job.id) : { amount: 0, fee: 0 }
  // As for a job that is paid at once: its minimum counts once.
  const fee = getCommission(before.amount + toCentavos(amount), rule) - before.fee
  return { sellerId: connection.sellerId, fee: Math.max(0, Math.min(fee, toCentavos(amount))) }
}

/** Returns what was paid for a job and divided, and its commission, in centavos. */
async function readPaid(tx: Db, assignmentId: number): Promise<{ amount: number; fee: number }> {
  const [found] = await tx
    .select({
      amount: sql<number>`coalesce(sum(${payments.amount}::bigint * 100), 0)`.mapWith(Number),
      fee: sql<number>`coalesce(sum(${payments.fee}), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(
      and(
        eq(payments.assignmentId, assignmentId),
        inArray(payments.state, ['paid', 'refunding']),
        sql`${payments.fee} is not null`,
      ),
    )
  return found ?? { amount: 0, fee: 0 }
}

/** Creates a payment that is pending, and starts asking the provider about it. */
export async function createPayment(
  tx: Db,
  values: typeof payments.$inferInsert,
  now: Date,
): Promise<Payment> {
  const [created] = await tx.insert(payments).values(values).returning()
  if (!created) refuse('conflict')
  await scheduleCheck(tx, created, now)
  if (created.sellerId === null) return created
  const reference = createReference(created)
  await tx.update(payments).set({ reference }).where(eq(payments.id, created.id))
  return { ...created, reference }
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Days for which a payment can still arrive: cash vouchers are paid late. */
const CHECK_DAYS = 30

/** Starts the next question about a payment: often in the first half hour, when the payer waits, and rarely later. */
export async function scheduleCheck(
  tx: Db,
  { id, createdAt }: Pick<Payment, 'id' | 'createdAt'>,
  now: Date,
): Promise<void> {
  // The database decides what is due, by its own clock.
  const start = Math.max(now.getTime(), Date.now())
  const age = start - createdAt.getTime()
  if (age > CHECK_DAYS * DAY_MS) return
  const minutes = age < 30 * MINUTE_MS ? 1 : age < DAY_MS ? 10 : 60
  const runAt = new Date(start + minutes * MINUTE_MS)
  await startTimer(tx, { kind: 'payment', id }, { event: 'check', runAt })
}
