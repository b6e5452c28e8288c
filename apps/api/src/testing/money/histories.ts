import { personalEvents } from '@plomada/domain'
import * as fc from 'fast-check'
import type { Chargeback } from '../../services/payments/payments.ts'

/** Who acts in a random history of a job. */
const people = ['ana', 'bruno', 'carla', 'elena'] as const
export type Name = (typeof people)[number]

/** What happens next in a history. */
export type Step =
  | {
      what: 'act'
      who: Name
      /** One of the events that their role has in the state of the job, or any event. */
      event: { pick: number } | { name: (typeof personalEvents)[number] }
      amount: number
      days: number
    }
  | { what: 'checkout' | 'pay' | 'breakDown' | 'comeUp' | 'refuse' }
  | { what: 'apply' | 'accept'; who: Name }
  | { what: 'agreePrice'; by: 'ana' | 'bruno'; amount: number }
  | { what: 'payByCard' | 'comeBack'; index: number }
  | { what: 'panel'; index: number; amount: number; isReported: boolean }
  | { what: 'deliver'; index: number; kind: 'paid' | 'failed' | 'expired'; times: number }
  | { what: 'dispute'; index: number; state: Chargeback['state']; share: number }
  | { what: 'confirm' }
  | { what: 'payOut'; end: 'paid' | 'failed' | 'open' }
  | { what: 'pass'; days: number }

const index = fc.nat(3)
const amount = fc.constantFrom(0, 1, 20_000, 48_000, 60_000)
const commonSteps: fc.MaybeWeightedArbitrary<Step>[] = [
  {
    weight: 20,
    arbitrary: fc.record({
      what: fc.constant('act' as const),
      who: fc.constantFrom(...people),
      event: fc.oneof(
        { weight: 5, arbitrary: fc.record({ pick: fc.nat(11) }) },
        { weight: 1, arbitrary: fc.record({ name: fc.constantFrom(...personalEvents) }) },
      ),
      amount,
      days: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ what: fc.constantFrom('checkout' as const, 'pay', 'pay') }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('payByCard' as const, 'comeBack'), index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('deliver' as const),
      index,
      kind: fc.constantFrom('paid' as const, 'paid', 'paid', 'failed', 'expired'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('breakDown' as const, 'comeUp', 'refuse') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('agreePrice' as const),
      by: fc.constantFrom('ana' as const, 'bruno'),
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('apply' as const, 'accept'),
      who: fc.constantFrom<Name>('bruno', 'carla'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('pass' as const),
      days: fc.oneof(fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0, max: 40, noNaN: true })),
    }),
  },
]

/** The operator sends money back in the panel of the provider. */
const panel: fc.MaybeWeightedArbitrary<Step> = {
  weight: 2,
  arbitrary: fc.record({
    what: fc.constant('panel' as const),
    index,
    amount: fc.constantFrom(1, 5000, 20_000, 99_999),
    isReported: fc.boolean(),
  }),
}

/** The payer disputes a payment at the bank, which decides. */
const dispute: fc.MaybeWeightedArbitrary<Step> = {
  weight: 3,
  arbitrary: fc.record({
    what: fc.constant('dispute' as const),
    index,
    state: fc.constantFrom<Chargeback['state']>('open', 'open', 'won', 'lost'),
    // Most banks take the whole payment.
    share: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0.01, max: 1, noNaN: true })),
  }),
}

/** Both agree a price that is nearly nothing: what was paid goes back. */
const lowerPrice: fc.MaybeWeightedArbitrary<Step> = {
  weight: 2,
  arbitrary: fc.record({
    what: fc.constant('agreePrice' as const),
    by: fc.constant('bruno' as const),
    amount: fc.constantFrom(1, 1, 5000),
  }),
}

/** The professional ends the work, and the client confirms it. */
const confirm: fc.MaybeWeightedArbitrary<Step> = {
  weight: 2,
  arbitrary: fc.record({ what: fc.constant('confirm' as const) }),
}

/** The operator pays out what is owed, and the bank answers, or not yet. */
const payOut: fc.MaybeWeightedArbitrary<Step> = {
  weight: 2,
  arbitrary: fc.record({
    what: fc.constant('payOut' as const),
    end: fc.constantFrom('paid' as const, 'paid', 'failed', 'open'),
  }),
}

/** Random histories. Most begin with a payment: before it, half of all events cancel the job. */
const createHistories = (...steps: fc.MaybeWeightedArbitrary<Step>[]) =>
  fc.record({
    isPaid: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    steps: fc.array(fc.oneof(...commonSteps.toSpliced(4, 0, ...steps)), { maxLength: 30, size: 'max' }),
  })

/** With refunds from the panel of the provider, with chargebacks, and with both between payouts. */
export const histories = {
  panel: createHistories(panel),
  disputes: createHistories(dispute),
  all: createHistories(panel, panel, dispute, lowerPrice, confirm, payOut),
}
