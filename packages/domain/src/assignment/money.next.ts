import { formatDay } from '../catalogues/time.ts'
import { CLAIM_DAYS, getWithdrawalEnd } from './assignment.rules.ts'
import { agreePrice } from './price.rules.ts'
import type { AssignmentFacts } from './assignment.ts'
import type { PersonalEvent } from './assignment.state.ts'

type MoneyFacts = Pick<AssignmentFacts, 'state' | 'amount' | 'paidAt'> &
  Partial<Pick<AssignmentFacts, 'refundAmount' | 'supplement' | 'isHeld'>>

const NOTHING_PAID = 'Todavía no se pagó nada: no se cobra ni se devuelve plata.'

type MoneySentences = Partial<Record<PersonalEvent, (facts: MoneyFacts, total: string) => string>>

/** What each event that moves money, or keeps it where it is, does to it. */
const moneySentences: MoneySentences = {
  stepBack: () => NOTHING_PAID,
  cancel: ({ state }, total) => (state === 'agreed' ? NOTHING_PAID : `Se devuelven ${total} al cliente.`),
  proposePrice: ({ state }, total) =>
    state === 'agreed'
      ? `Si la otra persona acepta, el cliente paga lo que escribas en vez de ${total}.`
      : `Hay ${total} guardados. Si es más y la otra persona acepta, el cliente paga la diferencia con tarjeta, y el precio cambia recién entonces. Si es menos, la diferencia se le devuelve enseguida.`,
  declinePrice: ({ supplement }, total) =>
    supplement
      ? `El precio sigue en ${total} y no hay suplemento para pagar.`
      : `El precio sigue en ${total}.`,
  done: ({ supplement }) =>
    supplement
      ? 'El suplemento que falta pagar queda sin efecto. El resto sigue guardado hasta que el cliente confirme.'
      : 'La plata sigue guardada hasta que el cliente confirme.',
  requestCancel: (_, total) =>
    `Si la otra persona acepta o no responde en 48 horas, se devuelven ${total} al cliente.`,
  agree: (_, total) => `Se devuelven ${total} al cliente.`,
  withdraw: ({ paidAt }, total) =>
    `Te devolvemos ${total}.${paidAt === null ? '' : ` Podés arrepentirte hasta el ${formatDay(getWithdrawalEnd(paidAt))}.`}`,
  confirm: (_, total) =>
    `Se liberan ${total} para el profesional. Si después aparece un problema, tenés ${CLAIM_DAYS} días para reclamar.`,
  requestChanges: () => 'La plata sigue guardada hasta que confirmes.',
  claim: ({ state }, total) =>
    state === 'completed'
      ? `Los ${total} ya se liberaron: los congelamos de nuevo hasta que se resuelva.`
      : `Los ${total} quedan congelados hasta que se resuelva.`,
  reopen: (_, total) =>
    `Los ${total} ya se liberaron: quedan guardados de nuevo hasta que el cliente confirme.`,
  refuse: () => 'La plata sigue guardada.',
  takeBack: () => 'La plata sigue guardada.',
  answer: () => 'La plata sigue congelada hasta que se resuelva.',
  proposeSettlement: () =>
    'Si la otra persona acepta, lo que escribas se devuelve al cliente y el resto se libera para el profesional.',
  decide: () =>
    'Si nadie apela, lo que escribas se devuelve al cliente y el resto se libera para el profesional.',
  decideAppeal: () => 'Lo que escribas se devuelve al cliente y el resto se libera para el profesional.',
  appeal: () => 'La plata sigue congelada hasta la nueva decisión.',
}

const PAID_OUT = 'La plata no se mueve: el profesional ya la cobró.'
const askBack = (amount: string): string => `Se le piden ${amount} al profesional y vuelven al cliente.`
const askWritten =
  'lo que escribas se le pide al profesional y vuelve al cliente. El resto es del profesional.'

