import { getNextStep } from '@plomada/domain'
import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { timers } from '../database/schema/assignments.ts'
import { payments } from '../database/schema/payments.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { warnOfOtherProviders } from './otherProvider.queries.ts'
import { reconcile } from './reconciliation.queries.ts'

const { market, provider, jobs } = await openJobs()
const { db, database, ana, bruno, elena } = market

/** The operator configures a provider that pays professionals directly, or the one before again. */
const configure = (which: 'split' | 'hold') =>
  Object.assign(provider.capabilities, { canSplit: which === 'split', canHold: which === 'hold' })
afterEach(async () => {
  configure('hold')
  market.setClock(null)
  await db.delete(timers).where(like(timers.topic, 'refund:%'))
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

const warnings = async () => {
  const found: string[] = []
  const log = { warn: (message: string) => void found.push(message) }
  await warnOfOtherProviders(database, provider, log)
  return found
}

test('a refund of a payment that another provider took is sent to none, says why, and is sent when that one is back (P-333)', async () => {
  const id = await jobs.paid()
  const session = provider.sessions.at(-1)
  expect(await warnings()).toEqual([])
  configure('split')
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^\d+ open payments? .* taken by a provider that is not configured any more: refunds/,
    ),
  ])
  await jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' })
  await jobs.passTime(new Date())
  expect(provider.refunds).toEqual([])
  const job = await jobs.get(elena, id)
  expect(job).toMatchObject({ state: 'refundFailed', canRefund: false })
  expect(getNextStep(job, 'admin', new Date())).toContain('un proveedor de pagos que ya no está configurado')
  const period = { since: new Date(0), before: new Date('2127-01-01') }
  const found = await reconcile(db, { ...provider, listCheckoutsSince: none }, period)
  expect(found.differences).toEqual([])
  configure('hold')
  expect(await jobs.get(elena, id)).toMatchObject({ canRefund: true })
  await jobs.act(elena, id, 'retryRefund')
  await jobs.passTime(new Date())
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded' })
  expect(provider.refunds).toMatchObject([{ sessionId: session?.sessionId, amount: 48_000 }])
  expect(await warnings()).toEqual([])
})

test('a payment that is open at another provider is not closed, and arrives when that one is back (P-333)', async () => {
  const id = await jobs.hire(ana, bruno)
  const session = await jobs.checkout(ana, id)
  const isOfJob = eq(payments.assignmentId, id)
  configure('split')
  // The other provider does not know it.
  const known = provider.sessions.splice(0)
  await jobs.passTime(new Date(Date.now() + 120_000))
  expect(await db.select().from(payments).where(isOfJob)).toMatchObject([{ state: 'pending' }])
  configure('hold')
  provider.sessions.push(...known)
  session.state = 'paid'
  await jobs.passTime(new Date(Date.now() + 3_600_000))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid' })
})

async function* none() {}
