import { getWithdrawalEnd } from './assignment.rules.ts'
import type { AssignmentFacts } from './assignment.ts'
import type { AssignmentState } from './assignment.state.ts'

type Role = 'client' | 'worker' | 'admin'
type Sentence = string | ((facts: AssignmentFacts, role: Role) => string)

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
    client: 'El trabajo está terminado y confirmado.',
    worker: 'El trabajo está terminado y confirmado.',
  },
  refunded: {
    client: 'Te devolvimos la plata. El trabajo quedó cerrado.',
    worker: 'Se devolvió la plata al cliente. El trabajo quedó cerrado.',
  },
  canceled: {
    client: 'El trabajo se canceló antes del pago. Tu publicación volvió a recibir postulaciones.',
    worker: 'El trabajo se canceló antes del pago.',
  },
}

function claimSentence(facts: AssignmentFacts, role: Role): string {
  if (facts.isAppealed)
    return 'Plomada revisa la apelación y decide. Mientras tanto pueden ponerse de acuerdo.'
  if (facts.answeredAt !== null)
    return 'Propongan un arreglo. Si no se ponen de acuerdo, Plomada decide y les avisa.'
  return whoRaised(
    facts,
    role,
    'Esperá la respuesta de la otra persona. Mientras tanto nadie cobra ni se devuelve nada.',
    'Respondé el reclamo: contá tu versión o proponé un arreglo. Mientras tanto nadie cobra ni se devuelve nada.',
  )
}

const adminSentences: Partial<Record<AssignmentState, string>> = {
  disputed: 'Si no se ponen de acuerdo, decidí vos y escribí por qué.',
  decided: 'Si nadie apela a tiempo, se cumple lo que decidiste.',
  refunding: 'La devolución está en camino. Si falla, la vas a ver acá.',
  refundFailed: 'El proveedor rechazó la devolución: fijate por qué y probá de nuevo.',
}

/** Returns what happens next with a job, for one of its people. */
export function getNextStep(facts: AssignmentFacts, role: Role): string {
  if (role === 'admin') return adminSentences[facts.state] ?? 'No hay nada para decidir.'
  const sentence = sentences[facts.state][role]
  return typeof sentence === 'string' ? sentence : sentence(facts, role)
}

/** Returns what an event does to the money, as its dialog says before it is pressed; null if nothing. */
export function getMoneySentence(
  {
    state,
    amount,
    paidAt,
    refundAmount,
    proposals = [],
  }: Pick<AssignmentFacts, 'state' | 'amount' | 'paidAt' | 'refundAmount'> & {
    proposals?: readonly { kind: string; amount?: number | null }[]
  },
  event: string,
  formatAmount: (pesos: number) => string,
): string | null {
  const total = formatAmount(amount)
  switch (event) {
    case 'stepBack':
      return 'Todavía no se pagó nada: no se cobra ni se devuelve plata.'
    case 'cancel':
      return state === 'agreed'
        ? 'Todavía no se pagó nada: no se cobra ni se devuelve plata.'
        : `Se devuelven ${total} al cliente.`
    case 'requestCancel':
      return `Si la otra persona acepta o no responde en 48 horas, se devuelven ${total} al cliente.`
    case 'agree':
      return `Se devuelven ${total} al cliente.`
    case 'withdraw':
      return `Te devolvemos ${total}. Podés arrepentirte hasta el ${paidAt === null ? '' : formatDay(getWithdrawalEnd(paidAt))}.`
    case 'confirm':
      return `Se liberan ${total} para el profesional. Después ya no podés reclamar.`
    case 'requestChanges':
      return 'La plata sigue guardada hasta que confirmes.'
    case 'claim':
      return `Los ${total} quedan congelados hasta que se resuelva.`
    case 'settle': {
      const back = proposals.find(({ kind }) => kind === 'settlement')?.amount ?? 0
      return `Vuelven ${formatAmount(back)} al cliente y ${formatAmount(amount - back)} son para el profesional.`
    }
    case 'decide':
      return 'Se cumple en diez días, si nadie apela.'
    case 'decideAppeal':
      return 'Se cumple enseguida: ya no se puede apelar.'
    case 'retryRefund':
      return `Se devuelven ${formatAmount(refundAmount ?? 0)} al cliente.`
    case 'refuse':
    case 'takeBack':
      return 'El trabajo sigue como estaba y la plata queda guardada.'
    default:
      return null
  }
}

/** Formats a day such as 2026-12-03 as 3/12/2026. */
export const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('es-AR', { timeZone: 'UTC' })
