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
  const isSplit = ['decided', 'refunding', 'refundFailed', 'refunded'].includes(state)
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
