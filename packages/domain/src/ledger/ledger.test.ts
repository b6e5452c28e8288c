import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultCommission,
  getCommission,
  postChargeback,
  postCharge,
  postFreeze,
  postPayout,
  postRefund,
  postRelease,
  type JobBook,
  type PersonBook,
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

const job = { id: 7, workerId: 2 }
const clientId = 1

/** A ledger in memory that refuses what the database refuses. */
function openLedger() {
  const balances: Record<string, number> = {}
  const references = new Set<string>()
  const read = (account: string) => balances[account] ?? 0
  const sums = { held: 0, released: 0, commission: 0 }
  const counts = { releases: 0, freezes: 0 }
  return {
    read,
    get job(): JobBook {
      return { ...sums, held: read('held:7'), ...counts }
    },
    get person(): PersonBook {
      return { payable: read('payable:2'), debt: -read('receivable:2') || 0 }
    },
    post(postings: readonly Posting[]) {
      for (const { kind, reference, entries } of postings) {
        expect(references.has(reference), reference).toBe(false)
        references.add(reference)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        for (const { account, amount } of entries) {
          balances[account] = read(account) + amount
          if (account === 'held:7' && (kind === 'release' || kind === 'freeze')) sums.released -= amount
          if (account === 'commission') sums.commission += amount
        }
        if (kind === 'release') counts.releases++
        if (kind === 'freeze') counts.freezes++
      }
      const wrong = Object.entries(balances).filter(([account, balance]) =>
        account.startsWith('receivable')
          ? balance > 0
          : balance < 0 && /^(held|payable|refund_due|payout_in_transit)/.test(account),
      )
      expect(wrong).toEqual([])
    },
  }
}

const amount = fc.integer({ min: 1, max: 5_000_000_00 })
const step = fc.record({
  what: fc.constantFrom(
    'charge',
    'release',
    'freeze',
    'refund',
    'sent',
    'failed',
    'payout',
    'arrived',
    'returned',
    'dispute',
    'won',
  ),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  amount,
})

test('no history of charges, releases, refunds, chargebacks and payouts loses a centavo or breaks a sign (P-276)', () => {
  fc.assert(
    fc.property(
      fc.record({ rate: fc.integer({ min: 0, max: 5000 }), minimum: fc.integer({ min: 0, max: 100_000 }) }),
      fc.array(step, { maxLength: 25 }),
      (rule, steps) => {
        const ledger = openLedger()
        const refunds: { key: string; amount: number }[] = []
        const payouts: { id: number; amount: number }[] = []
        const chargebacks: { id: number; amount: number }[] = []
        steps.forEach(({ what, share, amount: charged }, index) => {
          const { held } = ledger.job
          const part = Math.max(1, Math.floor(held * share))
          if (what === 'charge')
            ledger.post(postCharge({ paymentId: index, amount: charged, to: { assignmentId: job.id } }))
          if (what === 'release') ledger.post(postRelease(job, ledger.job, ledger.person, rule))
          if (what === 'freeze') ledger.post(postFreeze(job, ledger.job, ledger.person))
          if (what === 'refund' && held > 0) {
            refunds.push({ key: `refund:${index}`, amount: part })
            ledger.post(
              postRefund('due', { key: `refund:${index}`, amount: part, assignmentId: job.id, clientId }),
            )
          }
          if (what === 'sent' || what === 'failed') {
            const refund = refunds.pop()
            if (refund) ledger.post(postRefund(what, { ...refund, assignmentId: job.id, clientId }))
          }
          if (what === 'payout' && ledger.person.payable > 0) {
            payouts.push({ id: index, amount: ledger.person.payable })
            ledger.post(
              postPayout('sent', { id: index, userId: job.workerId, amount: ledger.person.payable }),
            )
          }
          if (what === 'arrived' || what === 'returned') {
            const payout = payouts.pop()
            if (payout)
              ledger.post(
                postPayout(what === 'arrived' ? 'paid' : 'failed', { ...payout, userId: job.workerId }),
              )
          }
          if (what === 'dispute' && held > 0) {
            chargebacks.push({ id: index, amount: part })
            ledger.post(postChargeback('opened', { id: index, assignmentId: job.id, amount: part }))
          }
          if (what === 'won') {
            const chargeback = chargebacks.pop()
            if (chargeback) ledger.post(postChargeback('won', { ...chargeback, assignmentId: job.id }))
          }
        })
        // Everything that was released is with the professional, at their bank, on its way, or the commission.
        const { released, commission } = ledger.job
        expect(commission).toBe(ledger.read('commission'))
        expect(released).toBeGreaterThanOrEqual(commission)
      },
    ),
    { seed: 20_261_129, numRuns: 100_000 },
  )
})

test('a release after a claim pays the debt first: 100.01 pesos at 10 percent, paid out, claimed, settled in three parts (P-276)', () => {
  const ledger = openLedger()
  const rule = { rate: 1000, minimum: 0 }
  ledger.post(postCharge({ paymentId: 1, amount: 100_01, to: { assignmentId: job.id } }))
  ledger.post(postRelease(job, ledger.job, ledger.person, rule))
  expect(ledger.person).toEqual({ payable: 90_01, debt: 0 })
  ledger.post(postPayout('sent', { id: 1, userId: 2, amount: 90_01 }))
  ledger.post(postPayout('paid', { id: 1, userId: 2, amount: 90_01 }))
  ledger.post(postFreeze(job, ledger.job, ledger.person))
  expect(ledger.person).toEqual({ payable: 0, debt: 90_01 })
  for (const [index, part] of [33_33, 33_33, 33_35].entries()) {
    const refund = { key: `r${index}`, amount: part, assignmentId: job.id, clientId }
    ledger.post(postRefund('due', refund))
    ledger.post(postRefund('sent', refund))
  }
  expect([ledger.job.held, ledger.read('refund_due:1'), ledger.read('commission')]).toEqual([0, 0, 0])
  // The platform gave the client their money; the professional owes what they were paid.
  expect(ledger.read('provider_clearing')).toBe(90_01)
  expect(ledger.person.debt).toBe(90_01)
})
