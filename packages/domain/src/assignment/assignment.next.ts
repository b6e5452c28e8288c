import { getLocalDay } from '../catalogues/time.ts'
import { CLAIM_DAYS, getClaimEnd, getWithdrawalEnd } from './assignment.rules.ts'
import { agreePrice } from './price.rules.ts'
import type { AssignmentFacts } from './assignment.ts'
import type { AssignmentState, PersonalEvent } from './assignment.state.ts'

type Role = 'client' | 'worker' | 'admin'
type Sentence = string | ((facts: AssignmentFacts, role: Role, now: Date) => string)

const whoRaised = ({ raisedBy }: AssignmentFacts, role: Role, own: string, others: string): string =>
  raisedBy === role ? own : others

const sentences: Record<AssignmentState, Record<'client' | 'worker', Sentence>> = {
  agreed: {
    client:
      'Pagá para que el trabajo empiece. La plata queda guardada hasta que confirmes que está terminado.',
    worker: 'Esperá el pago antes de empezar: te avisamos apenas llegue.',
  },
  paid: {
    client:
      'Coordinen el día. Cuando el profesional marque el trabajo como terminado, te avisamos para que lo confirmes.',
    worker: 'Está pagado: coordinen el día y, cuando termines, marcalo como terminado.',
  },
  cancelRequested: {
    client: (facts, role) =>
      whoRaised(
        facts,
        role,
        'Pediste cancelar. Si el profesional no responde a tiempo, se cancela y te devolvemos todo.',
        'El profesional pide cancelar. Si aceptás, te devolvemos todo. Si no respondés a tiempo, también.',
      ),
    worker: (facts, role) =>
      whoRaised(
        facts,
        role,
        'Pediste cancelar. Si el cliente no responde a tiempo, se cancela y se le devuelve todo.',
        'El cliente pide cancelar. Si aceptás, se le devuelve todo. Si no respondés a tiempo, también.',
      ),
  },
  done: {
    client:
      'Mirá el trabajo y confirmalo, pedí cambios o abrí un reclamo. Si no decís nada a tiempo, queda confirmado.',
    worker: 'Esperá que el cliente confirme. Si no dice nada a tiempo, queda confirmado.',
  },
  disputed: {
    client: (facts, role) => claimSentence(facts, role),
    worker: (facts, role) => claimSentence(facts, role),
  },
  decided: {
    client:
      'Plomada resolvió el reclamo. Si no estás de acuerdo, podés apelar a tiempo; si nadie apela, se cumple.',
    worker:
      'Plomada resolvió el reclamo. Si no estás de acuerdo, podés apelar a tiempo; si nadie apela, se cumple.',
  },
  refunding: {
    client: 'La devolución está en camino: tu banco puede tardar unos días en mostrarla.',
    worker: 'La devolución al cliente está en camino. No tenés que hacer nada.',
  },
  refundFailed: {
    client: 'La devolución tuvo un problema: Plomada lo resuelve y te avisa.',
    worker: 'La devolución al cliente tuvo un problema: Plomada lo resuelve.',
  },
  completed: {
    client: (facts, _, now) =>
      completedSentence(facts, now, (day) => `Si aparece un problema, podés reclamar hasta el ${day}.`),
    worker: (facts, _, now) =>
      completedSentence(facts, now, (day) => `El cliente puede reclamar hasta el ${day}.`),
  },
  refunded: {
    client: 'Te devolvimos la plata. El trabajo quedó cerrado.',
    worker: 'Se devolvió la plata al cliente. El trabajo quedó cerrado.',
  },
  canceled: {
    client: 'El trabajo quedó cancelado antes del pago. Tu publicación volvió a recibir postulaciones.',
    worker: 'El trabajo quedó cancelado antes del pago.',
  },
}

