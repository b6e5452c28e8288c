import {
  maskTarget,
  payoutStates,
  postPayout,
  readPayoutReference,
  type PayoutResults,
} from '@plomada/domain'
import { payoutResultsNames } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import { recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { payouts } from '../database/schema/payouts.ts'
import { post } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { readResultsFile, type ResultLine } from './results.queries.ts'
import { describeRun, lockRun } from './run.queries.ts'

type PayoutRow = typeof payouts.$inferSelect

/** Longer reasons of a bank are cut. */
const REASON_MAXIMUM = 200
const NO_REASON = 'El banco no dijo por qué'

/** The words of banks for the ends of a payout. */
const ends: ReadonlyMap<string, { event: 'confirm' | 'fail'; to: 'paid' | 'failed' }> = new Map([
  ['pagado', { event: 'confirm', to: 'paid' }],
  ['rechazado', { event: 'fail', to: 'failed' }],
])

interface ImportContext {
  now: Date
  origin: AuditOrigin
  /** The admin. */
  actorId: number
}

/** Applies the answer of the bank to a run. The same file twice changes nothing. */
export async function importRun(
  db: Db,
  { id, text }: { id: number; text: string },
  context: ImportContext,
): Promise<PayoutResults> {
  const lines = readResultsFile(text)
  if (typeof lines === 'string') refuse('invalid', { fields: { [payoutResultsNames.text]: lines } })
  return transact(db, async (tx) => {
    const rows = new Map((await lockRun(tx, id)).map((row) => [row.id, row]))
    const results: PayoutResults = { paid: 0, failed: 0, unchanged: 0, refused: [] }
    const ended: PayoutRow[] = []
    for (const line of lines) {
      const applied = apply(rows, line, context.now)
      if (typeof applied === 'string')
        results.refused.push({ line: line.line, text: line.reference, problem: applied })
      else if (applied === null) results.unchanged += 1
      else {
        results[applied.state === 'paid' ? 'paid' : 'failed'] += 1
        ended.push(applied)
      }
    }
    if (ended.length > 0) await store(tx, id, ended, context)
    return results
  })
}

/** Returns the payout after a line, null if it had ended that way, or what is wrong with the line. */
function apply(
  rows: Map<number, PayoutRow>,
  { reference, state, reason }: ResultLine,
  now: Date,
): PayoutRow | null | string {
  const row = rows.get(readPayoutReference(reference) ?? 0)
  if (!row) return 'Esa referencia no es de esta tanda'
  const end = ends.get(state)
  if (!end) return 'El estado tiene que ser pagado o rechazado'
  if (row.state === end.to) return null
  if (payoutStates.next(row.state, end.event) === undefined)
    return row.state === 'pending'
      ? 'Todavía no descargaste el archivo de esta tanda'
      : `Ya figura como ${payoutStates.states[row.state].label.toLowerCase()}`
  const stored = end.to === 'paid' ? '' : reason.slice(0, REASON_MAXIMUM) || NO_REASON
  const next = { ...row, state: end.to, reason: stored, endedAt: now }
  rows.set(row.id, next)
  return next
}

async function store(tx: Db, runId: number, ended: readonly PayoutRow[], context: ImportContext) {
  const { now, origin, actorId } = context
  for (const { id, state, reason, endedAt } of ended)
    await tx.update(payouts).set({ state, reason, endedAt }).where(eq(payouts.id, id))
  await post(
    tx,
    { now },
    ended.map((row) => postPayout(row.state === 'paid' ? 'paid' : 'failed', row)),
  )
  for (const { userId, state, amount, target, reason } of ended) {
    const event = state === 'paid' ? 'paid' : 'failed'
    const details = { event, centavos: amount, target: maskTarget(target), reason } as const
    await notify(tx, { kind: 'payout', userId, fromId: actorId, event, details })
  }
  const paid = ended.filter(({ state }) => state === 'paid').length
  await recordAuditEvent(tx, {
    ...origin,
    action: 'payoutRunImported',
    subject: describeRun(runId),
    after: { paid, failed: ended.length - paid },
  })
}
