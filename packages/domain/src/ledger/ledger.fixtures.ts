import { offers } from '../offer/offer.fixtures.ts'
import { trades } from '../trade/trade.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { postCharge, postDueRefund, postFreeze, postRelease, postSentRefund } from './ledger.rules.ts'
import type { Posting } from './ledger.ts'
import type { Difference, Reconciliation } from './reconciliation.ts'
import { toLedgerLines } from './statement.rules.ts'
import type { CommissionSum, LedgerStatement } from './statement.ts'

const payment: NonNullable<Difference['payment']> = { id: 41, offerId: 8, assignmentId: 9, state: 'paid' }
const paid = { state: 'paid', amount: 72_000, currency: 'ars' } as const

/** One difference of each kind. */
export const differences: readonly Difference[] = [
  {
    kind: 'notInLedger',
    sessionId: 'cs_test_9f2c41',
    ours: null,
    provider: { ...paid, amount: 99.9, currency: 'usd' },
    payment: null,
  },
  {
    kind: 'otherDetails',
    sessionId: 'cs_test_2b7d05',
    ours: 72_000,
    provider: { ...paid, amount: 70_000 },
    payment,
  },
  {
    kind: 'notMarkedPaid',
    sessionId: 'cs_test_c41a93',
    ours: 72_000,
    provider: paid,
    payment: { ...payment, state: 'pending' },
  },
  { kind: 'paidTwice', sessionId: 'cs_test_77e0d2', ours: 72_000, provider: paid, payment },
  { kind: 'notPaid', sessionId: 'cs_test_d50b68', ours: 72_000, provider: null, payment },
  {
    kind: 'notClosed',
    sessionId: 'cs_test_18f3ac',
    ours: 72_000,
    provider: { ...paid, state: 'expired' },
    payment: { ...payment, state: 'pending', assignmentId: null },
  },
  { kind: 'refundNotAtProvider', sessionId: 'cs_test_e2904b', ours: 15_000, provider: null, payment },
  {
    kind: 'refundNotInLedger',
    sessionId: 'cs_test_a61d7e',
    ours: null,
    provider: { ...paid, state: 'refunded', amount: 15_000 },
    payment,
  },
  {
    kind: 'refundOtherAmount',
    sessionId: 'cs_test_04c8b9',
    ours: 15_000,
    provider: { ...paid, state: 'refunded', amount: 12_000 },
    payment,
  },
  {
    kind: 'refundNotMarked',
    sessionId: 'cs_test_b93f16',
    ours: 15_000,
    provider: { ...paid, state: 'refunded', amount: 15_000 },
    payment,
  },
  {
    kind: 'chargebackNotInLedger',
    sessionId: 'cs_test_5e71fa',
    ours: null,
    provider: { ...paid, state: 'open' },
    payment,
  },
  { kind: 'chargebackNotAtProvider', sessionId: 'cs_test_2090cd', ours: 72_000, provider: null, payment },
  {
    kind: 'chargebackOtherState',
    sessionId: 'cs_test_8ad3e6',
    ours: 72_000,
    provider: { ...paid, state: 'lost' },
    payment: { ...payment, state: 'disputed' },
  },
  {
    kind: 'chargebackOtherAmount',
    sessionId: 'cs_test_f6b217',
    ours: 10_000.5,
    provider: { ...paid, state: 'open', amount: 12_000 },
    payment: { ...payment, state: 'disputed' },
  },
]

const noChargebacks = { ours: 0, theirs: 0 }

export const reconciliations = {
  equal: {
    checkouts: 41,
    payments: 38,
    refunds: { ours: 3, theirs: 3 },
    chargebacks: { ours: 1, theirs: 1 },
    differences: [],
  },
  different: {
    checkouts: 41,
    payments: 40,
    refunds: { ours: 3, theirs: 4 },
    chargebacks: { ours: 3, theirs: 3 },
    differences: [...differences],
  },
  /** A provider without a list of refunds. */
  withoutRefunds: { checkouts: 41, payments: 38, refunds: null, chargebacks: noChargebacks, differences: [] },
} satisfies Record<string, Reconciliation>

const toPerson = ({ id, firstName, lastName }: LedgerStatement['professional']) => ({
  id,
  firstName,
  lastName,
})
const { ana, bruno } = people
const job = { id: 7, workerId: bruno.id }
const assignment = { id: job.id, title: offers.paintedRoom.title }
const rule = { rate: 1500, minimum: 0 }
const refund = { key: 'payment:41:refund:1', amount: 1_500_100, clientId: ana.id }

const toMovements = (postings: readonly [day: string, posting: Posting][]) =>
  postings.map(([createdAt, { kind, entries }], index) => ({
    id: 101 + index,
    createdAt: new Date(createdAt),
    kind,
    assignment,
    entries,
  }))

const atRelease = (postings: readonly Posting[]) =>
  postings.map((posting): [string, Posting] => ['2026-11-14T15:00:00Z', posting])

/** A job that was released, held again after a claim, and released without what went back. */
export const jobStatement: LedgerStatement = {
  assignment,
  client: toPerson(ana),
  professional: toPerson(bruno),
  opening: 0,
  lines: toLedgerLines(
    toMovements([
      [
        '2026-11-10T12:00:00Z',
        postCharge({ paymentId: 41, amount: 4_800_000, to: { assignmentId: job.id } }),
      ],
      ...atRelease(postRelease(job, 4_800_000, rule)),
      ...postFreeze(job, { released: 4_800_000, payable: 3_000_000 }, rule).map(
        (posting): [string, Posting] => ['2026-11-16T18:20:00Z', posting],
      ),
      ['2026-11-18T10:05:00Z', postDueRefund({ ...refund, assignmentId: job.id })],
      ['2026-11-18T10:06:00Z', postSentRefund(refund)],
      ...postRelease(job, 3_299_900, rule, 2).map((posting): [string, Posting] => [
        '2026-11-18T10:06:00Z',
        posting,
      ]),
    ]),
  ),
}

/** The last movements of the balance of Bruno. */
export const professionalStatement: LedgerStatement = {
  ...jobStatement,
  assignment: null,
  client: null,
  opening: 1_250_050,
  lines: toLedgerLines(toMovements(atRelease(postRelease(job, 4_800_000, rule))), 1_250_050),
}

const ref = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** What the platform kept in three months, the newest first. */
export const commissions: CommissionSum[] = [
  { month: '2026-11', trade: ref(trades.plumbing), earned: 38_204_050, returned: 0 },
  { month: '2026-11', trade: ref(trades.electricity), earned: 21_700_000, returned: 720_000 },
  { month: '2026-11', trade: ref(trades.painting), earned: 9_315_025, returned: 0 },
  { month: '2026-10', trade: ref(trades.plumbing), earned: 27_118_500, returned: 495_000 },
  { month: '2026-10', trade: ref(trades.masonry), earned: 12_090_000, returned: 0 },
  { month: '2026-10', trade: null, earned: 150_000, returned: 0 },
  { month: '2026-09', trade: ref(trades.plumbing), earned: 0, returned: 310_000 },
]
