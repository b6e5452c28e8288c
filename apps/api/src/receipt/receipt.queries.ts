import { getPaymentParts, type Receipt } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'
import { ledgerTransactions } from '../database/schema/ledger.ts'
import { chargebacks, payments, refunds } from '../database/schema/payments.ts'
import { readReleases } from '../ledger/ledger.queries.ts'
import { isByProvider, joinParts } from '../payment/refund.actions.ts'
import type { Person } from '../user/user.queries.ts'

const payers = alias(users, 'payers')
const payees = alias(users, 'payees')

/** Returns the receipt of a payment that arrived. For everyone but its payer and admins it does not exist. */
export async function findReceipt(db: Db, me: Person, id: number): Promise<Receipt> {
  const [row] = await db
    .select({
      payment: payments,
      payer: { id: payers.id, firstName: payers.firstName, lastName: payers.lastName },
      payee: { id: payees.id, firstName: payees.firstName, lastName: payees.lastName },
      offer: { id: offers.id, title: offers.title },
    })
    .from(payments)
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .innerJoin(payers, eq(payers.id, offers.ownerId))
    .leftJoin(assignments, eq(assignments.id, payments.assignmentId))
    .leftJoin(payees, eq(payees.id, assignments.workerId))
    .where(eq(payments.id, id))
  if (!row || (row.payer.id !== me.id && me.role !== 'admin')) return refuse('notFound')
  const { payment, ...about } = row
  if (payment.paidAt === null) return refuse('notFound')
  const list = await db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      state: refunds.state,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
      key: refunds.key,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.id))
  const { amount, assignmentId, isSupplement, paidAt, fee } = payment
  // One that the provider divided was the professional's at once.
  const atOnce = fee === null ? null : { at: paidAt, held: 0 }
  const release = atOnce ?? (assignmentId === null ? null : await readRelease(db, assignmentId))
  const chargeback = await findChargeback(db, id)
  const parts = getPaymentParts({
    amount,
    refunds: list,
    taken: chargeback?.amount ?? 0,
    isReleased: release !== null,
    heldByJob: release?.held ?? 0,
  })
  return {
    ...about,
    id,
    amount,
    assignmentId,
    isSupplement,
    paidAt,
    ...parts,
    releasedAt: parts.released > 0 ? (release?.at ?? null) : null,
    chargeback,
    refunds: joinParts(list).map(({ key, ...refund }) => ({
      ...refund,
      isByProvider: isByProvider({ key }),
    })),
  }
}

/** Returns what the bank took of a payment, in pesos, and whether it stays there; null if it took nothing. */
async function findChargeback(db: Db, paymentId: number): Promise<Receipt['chargeback']> {
  const rows = await db
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.paymentId, paymentId), ne(chargebacks.state, 'won'), gt(chargebacks.taken, 0)))
  if (rows.length === 0) return null
  const amount = rows.reduce((sum, { taken }) => sum + Math.ceil(taken / 100), 0)
  return { amount, isLost: rows.every(({ state }) => state === 'lost') }
}

/** Returns when a job released its money, and the pesos that it holds still; null if it holds everything. */
async function readRelease(db: Db, assignmentId: number): Promise<{ at: Date; held: number } | null> {
  const { released, held } = await readReleases(db, assignmentId)
  if (released === 0) return null
  const [last] = await db
    .select({ at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.assignmentId, assignmentId), eq(ledgerTransactions.kind, 'release')))
    .orderBy(desc(ledgerTransactions.id))
    .limit(1)
  return last ? { at: last.at, held: held / 100 } : null
}
