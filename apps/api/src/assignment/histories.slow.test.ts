import {
  assignmentStates,
  getEffects,
  hasEnded,
  toPayoutReference,
  type AssignmentEvent,
  type AssignmentState,
} from '@plomada/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { assignments } from '../database/schema/assignments.ts'
import { payoutAccounts, payouts } from '../database/schema/payouts.ts'
import { handlePaymentHint } from '../payment/check.actions.ts'
import { handlePaymentEvent, settleFromProvider, startCheckout } from '../payment/payment.actions.ts'
import { acceptApplicant, applyToOffer } from '../application/agreement.actions.ts'
import { importRun } from '../payout/results.actions.ts'
import { createRun, exportRun } from '../payout/run.actions.ts'
import type { Chargeback } from '../services/payments/payments.ts'
import { emptyLedger } from '../testing/emptyTables.ts'
import { checkProperty, propertyTimeout } from '../testing/checkProperty.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { expectNotices, expectSameRefunds } from '../testing/money/expectations.ts'
import { histories, type Name, type Step } from '../testing/money/histories.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'
import { actOnAssignment } from './assignment.actions.ts'

/** `FUZZ_RUNS=10000` walks as many histories. */
const runs = 120
const DAY_MS = 86_400_000

const { market, provider, jobs } = await openJobs()
afterAll(() => market.close())

await market.db.insert(payoutAccounts).values([
  { userId: market.bruno.id, cuit: '20123456786', target: '2850590940090418135201', holder: 'Bruno' },
  { userId: market.carla.id, cuit: '27123456780', target: 'carla.pinta.mar', holder: 'Carla' },
])

const log = { warn: () => {}, error: () => {} }
const origin = { actorId: null, networkAddress: null, requestId: null }
const count = async () => {}

/** The offer that a history is about, and what time it is in it. */
interface World {
  offerId: number
  now: Date
}

const readAll = () => market.db.select().from(assignments).orderBy(assignments.id)

