import { formatDay, getLocalDay } from '../catalogues/time.ts'
import { getClaimEnd, isAtBank } from './assignment.rules.ts'
import type { AssignmentFacts } from './assignment.ts'
import type { AssignmentState } from './assignment.state.ts'

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
  chargedBack: {
    client: 'Tu banco te devolvió el pago. El trabajo quedó cerrado.',
    worker: 'El banco le devolvió el pago al cliente. El trabajo quedó cerrado.',
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

const OTHER_PROVIDER =
  'La plata la cobró un proveedor de pagos que ya no está configurado, así que no le pedimos la devolución a otro. Configuralo de nuevo en el servidor y después volvé a pedirla.'

const supplementSentences: Record<'client' | 'worker', string> = {
  client: 'Pagá el suplemento: el precio cambia recién cuando llega. Hasta entonces todo sigue como está.',
  worker: 'Esperá el suplemento antes de hacer lo que se agrega: te avisamos apenas llegue.',
}

/** While the bank decides about a payment. */
const bankSentences: Record<Role, (facts: AssignmentFacts) => string> = {
  client: () =>
    'Desconociste un pago en tu banco. Hasta que resuelva no se libera ni se devuelve nada. Si fue un error, avisale a tu banco.',
  worker: ({ isHeld }) =>
    isHeld === false
      ? 'El cliente desconoció un pago en su banco, y Mercado Pago retiene esa plata. Mandá tus documentos ahí, a tiempo: este historial y tus fotos sirven de prueba.'
      : 'El cliente desconoció un pago en su banco. Hasta que resuelva, esa plata no se mueve. Si podés, esperá antes de seguir con el trabajo.',
  admin: ({ isHeld }) =>
    isHeld === false
      ? 'El banco está revisando un pago: los documentos los manda el profesional desde su cuenta del proveedor. Esta página sirve de prueba.'
      : 'El banco está revisando un pago: mandá los documentos en el panel del proveedor, a tiempo. Esta página sirve de prueba.',
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
  if (isAtBank(facts)) return bankSentences[role](facts)
  if (role === 'admin')
    return facts.state === 'refundFailed' && facts.canRefund === false
      ? OTHER_PROVIDER
      : (adminSentences[facts.state] ?? 'No hay nada para decidir.')
  const price = priceSentence(facts, role)
  if (price !== null) return price
  if (facts.supplement !== null) return supplementSentences[role]
  const own = sentences[facts.state][role]
  const sentence = facts.isHeld === false ? (unheldSentences[facts.state]?.[role] ?? own) : own
  return typeof sentence === 'string' ? sentence : sentence(facts, role, now)
}
