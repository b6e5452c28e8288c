import { randomUUID } from 'node:crypto'
import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { and, desc, eq, isNull, like, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createClock } from '../../clock.ts'
import { assignments, timers } from '../../database/schema/assignments.ts'
import { ledgerBalances, ledgerTransactions } from '../../database/schema/ledger.ts'
import { payments, refunds } from '../../database/schema/payments.ts'
import type { Fault, SandboxPayment } from '../../services/payments/mercadoPago/sandbox/mpSandbox.objects.ts'
import {
  findPreferenceOf,
  payPreference,
  refundStoredPayment,
} from '../../services/payments/mercadoPago/sandbox/mpSandbox.store.ts'
import { connect } from '../../services/payments/mercadoPago/sandbox/mpSandbox.testing.ts'
import { openMarketplace } from '../../testing/marketplace.ts'

const returnUrl = 'http://localhost:3000/mi-cuenta'

type Market = Awaited<ReturnType<typeof openMarketplace>>
type Person = Market['ana']

interface Attempt {
  fault?: Fault
  /** What is stored instead, as an attacker or a mistake would. */
  changes?: Partial<SandboxPayment>
  status?: string
}

const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows
  if (row === undefined) throw new Error(`There is no ${what}`)
  return row
}

/** Reads what is stored about the payment of an offer. */
function createReads({ db }: Pick<Market, 'db'>) {
  const readPayments = (offer: Offer) =>
    db.select().from(payments).where(eq(payments.offerId, offer.id)).orderBy(payments.id)
  const readPayment = async (offer: Offer) => first(await readPayments(offer), 'payment')
  const readJob = async ({ id }: Offer) => {
    const isOfOffer = eq(assignments.offerId, id)
    return first(await db.select().from(assignments).where(isOfOffer).orderBy(desc(assignments.id)), 'job')
  }
  const readBalances = async () => {
    const rows = await db.select().from(ledgerBalances)
    return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
  }
  return {
    readPayments,
    readPayment,
    readJob,
    /** Returns by how much a step changes each balance. */
    async changeOf(step: () => Promise<unknown>): Promise<Record<string, number>> {
      const before = await readBalances()
      await step()
      const changes = Object.entries(await readBalances()).map(
        ([account, sum]) => [account, sum - (before[account] ?? 0)] as const,
      )
      return Object.fromEntries(changes.filter(([, change]) => change !== 0))
    },
    async kindsOf(offer: Offer): Promise<string[]> {
      const { id } = await readJob(offer)
      const rows = await db
        .select({ kind: ledgerTransactions.kind })
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.assignmentId, id))
        .orderBy(ledgerTransactions.id)
      return rows.map(({ kind }) => kind)
    },
    async refundsOf(offer: Offer) {
      const { id } = await readPayment(offer)
      return db.select().from(refunds).where(eq(refunds.paymentId, id)).orderBy(refunds.id)
    },
  }
}

/** Opens a marketplace with the stand-in of Mercado Pago, and acts on its payments. Close the marketplace afterwards. */
export async function openSplitMarketplace() {
  const market = await openMarketplace({
    config: { mercadoPago: 'sandbox', keySecret: 'a secret of 16 characters' },
  })
  const { port } = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }))
  const url = `http://127.0.0.1:${port}/mercadopago`
  const { db } = market
  const errors: unknown[][] = []
  const log: Pick<FastifyBaseLogger, 'warn' | 'error'> = {
    warn: () => {},
    error: (...line: unknown[]) => void errors.push(line),
  }
  const clock = createClock(market, log)
  const reads = createReads(market)
  return {
    market,
    /** The address of the stand-in. */
    url,
    ...reads,
    /** What was logged as errors. */
    errors,
    log,
    connect: (person: Person, account?: string) =>
      connect({ payments: market.services.payments, url, returnUrl }, person.id, account),
    /** Opens the page of an offer and pays on it. */
    async pay(offer: Offer, { fault = 'none', changes = {}, status = 'approved' }: Attempt = {}) {
      await market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
      const rows = await reads.readPayments(offer)
      const preference = await findPreferenceOf(db, rows.at(-1)?.reference ?? '')
      return payPreference(db, preference?.id ?? '', { status, detail: '' }, { fault, changes })
    },
    /** Sends money of a payment back in the panel of Mercado Pago, as its seller does. */
    refundInPanel: ({ id, collector_id: seller }: SandboxPayment, amount: number, fault: Fault = 'none') =>
      refundStoredPayment(
        db,
        { id: String(id), accountId: String(seller), amount, key: `panel ${randomUUID()}` },
        fault,
      ),
    /** Lets the queue do what is due, and what would be due later. */
    async passTime() {
      const isOfMoney = or(like(timers.topic, 'payment:%'), like(timers.topic, 'refund:%'))
      await db
        .update(timers)
        .set({ runAt: sql`now()` })
        .where(and(isNull(timers.doneAt), isOfMoney))
      await clock.drain()
    },
  }
}
