import type { AssignmentFacts } from './assignment.ts'

/** What the price of a job, and the fields of its events, depend on. */
export type InputFacts = Pick<AssignmentFacts, 'state' | 'amount' | 'supplement'>

/** The price of a job, what the client still pays for it, and what goes back of what was paid. */
export interface PriceChange {
  amount: number
  supplement: number | null
  refund: number
}

/** Returns the price that both agreed last: what was paid, and the supplement that is not. */
export const getAgreedPrice = ({ amount, supplement }: Pick<InputFacts, 'amount' | 'supplement'>): number =>
  amount + (supplement ?? 0)

/** Returns the pesos that the client has to pay now, or null: the price, or the supplement of a higher one. */
export function getAmountDue({ state, amount, supplement }: InputFacts): number | null {
  if (state === 'agreed') return amount
  return state === 'paid' ? supplement : null
}

/** Returns the pesos of a job that the professional gets before the commission: what was decided to go back is not theirs. */
export function getReleasedPrice({
  state,
  amount,
  refundAmount,
}: Pick<AssignmentFacts, 'state' | 'amount' | 'refundAmount'>): number {
  if (state === 'canceled') return 0
  const isSplit = ['decided', 'refunding', 'refundFailed', 'refunded', 'chargedBack'].includes(state)
  return isSplit ? amount - (refundAmount ?? amount) : amount
}

/** Returns what follows when both agree another price. A higher one than what was paid waits for its supplement. */
export function agreePrice(
  { state, amount }: Pick<InputFacts, 'state' | 'amount'>,
  price: number,
): PriceChange {
  if (state === 'agreed') return { amount: price, supplement: null, refund: 0 }
  return price > amount
    ? { amount, supplement: price - amount, refund: 0 }
    : { amount: price, supplement: null, refund: amount - price }
}

/** The price of a job, and what goes back of it, after a chargeback was lost. */
export interface RestOfJob {
  amount: number
  refundAmount: number | null
  /** Whether the job ends: nothing is left of it, or nothing that it waits for. */
  isOver: boolean
}

/**
 * Returns what a lost chargeback leaves of a job, in pesos. What the bank returned counts as what was to go back to the
 * client. `left` is what the job has besides its refunds, of which `requested` are on their way and `sent` were not refused;
 * `difference` was to go back above a lower price.
 */
export function getRestOfJob(
  {
    state,
    amount,
    refundAmount,
    openChargebacks,
  }: { state: string } & Pick<AssignmentFacts, 'amount' | 'refundAmount' | 'openChargebacks'>,
  {
    left,
    requested,
    sent,
    lost,
    difference,
  }: { left: number; requested: number; sent: number; lost: number; difference: number },
): RestOfJob {
  const isLast = (openChargebacks ?? 0) <= 1
  if (isLast && left === 0 && requested === 0) return { amount, refundAmount: amount, isOver: true }
  const due = Math.max(0, (refundAmount ?? 0) - sent)
  const back = refundAmount === null ? null : refundAmount - Math.min(due, lost)
  // Nothing is left to request again.
  const isOver = isLast && state === 'refundFailed' && (back ?? 0) <= sent
  if (isOver) return { amount, refundAmount, isOver }
  return { amount: amount + difference - lost, refundAmount: back, isOver }
}

/**
 * Returns what follows from a payment. One of an earlier price counts too: what it lacks is a supplement, and what it has
 * above the price goes back.
 */
export function receivePayment(facts: InputFacts, paid: number): PriceChange {
  const due = getAmountDue(facts) ?? 0
  const before = facts.state === 'agreed' ? 0 : facts.amount
  return {
    amount: before + Math.min(paid, due),
    supplement: paid < due ? due - paid : null,
    refund: Math.max(0, paid - due),
  }
}
