import { getLocalDay, type Offer } from '@plomada/domain'
import { assignmentCalls, ledgerCalls, payoutCalls, receiptCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payments } from '../database/schema/payments.ts'
import { payoutRuns } from '../database/schema/payouts.ts'
import { signNotification } from '../services/payments/mercadoPago/mercadoPago.signature.ts'
import type { SandboxPayment } from '../services/payments/mercadoPago/sandbox/mpSandbox.objects.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { outcome } from '../testing/marketplace.ts'
import { handlePaymentHint } from './check.actions.ts'
import { importRecentRefunds } from './importRefunds.actions.ts'
import { openSplitMarketplace } from './testing/splitMarketplace.ts'
import { reconcile } from './reconciliation.queries.ts'

let split: Awaited<ReturnType<typeof openSplitMarketplace>>
let offer: Offer

beforeAll(async () => {
  split = await openSplitMarketplace()
})
afterAll(() => split.market.close())
beforeEach(async () => {
  const { market, connect } = split
  await connect(market.bruno)
  offer = await market.publishAndHire(market.ana, market.bruno, { budget: 48_000 })
  split.errors.length = 0
})
afterEach(() => refuseBrokenInvariants(split.market.db))

const readState = async () => (await split.readJob(offer)).state
const readPaid = async () => (await split.readPayments(offer)).map(({ state }) => state)

/** Tells the server about a payment, as a notification with a valid signature does. */
const notify = (payment: SandboxPayment, id = '1') =>
  handlePaymentHint(
    split.market.db,
    {
      id,
      kind: 'hint',
      isVerified: true,
      sellerId: String(payment.collector_id),
      resource: 'payment',
      resourceId: String(payment.id),
    },
    {
      provider: split.market.services.payments,
      chargebackFeeBearer: 'platform',
      log: split.log,
      clock: split.market.clock,
    },
  )

/** Sends the webhook a notification that was signed at a moment. */
function deliver(payment: SandboxPayment, { at = Date.now(), secret }: { at?: number; secret?: string }) {
  const { sandbox } = split.market.services
  const ours = sandbox?.kind === 'mercadoPago' ? sandbox.connection.webhookSecret : ''
  const [id, requestId, ts] = [String(payment.id), 'a-request', String(Math.floor(at / 1000))]
  const v1 = signNotification(secret ?? ours, { id, requestId, ts })
  return split.market.app.inject({
    method: 'POST',
    url: `/api/payments/webhook?data.id=${id}&type=payment`,
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': `ts=${ts},v1=${v1}`,
    },
    payload: JSON.stringify({ id: 7, type: 'payment', user_id: payment.collector_id, data: { id } }),
  })
}

