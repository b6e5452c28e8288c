import { paymentCalls } from '@plomada/domain/calls'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { assignments, history } from '../database/schema/assignments.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome, outcomes } from '../testing/marketplace.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

const readPayments = (id: number) =>
  db.select().from(payments).where(eq(payments.assignmentId, id)).orderBy(asc(payments.id))
const readRefunds = (id: number) =>
  db.select().from(refunds).where(eq(refunds.assignmentId, id)).orderBy(asc(refunds.id))
const held = (id: number) => readBalance(db, `held:${id}`)
const why = { text: 'Hay más para hacer' }

/** One proposes another price, the other accepts it. */
async function agreePrice(by: typeof ana, other: typeof ana, id: number, amount: number) {
  await jobs.act(by, id, 'proposePrice', { amount, ...why })
  return jobs.act(other, id, 'acceptPrice', { amount })
}

/** A paid job whose higher price waits for its supplement. */
async function awaitSupplement(price = 60_000): Promise<number> {
  const id = await jobs.paid()
  await agreePrice(bruno, ana, id, price)
  return id
}

describe('before the payment', () => {
  test('an agreed price is the one that is paid, and its commission rate stays (P-290)', async () => {
    const id = await jobs.hire(ana, bruno)
    const [before] = await db.select().from(assignments).where(eq(assignments.id, id))
    await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, ...why })
    expect(await jobs.get(ana, id)).toMatchObject({ amount: 48_000, proposals: [{ kind: 'price' }] })
    expect(await outcome(jobs.act(bruno, id, 'acceptPrice'))).toBe('noProposal')
    expect(await jobs.act(ana, id, 'acceptPrice')).toMatchObject({ amount: 60_000, supplement: null })
    const session = await jobs.checkout(ana, id)
    expect(session.amount).toBe(60_000)
    session.state = 'paid'
    await jobs.deliver(session)
    expect(await held(id)).toBe(60_000_00)
    const [after] = await db.select().from(assignments).where(eq(assignments.id, id))
    expect(after?.commissionRate).toBe(before?.commissionRate)
    expect(await jobs.notices(id)).toEqual(['client.proposePrice', 'worker.acceptPrice'])
  })

  test('the other declines it, its author drops it, and a new one replaces it (P-290)', async () => {
    const id = await jobs.hire(ana, bruno)
    await jobs.act(ana, id, 'proposePrice', { amount: 40_000, ...why })
    expect(await jobs.act(bruno, id, 'declinePrice', { text: 'No me cierra' })).toMatchObject({
      amount: 48_000,
      proposals: [],
    })
    await jobs.act(ana, id, 'proposePrice', { amount: 41_000, ...why })
    await jobs.act(ana, id, 'declinePrice')
    await jobs.act(ana, id, 'proposePrice', { amount: 42_000, ...why })
    await jobs.act(bruno, id, 'proposePrice', { amount: 45_000, ...why })
    expect((await jobs.get(ana, id)).proposals).toMatchObject([{ by: 'worker', amount: 45_000 }])
    expect(await outcome(jobs.act(elena, id, 'acceptPrice'))).toBe('forbidden')
  })

  test('names the field of a price that is missing, too high, the same, or without a reason (P-290)', async () => {
    const id = await jobs.hire(ana, bruno)
    const refusal = async (input: object) => {
      const payload = { accion: 'proposePrice', estado: 'agreed', ...input }
      const url = `/api/user/trabajos/${id}`
      const response = await market.as(bruno).inject({ method: 'POST', url, payload })
      expect(response.statusCode).toBe(400)
      return Object.keys(response.json().fields)
    }
    expect(await refusal({ texto: 'Más' })).toEqual(['monto'])
    expect(await refusal({ texto: 'Más', monto: 0 })).toEqual(['monto'])
    expect(await refusal({ texto: 'Más', monto: 48_000 })).toEqual(['monto'])
    expect(await refusal({ texto: 'Más', monto: market.config.budgetMax + 1 })).toEqual(['monto'])
    expect(await refusal({ texto: ' ', monto: 50_000 })).toEqual(['texto'])
  })

  test('a price that was replaced by another one is not accepted unseen (P-290)', async () => {
    const id = await jobs.hire(ana, bruno)
    await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, ...why })
    await jobs.act(bruno, id, 'proposePrice', { amount: 90_000, ...why })
    expect(await outcome(jobs.act(ana, id, 'acceptPrice', { amount: 60_000 }))).toBe('stateChanged')
  })

  test('two acceptances at once change it once (P-293)', async () => {
    const id = await jobs.hire(ana, bruno)
    await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, ...why })
    const results = await outcomes([1, 2].map(() => jobs.act(ana, id, 'acceptPrice')))
    expect(results).toEqual({ done: 1, noProposal: 1 })
    const events = await db.select().from(history).where(eq(history.assignmentId, id)).orderBy(history.id)
    expect(events.map(({ event, amount }) => [event, amount])).toEqual([
      ['accept', 48_000],
      ['proposePrice', 60_000],
      ['acceptPrice', 60_000],
    ])
  })
})

