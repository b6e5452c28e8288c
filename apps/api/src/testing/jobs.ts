import type { Assignment, PersonalEvent } from '@plomada/domain'
import { assignmentCalls, paymentCalls } from '@plomada/domain/calls'
import { and, desc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { assignments, timers } from '../database/schema/assignments.ts'
import { notifications } from '../database/schema/notifications.ts'
import { payments } from '../database/schema/payments.ts'
import type { PaymentEvent } from '../services/payments/payments.ts'
import { createClock } from '../clock.ts'
import { fakePayments, signature, type FakePayments } from './fakePayments.ts'
import { openMarketplace, type Marketplace } from './marketplace.ts'

type Person = Marketplace['ana']
type Input = Omit<Parameters<typeof actInput>[0], 'event' | 'from'>
const actInput = (body: {
  event: PersonalEvent
  from: Assignment['state']
  text?: string
  amount?: number
  day?: string
  shift?: 'mañana' | 'tarde' | 'noche'
  photos?: string[]
}) => body

/** Returns the session of the last payment of a job. The last one opened may belong to another job. */
async function findSessionId(db: Marketplace['db'], assignmentId: number): Promise<string | null> {
  const [payment] = await db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(eq(payments.assignmentId, assignmentId))
    .orderBy(desc(payments.id))
  return payment?.sessionId ?? null
}

/** Acts on the jobs of a marketplace whose payment provider is a fake. */
function createJobs(market: Marketplace, provider: FakePayments) {
  const silent = { warn: () => {}, error: () => {} }
  return {
    /** Hires a professional and returns the id of the job. */
    async hire(client: Person, worker: Person, changes: { title?: string } = {}): Promise<number> {
      const offer = await market.publishAndHire(client, worker, changes)
      const [row] = await market.db
        .select({ id: assignments.id })
        .from(assignments)
        .where(eq(assignments.offerId, offer.id))
        .orderBy(desc(assignments.id))
      if (!row) throw new Error('There is no job')
      return row.id
    },
    /** Hires Bruno for Ana, and pays. */
    async paid(): Promise<number> {
      const id = await this.hire(market.ana, market.bruno)
      await this.pay(market.ana, id)
      return id
    },
    /** A paid job that Bruno has marked as done. */
    async done(): Promise<number> {
      const id = await this.paid()
      await this.act(market.bruno, id, 'done', { text: 'Quedó andando' })
      return id
    },
    async get(person: Person, id: number): Promise<Assignment> {
      return (await market.as(person).send(assignmentCalls.get, { params: { id } })).result
    },
    /** Causes an event, in the state that the job has now. */
    async act(person: Person, id: number, event: PersonalEvent, input: Input = {}): Promise<Assignment> {
      const [row] = await market.db
        .select({ state: assignments.state })
        .from(assignments)
        .where(eq(assignments.id, id))
      const body = actInput({ event, from: row?.state as Assignment['state'], ...input })
      return (await market.as(person).send(assignmentCalls.act, { params: { id }, body })).result
    },
    /** Opens the checkout of a job and returns its session. */
    async checkout(client: Person, id: number) {
      const [row] = await market.db.select().from(assignments).where(eq(assignments.id, id))
      await market.as(client).send(paymentCalls.checkout, { body: { offerId: row?.offerId ?? 0 } })
      const sessionId = await findSessionId(market.db, id)
      const session = provider.sessions.find((one) => one.sessionId === sessionId)
      if (!session) throw new Error('There is no session')
      return session
    },
    /** Delivers a new event of the provider about a session. */
    deliver(session: FakePayments['sessions'][number], kind: 'paid' | 'failed' | 'expired' = 'paid') {
      return this.deliverEvent(provider.createEvent(session, kind))
    },
    deliverEvent: (event: PaymentEvent) =>
      market.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: JSON.stringify(event),
      }),
    async pay(client: Person, id: number): Promise<void> {
      const session = await this.checkout(client, id)
      session.state = 'paid'
      await this.deliver(session)
    },
    /** Moves the clock, and causes what is due by then. What fails is tried again when time passes again. */
    async passTime(now: Date): Promise<void> {
      market.setClock(now)
      const clock = createClock(market, silent)
      const isDue = and(isNull(timers.doneAt), lte(timers.runAt, now))
      const start = (which?: SQL) =>
        market.db
          .update(timers)
          .set({ runAt: sql`now()` })
          .where(and(isDue, which))
      await start()
      while ((await clock.drain()) > 0) await start(isNull(timers.lastError))
    },
    /** Returns the names of the notices about a job, such as `client.done`, in order. */
    async notices(id: number): Promise<string[]> {
      const rows = await market.db
        .select({ event: notifications.event })
        .from(notifications)
        .where(and(eq(notifications.assignmentId, id), eq(notifications.kind, 'assignment')))
        .orderBy(notifications.id)
      return rows.map(({ event }) => event ?? '')
    },
  }
}

/** Opens a marketplace whose payment provider is a fake, and acts on its jobs. Close the marketplace afterwards. */
export async function openJobs() {
  const provider = fakePayments()
  const market = await openMarketplace({ services: { payments: provider } })
  return { market, provider, jobs: createJobs(market, provider) }
}
