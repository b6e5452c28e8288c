import type { Account, CommissionRule, Entry, LedgerKind, Posting } from './ledger.ts'

/** Centavos of an amount in whole pesos. */
export const toCentavos = (pesos: number): number => pesos * 100

/** The commission of the specification: 15 percent. */
export const defaultCommission: CommissionRule = { rate: 1500, minimum: 0 }

/** Returns the commission on an amount, both in centavos; half a centavo is rounded up. */
export const getCommission = (amount: number, { rate, minimum }: CommissionRule): number =>
  Math.min(amount, Math.max(minimum, Math.round((amount * rate) / 10_000)))

/** Returns the centavos that arrive of a price in pesos, after the commission. */
export const getNet = (pesos: number, rule: CommissionRule): number =>
  toCentavos(pesos) - getCommission(toCentavos(pesos), rule)

/** Moves an amount of centavos from one account to another. */
const move = (
  kind: LedgerKind,
  reference: string,
  { from, to, amount }: { from: Account; to: Account; amount: number },
): Posting => ({
  kind,
  reference,
  entries: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
})

/** A payment arrives: it is held for its job, or is due to the client again if no job needs it. */
export const postCharge = ({
  paymentId,
  amount,
  to,
}: {
  paymentId: number
  amount: number
  to: { assignmentId: number } | { clientId: number }
}): Posting =>
  move('charge', `payment:${paymentId}:charge`, {
    from: 'provider_clearing',
    to: 'assignmentId' in to ? `held:${to.assignmentId}` : `refund_due:${to.clientId}`,
    amount,
  })

interface Job {
  id: number
  workerId: number
}

/** Names what happens to a job the first time, or again after it was frozen. */
const toReference = ({ id }: Job, what: string, round: number): string =>
  `assignment:${id}:${what}${round === 1 ? '' : `:${round}`}`

/** All that a job holds goes to its professional, without the commission. It ends the job, until it is frozen. */
export function postRelease(job: Job, held: number, rule: CommissionRule, round = 1): Posting[] {
  const { id, workerId } = job
  const payable: Account = `payable:${workerId}`
  const commission = getCommission(held, rule)
  return [
    move('release', toReference(job, 'release', round), { from: `held:${id}`, to: payable, amount: held }),
    move('commission', toReference(job, 'commission', round), {
      from: payable,
      to: 'commission',
      amount: commission,
    }),
  ].filter(({ entries: [entry] }) => entry?.amount !== 0)
}

/**
 * What a job released is held again, with the commission. It comes from the balance of the professional; what was paid out
 * becomes a debt. `round` is that of the release.
 */
export function postFreeze(
  job: Job,
  { released, payable }: { released: number; payable: number },
  rule: CommissionRule,
  round = 1,
): Posting[] {
  const commission = getCommission(released, rule)
  const net = released - commission
  const fromBalance = Math.min(net, payable)
  const entries: Entry[] = [
    { account: `held:${job.id}`, amount: released },
    { account: 'commission', amount: -commission },
    { account: `payable:${job.workerId}`, amount: -fromBalance },
    { account: `receivable:${job.workerId}`, amount: fromBalance - net },
  ]
  const moved = entries.filter(({ amount }) => amount !== 0)
  return moved.length === 0
    ? []
    : [{ kind: 'freeze', reference: toReference(job, 'freeze', round), entries: moved }]
}

/** A refund: its key at the provider, and its centavos. */
interface Refund {
  key: string
  amount: number
  clientId: number
}

/** A refund of a job is due: the money is not held any more. */
export const postDueRefund = ({
  key,
  amount,
  clientId,
  assignmentId,
}: Refund & { assignmentId: number }): Posting =>
  move('refund', `${key}:due`, { from: `held:${assignmentId}`, to: `refund_due:${clientId}`, amount })

/** The provider sent a refund. */
export const postSentRefund = ({ key, amount, clientId }: Refund): Posting =>
  move('refund_sent', `${key}:sent`, { from: `refund_due:${clientId}`, to: 'provider_clearing', amount })

/** The provider refused a refund of a job: the money is held again. */
export const postFailedRefund = ({
  key,
  amount,
  clientId,
  assignmentId,
}: Refund & { assignmentId: number }): Posting =>
  move('refund_failed', `${key}:failed`, {
    from: `refund_due:${clientId}`,
    to: `held:${assignmentId}`,
    amount,
  })

/**
 * The provider paid the professional at once, and the platform its commission: nothing is held, and what the professional got
 * leaves the balance again. `fee` is what the provider divided off. `key` is of the payment, or of the chargeback that returned it.
 */