/** Lets a person try an event on the newest job. */
async function act(
  world: World,
  who: Name,
  event: AssignmentEvent,
  { amount = 0, days = 1 }: { amount?: number; days?: number } = {},
) {
  const job = (await readAll()).at(-1)
  if (!job) return 'none'
  const day = new Date(world.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const from = job.state as AssignmentState
  const { asks = {} } = getEffects(from, event)
  // With the acceptance of a proposal it would be the amount that was seen.
  const input = { text: 'Motivo', ...(asks.amount && { amount }), day, shift: 'tarde' as const }
  return outcome(
    actOnAssignment(
      market.db,
      market[who],
      { id: job.id, event, from, ...input },
      { now: world.now, count, origin, budgetMax: 99_999, canHold: true, unseal: () => null },
    ),
  )
}

/** Returns an event that the role of a person has in the state of the newest job, or the one that is named. */
async function pickEvent({ who, event }: Extract<Step, { what: 'act' }>): Promise<AssignmentEvent> {
  if ('name' in event) return event.name
  const state = (await readAll()).at(-1)?.state as AssignmentState
  const role = who === 'elena' ? 'admin' : who === 'ana' ? 'client' : 'worker'
  const events = assignmentStates.eventsOf(state, role)
  return events[event.pick % events.length] ?? 'confirm'
}

async function take(world: World, step: Step): Promise<void> {
  const { db, ana } = market
  const { offerId } = world
  const session = 'index' in step ? provider.sessions[step.index] : undefined
  const { publicUrl } = market.config
  const deps = { provider, publicUrl, log, clock: () => world.now }
  switch (step.what) {
    case 'act':
      return void (await act(world, step.who, await pickEvent(step), step))
    case 'pay': {
      await take(world, { what: 'checkout' })
      const index = provider.sessions.length - 1
      await take(world, { what: 'payByCard', index })
      return take(world, { what: 'deliver', index, kind: 'paid', times: 1 })
    }
    case 'checkout':
      return void (await outcome(startCheckout(db, ana, { offerId }, { ...deps, count })))
    case 'agreePrice':
      await act(world, step.by, 'proposePrice', step)
      return void (await act(world, step.by === 'ana' ? 'bruno' : 'ana', 'acceptPrice'))
    case 'apply': {
      const terms = { quote: null, message: '', availableFrom: null, shift: null }
      const context = { count, budgetMax: 99_999, now: world.now }
      return void (await outcome(applyToOffer(db, market[step.who], { offerId, terms }, context)))
    }
    case 'accept': {
      const choice = { offerId, workerId: market[step.who].id, publicUrl }
      return void (await outcome(acceptApplicant(db, ana, choice, world.now)))
    }
    case 'payByCard':
      if (session?.state === 'open') session.state = 'paid'
      return
    case 'comeBack':
      if (session) await outcome(settleFromProvider(db, session.sessionId, deps))
      return
    case 'deliver': {
      // The provider reports only what happened.
      if (!session || (step.kind === 'paid') !== (session.state === 'paid')) return
      const event = provider.createEvent(session, step.kind)
      await Promise.all(Array.from({ length: step.times }, () => handlePaymentEvent(db, event, deps)))
      return
    }
    case 'dispute': {
      if (session && !provider.isDown) await dispute(world, session, step)
      return
    }
    case 'panel':
      if (session?.state !== 'paid' || !provider.refundInPanel(session, step.amount, world.now)) return
      if (step.isReported) await outcome(hint(world, session.sessionId))
      return
    case 'confirm':
      for (const who of ['bruno', 'carla'] as const) await act(world, who, 'done')
      return void (await act(world, 'ana', 'confirm'))
    case 'payOut':
      return payOut(world, step.end)
    case 'breakDown':
      provider.isDown = true
      return
    case 'refuse':
      provider.refuses = true
      return
    case 'comeUp':
      return recover()
    case 'pass':
      world.now = new Date(world.now.getTime() + step.days * DAY_MS)
      return jobs.passTime(world.now)
  }
}

type Session = (typeof provider.sessions)[number]

/** Lets the payer of a session dispute it, or the bank decide, once. */
async function dispute(
  world: World,
  session: Session,
  { state, share = 1 }: { state: Chargeback['state']; share?: number },
) {
  const { chargeback } = session
  if (chargeback ? chargeback.state !== 'open' || state === 'open' : session.state !== 'paid') return
  const left = provider.getLeft(session)
  if (!chargeback && left === 0) return
  const amount = Math.ceil(left * 100 * share) / 100
  const about = provider.dispute(session, state, chargeback ? {} : { amount })
  await handlePaymentHint(market.db, about, { provider, log, clock: () => world.now })
}

/** Pays out every balance, as far as that is allowed, and imports what the bank answered. */
async function payOut({ now }: World, end: 'paid' | 'failed' | 'open'): Promise<void> {
  const { db, elena } = market
  const context = { now, origin }
  await outcome(createRun(db, { ...context, minimum: 1 }))
  if (end === 'open') return
  for (const { id, runId } of await db.select().from(payouts).where(eq(payouts.state, 'pending'))) {
    await exportRun(db, runId, context)
    const word = end === 'paid' ? 'pagado' : 'rechazado'
    const text = `Referencia;Estado;Motivo\n${toPayoutReference({ id })};${word};`
    await importRun(db, { id: runId, text }, { ...context, actorId: elena.id })
  }
}

/** The provider tells that a payment changed. */
function hint({ now }: World, resourceId: string): Promise<void> {
  const about = { id: resourceId, kind: 'hint', resource: 'payment', sellerId: null } as const
  const deps = { provider, log, clock: () => now }
  return handlePaymentHint(market.db, { ...about, isVerified: true, resourceId }, deps)
}

function recover(): void {
  provider.isDown = false
  provider.refuses = false
}

/** What people who want to come to an end do in each state that waits for them. */
const wayOut: Partial<Record<AssignmentState, readonly [Name, AssignmentEvent][]>> = {
  paid: [
    ['bruno', 'done'],
    ['carla', 'done'],
  ],
  disputed: [
    ['elena', 'decide'],
    ['elena', 'decideAppeal'],
  ],
  refundFailed: [['elena', 'retryRefund']],
}

async function finish(world: World): Promise<void> {
  recover()
  for (const session of provider.sessions)
    if (session.chargeback)
      await dispute(world, session, { state: session.amount % 3 === 0 ? 'won' : 'lost' })
  for (let round = 0; round < 8; round++) {
    world.now = new Date(world.now.getTime() + 41 * DAY_MS)
    await jobs.passTime(world.now)
    for (const { sessionId, state } of provider.sessions) if (state === 'paid') await hint(world, sessionId)
    const state = (await readAll()).at(-1)?.state as AssignmentState
    for (const [who, event] of wayOut[state] ?? []) await act(world, who, event)
  }
  for (const { state } of await readAll()) expect(hasEnded(state as AssignmentState), state).toBe(true)
}

/** Deletes what the history before has left. */
async function clear(): Promise<void> {
  await emptyLedger(market.db)
  for (const table of [
    'payouts',
    'payout_runs',
    'chargebacks',
    'refunds',
    'payments',
    'payment_events',
    'notifications',
    'outbox',
    'timers',
  ])
    await market.db.execute(sql.raw(`delete from ${table}`))
  await market.db.execute(sql`update offers set hired_id = null, agreed_amount = null, state = 'pendiente'`)
  await market.db.execute(sql`delete from offers`)
  provider.sessions.length = 0
  provider.refunds.length = 0
  recover()
}

test.each([
  ['refunds from the panel (P-204)', histories.panel],
  ['chargebacks (P-204, P-313)', histories.disputes],
  ['both, other prices and payouts (P-204, P-313, P-337)', histories.all],
])(
  'no history of both parties, an admin, the clock and the provider breaks a rule, tells twice, or ends in a dead end, with %s',
  async (_, aHistory) => {
    await checkProperty(runs, aHistory, async ({ isPaid, steps }) => {
      await clear()
      market.setClock(null)
      const offer = await market.publishAndHire(market.ana, market.bruno)
      const world = { offerId: offer.id, now: new Date() }
      if (isPaid) await take(world, { what: 'pay' })
      for (const step of steps) await take(world, step)
      expect(await findBrokenInvariants(market.db)).toEqual([])
      await expectNotices(market)
      await finish(world)
      await expectSameRefunds(market, provider)
      expect(await findBrokenInvariants(market.db)).toEqual([])
      await expectNotices(market)
    })
  },
  propertyTimeout(runs),
)