describe('after the payment', () => {
  test('a higher price waits for its supplement, and the sum is released (P-291)', async () => {
    const id = await awaitSupplement()
    expect(await jobs.get(ana, id)).toMatchObject({ amount: 48_000, supplement: 12_000 })
    expect(await outcome(jobs.checkout(bruno, id))).toBe('forbidden')
    await jobs.pay(ana, id)
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid', amount: 60_000, supplement: null })
    expect(await outcome(jobs.checkout(ana, id))).toBe('alreadyPaid')
    const before = await readBalance(db, `payable:${bruno.id}`)
    await jobs.act(bruno, id, 'done')
    await jobs.act(ana, id, 'confirm')
    expect((await readBalance(db, `payable:${bruno.id}`)) - before).toBe(51_000_00)
    expect(await jobs.notices(id)).toEqual([
      'client.proposePrice',
      'worker.acceptPrice',
      'worker.paySupplement',
      'client.done',
      'worker.confirm',
    ])
  })

  test('a lower price sends the difference back at once, and the job goes on (P-291)', async () => {
    const id = await jobs.paid()
    expect(await agreePrice(ana, bruno, id, 40_000)).toMatchObject({ amount: 40_000, state: 'paid' })
    expect(await held(id)).toBe(40_000_00)
    await jobs.passTime(new Date())
    expect(await readRefunds(id)).toMatchObject([{ amount: 8000, state: 'done', endsJob: false }])
    expect(await readPayments(id)).toMatchObject([{ state: 'paid', amount: 48_000 }])
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid', amount: 40_000, refundAmount: null })
  })

  test('a difference that the provider refuses is sent again, while the job goes on (P-291)', async () => {
    const id = await jobs.paid()
    provider.refuses = true
    await agreePrice(ana, bruno, id, 40_000)
    await jobs.passTime(new Date())
    await jobs.act(bruno, id, 'done')
    await jobs.act(ana, id, 'confirm')
    expect(await readRefunds(id)).toMatchObject([{ state: 'requested' }])
    provider.refuses = false
    await jobs.passTime(inDays(1))
    expect(await readRefunds(id)).toMatchObject([{ state: 'done' }])
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed' })
  })

  test('a refund covers all payments of a job, and only the refused part is sent again (P-292)', async () => {
    const id = await awaitSupplement()
    await jobs.pay(ana, id)
    await jobs.act(ana, id, 'withdraw')
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 60_000 })
    expect((await readRefunds(id)).map(({ amount }) => amount)).toEqual([12_000, 48_000])
    expect((await readPayments(id)).map(({ state }) => state)).toEqual(['refunded', 'refunded'])

    market.setClock(null)
    const refused = await awaitSupplement()
    await jobs.pay(ana, refused)
    const send = provider.refund
    provider.refund = async (refund) => (refund.amount === 12_000 ? 'failed' : send(refund))
    await jobs.act(ana, refused, 'withdraw')
    await jobs.passTime(new Date())
    provider.refund = send
    expect(await jobs.get(ana, refused)).toMatchObject({ state: 'refundFailed' })
    expect(await held(refused)).toBe(12_000_00)
    await jobs.act(elena, refused, 'retryRefund')
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, refused)).toMatchObject({ state: 'refunded' })
    expect((await readRefunds(refused)).map(({ amount, state }) => `${amount} ${state}`)).toEqual([
      '12000 failed',
      '48000 done',
      '12000 done',
    ])
  })

  test('a part of several payments goes back, the newest payment first (P-292)', async () => {
    const id = await awaitSupplement()
    await jobs.pay(ana, id)
    await agreePrice(bruno, ana, id, 50_000)
    await jobs.act(bruno, id, 'done')
    await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 20_000 })
    await jobs.act(bruno, id, 'proposeSettlement', { amount: 20_000 })
    await jobs.act(ana, id, 'settle')
    await jobs.passTime(new Date())
    // A refund waits for an older one of the same payment, which may have gone at the same time.
    await jobs.passTime(inDays(1))
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', amount: 50_000, refundAmount: 20_000 })
    expect((await readRefunds(id)).map(({ amount }) => amount)).toEqual([10_000, 2000, 18_000])
    expect((await readPayments(id)).map(({ state }) => state)).toEqual(['paid', 'refunded'])
    expect(await held(id)).toBe(0)
  })

  test('the professional drops a supplement, both agree the former price, and a job that leaves ends it (P-291)', async () => {
    const id = await awaitSupplement()
    expect(await outcome(jobs.act(ana, id, 'declinePrice'))).toBe('noProposal')
    const session = await jobs.checkout(ana, id)
    expect(await jobs.act(bruno, id, 'declinePrice')).toMatchObject({ supplement: null, amount: 48_000 })
    session.state = 'paid'
    await jobs.deliver(session)
    await jobs.passTime(new Date())
    // The job did not wait for it any more.
    expect((await readPayments(id)).map(({ state }) => state)).toEqual(['paid', 'refunded'])

    market.setClock(null)
    const former = await awaitSupplement()
    expect(await agreePrice(ana, bruno, former, 48_000)).toMatchObject({ supplement: null })
    const left = await awaitSupplement()
    expect(await jobs.act(bruno, left, 'done')).toMatchObject({ supplement: null, amount: 48_000 })
    expect(await outcome(jobs.checkout(ana, left))).toBe('alreadyPaid')
  })
})

