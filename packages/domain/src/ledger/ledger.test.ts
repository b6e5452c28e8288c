import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultCommission,
  getCommission,
  getFeePart,
  postCharge,
  postChargeback,
  postChargebackWon,
  postDueRefund,
  postFailedRefund,
  postFreeze,
  postReclaim,
  postRelease,
  postSellerRepaid,
  postSentRefund,
  postSplit,
  toChargebackKey,
} from './ledger.rules.ts'
import type { Posting } from './ledger.ts'

test.each([
  ['15 percent', 100_00, defaultCommission, 15_00],
  ['half a centavo is rounded up', 10, { rate: 1500, minimum: 0 }, 2],
  ['at least the minimum', 1000, { rate: 1500, minimum: 500 }, 500],
  ['at most everything', 300, { rate: 1500, minimum: 500 }, 300],
  ['nothing of nothing', 0, defaultCommission, 0],
])('the commission is %s (P-275)', (_, amount, rule, commission) => {
  expect(getCommission(amount, rule)).toBe(commission)
})

/** Returns a ledger in memory that refuses what the database refuses. */
function openLedger() {
  const balances: Record<string, number> = {}
  const references = new Set<string>()
  const read = (account: string) => balances[account] ?? 0
  return {
    read,
    post(postings: readonly Posting[]) {
      for (const { reference, entries } of postings) {
        expect(references.has(reference), reference).toBe(false)
        references.add(reference)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        for (const { account, amount } of entries) balances[account] = read(account) + amount
      }
      const negative = Object.entries(balances).filter(
        ([account, balance]) => balance < 0 && !/^(provider_clearing|receivable:.*)$/.test(account),
      )
      expect(negative).toEqual([])
    },
  }
}

const job = { id: 7, workerId: 2 }
const clientId = 1
const rules = fc.record({
  rate: fc.integer({ min: 0, max: 5000 }),
  minimum: fc.integer({ min: 0, max: 100_000 }),
})
const aPart = fc.record({
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  /** How often the provider refuses it before it sends it. */
  refusals: fc.nat(3),
})

test('no history of a charge, refunds in parts that are refused and sent, and a release loses a centavo (P-276)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000_00 }),
      fc.array(aPart, { maxLength: 6 }),
      rules,
      (charged, parts, rule) => {
        const ledger = openLedger()
        ledger.post([postCharge({ paymentId: 1, amount: charged, to: { assignmentId: job.id } })])
        for (const [index, { share, refusals }] of parts.entries()) {
          const amount = Math.floor(ledger.read('held:7') * share)
          if (amount === 0) continue
          for (let tries = 0; tries <= refusals; tries++) {
            const refund = { key: `refund:${index}:${tries}`, amount, clientId, assignmentId: job.id }
            ledger.post([postDueRefund(refund)])
            ledger.post([tries < refusals ? postFailedRefund(refund) : postSentRefund(refund)])
          }
        }
        ledger.post(postRelease(job, ledger.read('held:7'), rule))
        const { read } = ledger
        expect([read('held:7'), read('refund_due:1')]).toEqual([0, 0])
        expect(read('payable:2') + read('commission') + read('provider_clearing')).toBe(0)
      },
    ),
    { seed: 20_261_129, numRuns: 100_000 },
  )
})

test('what a job released is held again to the centavo, and what was paid out is a debt (P-282)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000_00 }),
      fc.array(aPart, { minLength: 1, maxLength: 4 }),
      rules,
      (charged, rounds, rule) => {
        const ledger = openLedger()
        const { read } = ledger
        ledger.post([postCharge({ paymentId: 1, amount: charged, to: { assignmentId: job.id } })])
        for (const [index, { share }] of rounds.entries()) {
          ledger.post(postRelease(job, read('held:7'), rule, index + 1))
          const payable = Math.floor(read('payable:2') * share)
          ledger.post(postFreeze(job, { released: charged, payable }, rule, index + 1))
          expect([read('held:7'), read('commission')]).toEqual([charged, 0])
          expect(read('payable:2') + read('receivable:2')).toBe(0)
        }
      },
    ),
    { seed: 20_261_129, numRuns: 1000 },
  )
})

const someChargebacks = fc.array(
  fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    isWon: fc.boolean(),
    isReleased: fc.boolean(),
  }),
  { maxLength: 5 },
)
/** Leaves out the movements of nothing, as the server does. */
const someOf = (amount: number, ...postings: Posting[]) => (amount === 0 ? [] : postings)

test('no history of chargebacks that are won and lost, before and after a release, loses a centavo (P-307, P-308)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000_00 }),
      someChargebacks,
      rules,
      (charged, chargebacks, rule) => {
        const ledger = openLedger()
        const { read } = ledger
        ledger.post([postCharge({ paymentId: 1, amount: charged, to: { assignmentId: job.id } })])
        let left = charged
        let rounds = 0
        for (const [id, { share, isWon, isReleased }] of chargebacks.entries()) {
          if (isReleased) ledger.post(postRelease(job, read('held:7'), rule, (rounds += 1)))
          const freeze = { released: left - read('held:7'), payable: Math.floor(read('payable:2') * share) }
          ledger.post(postFreeze(job, freeze, rule, rounds))
          const amount = Math.ceil(left * share)
          const from = { assignmentId: job.id }
          ledger.post(someOf(amount, postChargeback(toChargebackKey(id, 'open'), { from, amount })))
          if (isWon) ledger.post(someOf(amount, postChargebackWon(id, { ...from, amount })))
          else left -= amount
          expect([read('held:7'), read('commission')]).toEqual([left, 0])
        }
        ledger.post(postRelease(job, read('held:7'), rule, rounds + 1))
        expect(read('payable:2') + read('receivable:2') + read('commission')).toBe(left)
        expect(read('provider_clearing') + left).toBe(0)
      },
    ),
    { seed: 20_261_129, numRuns: 20_000 },
  )
})

test('of a payment that was divided, a chargeback takes each part and returns it to the centavo (P-308)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000_00 }),
      someChargebacks,
      rules,
      (charged, chargebacks, rule) => {
        const ledger = openLedger()
        const { read } = ledger
        const fee = getCommission(charged, rule)
        ledger.post([postCharge({ paymentId: 1, amount: charged, to: { assignmentId: job.id } })])
        ledger.post(postSplit(job, { key: 'payment:1', amount: charged, fee }))
        let left = charged
        for (const [id, { share, isWon }] of chargebacks.entries()) {
          const amount = Math.floor(left * share)
          if (amount === 0) continue
          const before = read('commission')
          const part = getFeePart(amount, { kept: left, fee: before })
          const key = toChargebackKey(id, 'open')
          const from = { assignmentId: job.id }
          ledger.post([
            postReclaim(job, { key, amount, fee: part }),
            postChargeback(key, { from, amount }),
            ...someOf(
              amount - part,
              postSellerRepaid(key, { workerId: job.workerId, amount: amount - part }),
            ),
          ])
          expect(read('receivable:2')).toBe(0)
          if (isWon) {
            ledger.post([postChargebackWon(id, { ...from, amount })])
            ledger.post(postSplit(job, { key: toChargebackKey(id, 'won'), amount, fee: part }))
          } else left -= amount
        }
        expect([read('held:7'), read('payable:2'), read('receivable:2')]).toEqual([0, 0, 0])
        expect(read('provider_clearing') + read('commission')).toBe(0)
      },
    ),
    { seed: 20_261_129, numRuns: 10_000 },
  )
})