export function postSplit(
  { id, workerId }: Job,
  { key, amount, fee }: { key: string; amount: number; fee: number },
): Posting[] {
  const payable: Account = `payable:${workerId}`
  return [
    move('release', `${key}:release`, { from: `held:${id}`, to: payable, amount }),
    move('commission', `${key}:commission`, { from: payable, to: 'commission', amount: fee }),
    move('seller_paid', `${key}:seller`, { from: payable, to: 'provider_clearing', amount: amount - fee }),
  ].filter(({ entries: [entry] }) => entry?.amount !== 0)
}

/** Returns the part of a commission that goes back with a part of a payment: all of what is left with its last part. */
export const getFeePart = (amount: number, { kept, fee }: { kept: number; fee: number }): number =>
  amount >= kept ? fee : Math.round((fee * amount) / kept)

/** Before a refund of a payment that was divided: the professional and the commission owe it to the job again. */
export function postReclaim(
  job: Job,
  { key, amount, fee }: { key: string; amount: number; fee: number },
): Posting {
  const entries: Entry[] = [
    { account: `held:${job.id}`, amount },
    { account: 'commission', amount: -fee },
    { account: `receivable:${job.workerId}`, amount: fee - amount },
  ]
  return { kind: 'freeze', reference: `${key}:freeze`, entries: entries.filter((one) => one.amount !== 0) }
}

/** The provider refused the refund after `postReclaim`: its entries, the other way round. */
export const postReclaimFailed = (key: string, reclaimed: readonly Entry[]): Posting => ({
  kind: 'release',
  reference: `${key}:release`,
  entries: reclaimed.map(({ account, amount }) => ({ account, amount: -amount })),
})

/** The provider took a refund from the account of the professional, so that they do not owe it any more. */
export const postSellerRepaid = (
  key: string,
  { workerId, amount }: { workerId: number; amount: number },
): Posting =>
  move('seller_repaid', `${key}:seller`, {
    from: 'provider_clearing',
    to: `receivable:${workerId}`,
    amount,
  })

/** Where a payment is that the bank takes back: held by its job, or due to the client because no job needs it. */
export type ChargebackSource = { assignmentId: number } | { clientId: number }

/** The key of the movements of a chargeback. What it takes in the end, because refunds did not, has one of its own. */
export const toChargebackKey = (id: number, part: 'open' | 'lost' | 'won'): string =>
  `chargeback:${id}${part === 'open' ? '' : `:${part}`}`

/** The bank takes a payment back from the platform. What its job released has to be held again before. */
export const postChargeback = (
  key: string,
  { from, amount }: { from: ChargebackSource; amount: number },
): Posting =>
  move('chargeback', key, {
    from: 'assignmentId' in from ? `held:${from.assignmentId}` : `refund_due:${from.clientId}`,
    to: 'provider_clearing',
    amount,
  })

/** The bank returns what it took: the job holds it again, whatever account its professional has now. */
export const postChargebackWon = (
  id: number,
  { assignmentId, amount }: { assignmentId: number; amount: number },
): Posting =>
  move('chargeback_won', toChargebackKey(id, 'won'), {
    from: 'provider_clearing',
    to: `held:${assignmentId}`,
    amount,
  })

/**
 * The provider charges the platform for a chargeback that ended. It is a cost of the platform, or a debt of the professional,
 * which the next payout pays.
 */
export const postChargebackFee = (
  id: number,
  { workerId, amount }: { workerId: number | null; amount: number },
): Posting =>
  move('chargeback_fee', `chargeback:${id}:fee`, {
    from: workerId === null ? 'costs' : `receivable:${workerId}`,
    to: 'provider_clearing',
    amount,
  })

/** Before a payout, the balance of a professional pays what they owe. */
export const postRecovery = ({ id, userId, debt }: { id: number; userId: number; debt: number }): Posting =>
  move('recovery', `payout:${id}:recovery`, {
    from: `payable:${userId}`,
    to: `receivable:${userId}`,
    amount: debt,
  })

/** A payout leaves the balance of a professional, arrives, or returns to the balance. */
export function postPayout(
  step: 'sent' | 'paid' | 'failed',
  { id, userId, amount }: { id: number; userId: number; amount: number },
): Posting {
  const payable: Account = `payable:${userId}`
  const transit: Account = 'payout_in_transit'
  if (step === 'sent') return move('payout', `payout:${id}`, { from: payable, to: transit, amount })
  if (step === 'paid')
    return move('payout_paid', `payout:${id}:paid`, { from: transit, to: 'provider_clearing', amount })
  return move('payout_failed', `payout:${id}:failed`, { from: transit, to: payable, amount })
}