describe('while the other pays', () => {
  test('a checkout of a price that was seen before the change is refused (P-293)', async () => {
    const id = await jobs.hire(ana, bruno)
    const { offer } = await agreePrice(bruno, ana, id, 60_000)
    const checkout = (amount: number) =>
      outcome(market.as(ana).send(paymentCalls.checkout, { body: { offerId: offer.id, amount } }))
    expect(await checkout(48_000)).toBe('stateChanged')
    expect(await checkout(60_000)).toBe('done')
  })

  test('a payment of the former price counts: what it lacks is a supplement (P-293)', async () => {
    const id = await jobs.hire(ana, bruno)
    const session = await jobs.checkout(ana, id)
    await agreePrice(bruno, ana, id, 60_000)
    session.state = 'paid'
    await jobs.deliver(session)
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid', amount: 48_000, supplement: 12_000 })
    await jobs.pay(ana, id)
    expect(await jobs.get(ana, id)).toMatchObject({ amount: 60_000, supplement: null })
    expect(await held(id)).toBe(60_000_00)
  })

  test('a payment of the former price counts: what it has above the price goes back (P-293)', async () => {
    const id = await jobs.hire(ana, bruno)
    const session = await jobs.checkout(ana, id)
    await agreePrice(bruno, ana, id, 40_000)
    session.state = 'paid'
    await jobs.deliver(session)
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid', amount: 40_000 })
    expect(await readRefunds(id)).toMatchObject([{ amount: 8000, state: 'done' }])
    expect(await held(id)).toBe(40_000_00)
  })

  test('both payments, of the former and of the new price: the job keeps one, the other goes back (P-293)', async () => {
    const id = await jobs.hire(ana, bruno)
    const first = await jobs.checkout(ana, id)
    await agreePrice(bruno, ana, id, 60_000)
    const second = await jobs.checkout(ana, id)
    for (const session of [second, first]) {
      session.state = 'paid'
      await jobs.deliver(session)
    }
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid', amount: 60_000 })
    expect((await readPayments(id)).map(({ state }) => state)).toEqual(['refunded', 'paid'])
  })

  test('the agreement and the payment at once end in the agreed price, with nothing lost (P-293)', async () => {
    const id = await jobs.hire(ana, bruno)
    const session = await jobs.checkout(ana, id)
    await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, ...why })
    session.state = 'paid'
    await Promise.all([outcome(jobs.act(ana, id, 'acceptPrice')), jobs.deliver(session)])
    const { amount, supplement, state } = await jobs.get(ana, id)
    // Paid first, the proposal ended with the state; else the rest is due.
    expect([state, amount]).toEqual(['paid', 48_000])
    expect([null, 12_000]).toContain(supplement)
    expect(await held(id)).toBe(48_000_00)
  })

  test('a supplement that is paid after another price was agreed counts for it (P-293)', async () => {
    const id = await awaitSupplement(60_000)
    const session = await jobs.checkout(ana, id)
    await agreePrice(bruno, ana, id, 70_000)
    session.state = 'paid'
    await jobs.deliver(session)
    expect(await jobs.get(ana, id)).toMatchObject({ amount: 60_000, supplement: 10_000 })
    await agreePrice(ana, bruno, id, 65_000)
    const late = await jobs.checkout(ana, id)
    await agreePrice(ana, bruno, id, 62_000)
    late.state = 'paid'
    await jobs.deliver(late)
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ amount: 62_000, supplement: null })
    expect(await readRefunds(id)).toMatchObject([{ amount: 3000, state: 'done' }])
    expect(await held(id)).toBe(62_000_00)
  })
})
