import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { ledgerTransactions } from '../../database/schema/ledger.ts'
import { payments, refunds } from '../../database/schema/payments.ts'
import { readBalance } from '../../ledger/ledger.queries.ts'
import type { Chargeback } from '../../services/payments/payments.ts'
import { openJobs } from '../jobs.ts'

/** Opens a marketplace in which payments can be disputed. Close it afterwards. */
export async function openDisputes() {
  const opened = await openJobs()
  const { market, provider, jobs } = opened
  const { db, ana, bruno } = market
  const lastSession = () => provider.sessions.at(-1) ?? expect.fail('There is no session')
  return {
    ...opened,
    lastSession,
    /** Lets the payer dispute the last payment, or another one, or the bank decide. */
    async dispute(state: Chargeback['state'], session = lastSession(), change: Partial<Chargeback> = {}) {
      const { statusCode } = await jobs.deliverEvent(provider.dispute(session, state, change))
      expect(statusCode).toBe(200)
    },
    async paymentStates(id: number) {
      const ofJob = eq(payments.assignmentId, id)
      const rows = await db.select().from(payments).where(ofJob).orderBy(asc(payments.id))
      return rows.map(({ state }) => state)
    },
    async refundStates(id: number) {
      const ofJob = eq(refunds.assignmentId, id)
      const rows = await db.select().from(refunds).where(ofJob).orderBy(asc(refunds.id))
      return rows.map(({ state }) => state)
    },
    /** Returns the kinds of the movements of a job, in order. */
    async kindsOf(id: number) {
      const ofJob = eq(ledgerTransactions.assignmentId, id)
      const rows = await db.select().from(ledgerTransactions).where(ofJob).orderBy(asc(ledgerTransactions.id))
      return rows.map(({ kind }) => kind)
    },
    /** Returns by how many pesos work changed what the professional has, owes, and the platform earned. */
    async changes(work: () => Promise<unknown>): Promise<number[]> {
      const accounts = [`payable:${bruno.id}`, `receivable:${bruno.id}`, 'commission'] as const
      const readAll = () => Promise.all(accounts.map((account) => readBalance(db, account)))
      const before = await readAll()
      await work()
      const after = await readAll()
      return after.map((balance, index) => (balance - (before[index] ?? 0)) / 100)
    },
    async confirmed() {
      const id = await jobs.done()
      await jobs.act(ana, id, 'confirm')
      return id
    },
    /** A paid job whose price went up by 12,000 pesos, which were paid too. */
    async withSupplement() {
      const id = await jobs.paid()
      await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, text: 'Hay más para hacer' })
      await jobs.act(ana, id, 'acceptPrice', { amount: 60_000 })
      await jobs.pay(ana, id)
      const [main, supplement] = provider.sessions.slice(-2)
      return main && supplement ? { id, main, supplement } : expect.fail('There is no supplement')
    },
  }
}