describe('a payment at Mercado Pago', () => {
  test('with another commission is followed as it was divided, and logged as an error (P-329)', async () => {
    const payment = await split.pay(offer, {
      fault: 'lost',
      changes: { fee_details: [{ type: 'application_fee', amount: 0.01 }] },
    })
    const change = await split.changeOf(() => notify(payment))
    expect(change).toEqual({ commission: 1, provider_clearing: -1 })
    expect(split.errors).toEqual([
      [
        { payment: (await split.readPayment(offer)).id, expected: 7_200_00, received: 1 },
        'the provider divided another commission',
      ],
    ])
  })

  test('to another collector pays nothing, also when that one is a professional here (P-329)', async () => {
    const { market, connect } = split
    await connect(market.carla)
    const account = await market.services.payments.sellers?.find(market.db, market.carla.id)
    const payment = await split.pay(offer, {
      fault: 'lost',
      changes: { collector_id: account?.sellerId ?? '' },
    })
    expect(payment.collector_id).toBe(account?.sellerId)
    await notify(payment)
    await split.passTime()
    expect([await readState(), await readPaid()]).toEqual(['agreed', ['pending']])
  })

  test('is paid once by a notification that is sent again, and by none that is forged or old (P-329)', async () => {
    const payment = await split.pay(offer, { fault: 'lost' })
    const refused = [
      await deliver(payment, { secret: 'the secret of another application' }),
      await deliver(payment, { at: Date.now() - 11 * 60_000 }),
      await deliver(payment, { at: Date.now() + 11 * 60_000 }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    expect(await readState()).toBe('agreed')
    const accepted = await Promise.all([deliver(payment, {}), deliver(payment, {}), deliver(payment, {})])
    expect(accepted.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([await readState(), await readPaid()]).toEqual(['paid', ['paid']])
    expect((await split.kindsOf(offer)).filter((kind) => kind === 'charge')).toHaveLength(1)
  })

  test('that came back revives no job when its old notification comes again (P-329)', async () => {
    const payment = await split.pay(offer, { fault: 'lost' })
    await notify(payment)
    await split.refundInPanel(payment, 48_000, 'lost')
    await notify(payment)
    await split.passTime()
    expect(await readState()).toBe('refunded')
    const change = await split.changeOf(async () => {
      await notify(payment, '2')
      await deliver(payment, {})
      await split.passTime()
    })
    expect([change, await readState(), await readPaid()]).toEqual([{}, 'refunded', ['refunded']])
  })

  test('that is reported after its page expired counts while its job waits for it (P-329)', async () => {
    const payment = await split.pay(offer, { fault: 'lost' })
    const { id } = await split.readPayment(offer)
    await split.market.db.update(payments).set({ state: 'expired' }).where(eq(payments.id, id))
    await notify(payment)
    expect([await readState(), await readPaid()]).toEqual(['paid', ['paid']])
  })

  test('whose refund is reported before the payment is no money that a job can use (P-329)', async () => {
    const payment = await split.pay(offer, { fault: 'lost' })
    await split.refundInPanel(payment, 48_000, 'lost')
    const change = await split.changeOf(async () => {
      await notify(payment)
      await split.passTime()
    })
    expect([change, await readState(), await readPaid()]).toEqual([{}, 'refunded', ['refunded']])
  })
})

describe('a refund that the professional made in the panel of Mercado Pago', () => {
  test('comes from them and from the commission, and no comparison differs (P-330)', async () => {
    const { market } = split
    const payment = await split.pay(offer)
    await expect.poll(readState).toBe('paid')
    const change = await split.changeOf(async () => {
      await split.refundInPanel(payment, 10_000)
      await expect.poll(async () => (await split.refundsOf(offer)).length).toBe(1)
    })
    expect(change).toEqual({ commission: -1_500_00, provider_clearing: 1_500_00 })
    expect((await split.kindsOf(offer)).slice(4)).toEqual([
      'freeze',
      'refund',
      'refund_sent',
      'seller_repaid',
    ])
    expect(await split.readJob(offer)).toMatchObject({ state: 'paid', amount: 38_000 })
    const period = { since: new Date(Date.now() - 600_000), before: new Date(Date.now() + 600_000) }
    const found = await reconcile(market.db, market.services.payments, period)
    expect(found.refunds?.theirs).toBeGreaterThan(0)
    expect(found.differences.filter(({ payment: of }) => of?.offerId === offer.id)).toEqual([])
  })

  test('is in the comparison until it is imported, which needs no notification (P-330)', async () => {
    const { market, log } = split
    const provider = market.services.payments
    const payment = await split.pay(offer, { fault: 'lost' })
    await notify(payment)
    // On the page of the stand-in.
    await fetch(`${split.url}/pagar/${payment.preferenceId}`, {
      method: 'POST',
      body: new URLSearchParams({ resultado: 'panelRefund', aviso: 'lost' }),
    })
    const period = { since: new Date(Date.now() - 600_000), before: new Date(Date.now() + 600_000) }
    const kinds = async () =>
      (await reconcile(market.db, provider, period)).differences
        .filter(({ payment: of }) => of?.offerId === offer.id)
        .map(({ kind }) => kind)
    expect(await kinds()).toEqual(['refundNotInLedger'])
    await importRecentRefunds(market.db, { provider, log, clock: market.clock })
    await split.passTime()
    expect([await kinds(), await readState()]).toEqual([[], 'refunded'])
  })
})

test('the job, the refund, the receipt, the movements and the payouts of others do not exist for a user (P-329)', async () => {
  const { market } = split
  const { rita, carla, bruno } = market
  const payment = await split.pay(offer, { fault: 'lost' })
  await notify(payment)
  const job = await split.readJob(offer)
  const { id: paymentId } = await split.readPayment(offer)
  const ofJob = { params: { id: job.id } }
  const refund = { ...ofJob, body: { event: 'cancel', from: 'paid', text: 'La quiero para mí' } } as const
  const [run] = await market.db.insert(payoutRuns).values({ createdAt: new Date() }).returning()
  const ofRun = { params: { id: run?.id ?? 0 } }
  const ofBruno = { query: { professional: String(bruno.id) } }
  for (const person of [rita, carla]) {
    const client = market.as(person)
    expect(
      {
        job: await outcome(client.send(assignmentCalls.get, ofJob)),
        refund: await outcome(client.send(assignmentCalls.act, refund)),
        receipt: await outcome(client.send(receiptCalls.get, { params: { id: paymentId } })),
        movements: await outcome(client.send(ledgerCalls.statement, ofBruno)),
        file: await outcome(client.send(ledgerCalls.statementFile, ofBruno)),
        run: await outcome(client.send(payoutCalls.run, ofRun)),
        runFile: await outcome(client.send(payoutCalls.exportRun, ofRun)),
      },
      person.nickname,
    ).toEqual({
      job: 'notFound',
      refund: 'notFound',
      receipt: 'notFound',
      movements: 'forbidden',
      file: 'forbidden',
      run: 'forbidden',
      runFile: 'forbidden',
    })
  }
  expect(await readState()).toBe('paid')
  await market.db.delete(payoutRuns)
  // The statement of a professional is their own, whatever the request names.
  const month = getLocalDay(new Date()).slice(0, 7)
  const url = `/api/user/cobros/movimientos?mes=${month}&profesional=${bruno.id}&id=${bruno.id}`
  const readLines = async (person: typeof carla) =>
    (await market.as(person).send(payoutCalls.statement, { query: { month } })).result.lines
  const tampered = await market.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${await market.identity.tokenFor(carla.subject)}` },
  })
  expect((await readLines(bruno)).length).toBeGreaterThan(0)
  expect([tampered.statusCode, await readLines(carla)]).toEqual([200, []])
  expect(tampered.body).not.toContain(offer.title)
})