/** Those that differ after the payment where the provider pays the professional at once. */
const unheldMoneySentences: MoneySentences = {
  cancel: (_, total) => askBack(total),
  proposePrice: (_, total) =>
    `Ya se pagaron ${total}. Si es más y la otra persona acepta, el cliente paga la diferencia, y el precio cambia recién entonces. Si es menos, la diferencia se le pide al profesional y vuelve al cliente.`,
  done: ({ supplement }) =>
    supplement ? `El suplemento que falta pagar queda sin efecto. ${PAID_OUT}` : PAID_OUT,
  requestCancel: (_, total) =>
    `Si la otra persona acepta o no responde en 48 horas, se le piden ${total} al profesional y vuelven al cliente.`,
  agree: (_, total) => askBack(total),
  withdraw: ({ paidAt }, total) =>
    `Le pedimos ${total} al profesional y vuelven a vos.${paidAt === null ? '' : ` Podés arrepentirte hasta el ${formatDay(getWithdrawalEnd(paidAt))}.`}`,
  confirm: () => `${PAID_OUT} Si después aparece un problema, tenés ${CLAIM_DAYS} días para reclamar.`,
  requestChanges: () => PAID_OUT,
  claim: () =>
    'La plata no se mueve hasta que se resuelva. Lo que haya que devolver se le pide al profesional.',
  reopen: () => PAID_OUT,
  refuse: () => PAID_OUT,
  takeBack: () => PAID_OUT,
  answer: () => 'La plata no se mueve hasta que se resuelva.',
  proposeSettlement: () => `Si la otra persona acepta, ${askWritten}`,
  decide: () => `Si nadie apela, ${askWritten}`,
  decideAppeal: () => `L${askWritten.slice(1)}`,
  appeal: () => 'La plata no se mueve hasta la nueva decisión.',
}

/** Returns what a refund of an amount does to the money of a job. `isHeld`: see `Assignment`. */
export function getSplitSentence(
  amount: number,
  refund: number,
  formatAmount: (pesos: number) => string,
  isHeld = true,
): string {
  if (!isHeld) return getUnheldSplit(amount, refund, formatAmount)
  if (refund === 0) return `Se liberan ${formatAmount(amount)} para el profesional.`
  if (refund >= amount) return `Se devuelven ${formatAmount(amount)} al cliente.`
  return `Se devuelven ${formatAmount(refund)} al cliente y se liberan ${formatAmount(amount - refund)} para el profesional.`
}

function getUnheldSplit(amount: number, refund: number, formatAmount: (pesos: number) => string): string {
  if (refund === 0) return `No se devuelve nada: al profesional le quedan ${formatAmount(amount)}.`
  if (refund >= amount) return askBack(formatAmount(amount))
  return `${askBack(formatAmount(refund))} Al profesional le quedan ${formatAmount(amount - refund)}.`
}

/** Returns what another price does to the money of a job. */
function getPriceSentence(facts: MoneyFacts, price: number, formatAmount: (pesos: number) => string): string {
  const { supplement, refund } = agreePrice(facts, price)
  if (facts.state === 'agreed')
    return `El cliente paga ${formatAmount(price)} en vez de ${formatAmount(facts.amount)}.`
  const isHeld = facts.isHeld ?? true
  if (supplement !== null)
    return `El cliente paga ${formatAmount(supplement)} más${isHeld ? ' con tarjeta' : ''}. Hasta entonces el precio sigue en ${formatAmount(facts.amount)}.`
  if (refund === 0) return `El precio sigue en ${formatAmount(price)} y no hay suplemento para pagar.`
  return isHeld
    ? `Se devuelven ${formatAmount(refund)} al cliente enseguida. Quedan guardados ${formatAmount(price)}.`
    : `${askBack(formatAmount(refund))} El precio queda en ${formatAmount(price)}.`
}

/**
 * Returns what an event does to the money, as its dialog says before it is pressed; null if nothing. `proposed` is the
 * amount of the proposal that the event accepts.
 */
export function getMoneySentence(
  facts: MoneyFacts,
  event: string,
  formatAmount: (pesos: number) => string,
  proposed?: number | null,
): string | null {
  const isHeld = facts.isHeld ?? true
  if (event === 'settle') return getSplitSentence(facts.amount, proposed ?? 0, formatAmount, isHeld)
  if (event === 'acceptPrice') return getPriceSentence(facts, proposed ?? facts.amount, formatAmount)
  if (event === 'retryRefund')
    return `Se ${isHeld ? '' : 'le '}vuelve a pedir${isHeld ? '' : ' al profesional'} la devolución de ${formatAmount(facts.refundAmount ?? facts.amount)} al cliente.`
  const own = moneySentences[event as PersonalEvent]
  const write =
    isHeld || facts.state === 'agreed' ? own : (unheldMoneySentences[event as PersonalEvent] ?? own)
  return write?.(facts, formatAmount(facts.amount)) ?? null
}