/** Those that differ where the provider pays the professional at once. */
const unheldSentences: Partial<Record<AssignmentState, Partial<Record<'client' | 'worker', Sentence>>>> = {
  agreed: {
    client:
      'Pagá para que el trabajo empiece. El profesional cobra en el momento; si algo sale mal, podés reclamar.',
    worker: 'Esperá el pago antes de empezar: cobrás en el momento y te avisamos apenas llegue.',
  },
  paid: { worker: 'Ya cobraste: coordinen el día y, cuando termines, marcalo como terminado.' },
  cancelRequested: {
    client: (facts, role) =>
      whoRaised(
        facts,
        role,
        'Pediste cancelar. Si el profesional no responde a tiempo, se cancela y le pedimos que te devuelva todo.',
        'El profesional pide cancelar. Si aceptás, le pedimos que te devuelva todo. Si no respondés a tiempo, también.',
      ),
    worker: (facts, role) =>
      whoRaised(
        facts,
        role,
        'Pediste cancelar. Si el cliente no responde a tiempo, se cancela y te pedimos que le devuelvas todo.',
        'El cliente pide cancelar. Si aceptás, te pedimos que le devuelvas todo. Si no respondés a tiempo, también.',
      ),
  },
  refunding: {
    client: 'Le pedimos la devolución al profesional: tu banco puede tardar unos días en mostrarla.',
    worker: 'La devolución al cliente sale de tu cuenta. No tenés que hacer nada.',
  },
  refunded: { client: 'La plata ya volvió a vos. El trabajo quedó cerrado.' },
}

function completedSentence(facts: AssignmentFacts, now: Date, write: (day: string) => string): string {
  const end = getClaimEnd(facts)
  const canClaim = end !== null && getLocalDay(now) <= end
  return `El trabajo está terminado y confirmado.${canClaim ? ` ${write(formatDay(end))}` : ''}`
}

function claimSentence(facts: AssignmentFacts, role: Role): string {
  if (facts.isAppealed)
    return 'Plomada revisa la apelación y decide. Mientras tanto pueden ponerse de acuerdo.'
  if (facts.answeredAt !== null)
    return 'Propongan un arreglo. Si no se ponen de acuerdo, Plomada decide y les avisa.'
  const meanwhile =
    facts.isHeld === false
      ? 'Mientras tanto la plata no se mueve.'
      : 'Mientras tanto nadie cobra ni se devuelve nada.'
  return whoRaised(
    facts,
    role,
    `Esperá la respuesta de la otra persona. ${meanwhile}`,
    `Respondé el reclamo: contá tu versión o proponé un arreglo. ${meanwhile}`,
  )
}

const adminSentences: Partial<Record<AssignmentState, string>> = {
  disputed: 'Si no se ponen de acuerdo, decidí vos y escribí por qué.',
  decided: 'Si nadie apela a tiempo, se cumple lo que decidiste.',
  refunding: 'La devolución está en camino. Si falla, la vas a ver acá.',
  refundFailed: 'El proveedor rechazó la devolución: fijate por qué y probá de nuevo.',
}

const supplementSentences: Record<'client' | 'worker', string> = {
  client: 'Pagá el suplemento: el precio cambia recién cuando llega. Hasta entonces todo sigue como está.',
  worker: 'Esperá el suplemento antes de hacer lo que se agrega: te avisamos apenas llegue.',
}

/** Returns what a proposed price waits for, or null. */
function priceSentence({ proposals }: AssignmentFacts, role: Role): string | null {
  const proposal = proposals.find(({ kind }) => kind === 'price')
  if (!proposal) return null
  return proposal.by === role
    ? 'Propusiste otro precio. Hasta que la otra persona acepte, vale el de ahora.'
    : 'Te proponen otro precio: aceptalo o dejalo como está. Hasta que aceptes, vale el de ahora.'
}

/** Returns what happens next with a job, for one of its people. */
export function getNextStep(facts: AssignmentFacts, role: Role, now: Date): string {
  if (role === 'admin') return adminSentences[facts.state] ?? 'No hay nada para decidir.'
  const price = priceSentence(facts, role)
  if (price !== null) return price
  if (facts.supplement !== null) return supplementSentences[role]
  const own = sentences[facts.state][role]
  const sentence = facts.isHeld === false ? (unheldSentences[facts.state]?.[role] ?? own) : own
  return typeof sentence === 'string' ? sentence : sentence(facts, role, now)
}

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

/** Formats a day such as 2026-12-03 as 3/12/2026. */
export const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('es-AR', { timeZone: 'UTC' })
