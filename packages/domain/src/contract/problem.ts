import { UNEXPECTED } from './unexpected.ts'

/** Every problem code, with its HTTP status and the sentence that users read. */
export const problems = {
  invalid: { status: 400, sentence: 'Revisá los datos marcados' },
  photoFormat: { status: 400, sentence: 'La foto tiene que ser JPEG, PNG, WebP o AVIF' },
  unauthenticated: { status: 401, sentence: 'Ingresá para seguir' },
  forbidden: { status: 403, sentence: 'Tu cuenta no tiene permiso para hacer esto' },
  banned: { status: 403, sentence: 'Usuario Baneado' },
  notRegistered: { status: 403, sentence: 'Te falta completar el registro' },
  notProfessional: { status: 403, sentence: 'Para postularte, completá tu perfil profesional' },
  notFound: { status: 404, sentence: 'No existe o ya no está disponible' },
  ownOffer: { status: 409, sentence: 'Es tu publicación: no te podés postular' },
  offerNotOpen: { status: 409, sentence: 'La publicación ya no recibe postulaciones' },
  offerClosed: { status: 409, sentence: 'Esta publicación está cerrada' },
  notApplicant: { status: 409, sentence: 'Esa persona no se postuló a este servicio' },
  applicationWithdrawn: { status: 409, sentence: 'Esa persona retiró su postulación' },
  applicationClosed: { status: 409, sentence: 'Ya no podés cambiar esta postulación' },
  applicationDeclined: { status: 409, sentence: 'El cliente ya rechazó tu postulación a este servicio' },
  alreadyApplied: {
    status: 409,
    sentence: 'Ya enviaste esta postulación. Si querés cambiarla, editala',
  },
  amountChanged: {
    status: 409,
    sentence: 'El monto de esta postulación cambió recién. Miralo antes de aceptar',
  },
  applicationOutdated: {
    status: 409,
    sentence: 'Cambiaste la publicación y esta persona todavía no confirmó su postulación. Ya le avisamos',
  },
  counterOffered: {
    status: 409,
    sentence: 'Ya hiciste una contraoferta a este presupuesto. Cuando cambie, podés hacer otra',
  },
  noCounterOffer: { status: 409, sentence: 'No hay ninguna contraoferta para responder' },
  alreadyAccepted: { status: 409, sentence: 'Ya aceptaste a otra persona para este servicio' },
  questionsClosed: { status: 409, sentence: 'Esta publicación ya no recibe preguntas' },
  questionWaiting: {
    status: 409,
    sentence: 'Tu pregunta anterior espera respuesta. Cuando llegue, podés hacer otra',
  },
  tooManyQuestions: { status: 409, sentence: 'Esta publicación ya tiene 20 preguntas' },
  alreadyAnswered: { status: 409, sentence: 'Ya respondiste esta pregunta' },
  conversationClosed: { status: 409, sentence: 'Esta conversación ya no recibe mensajes' },
  tooManyInvitations: { status: 409, sentence: 'Ya invitaste a 5 profesionales a esta publicación' },
  tooManyAlerts: {
    status: 409,
    sentence: 'Ya tenés 10 alertas. Para guardar otra, borrá una',
  },
  alertExists: { status: 409, sentence: 'Ya tenés otra alerta con estos filtros' },
  workerSuspended: {
    status: 409,
    sentence: 'La cuenta de esta persona está suspendida y no puede cobrar. Escribinos y lo resolvemos',
  },
  workerNotConnected: {
    status: 409,
    sentence:
      'Esta persona todavía no conectó su Mercado Pago, así que no le podés pagar. Escribile: es un minuto',
  },
  connectionFailed: {
    status: 409,
    sentence: 'Mercado Pago no completó la conexión. Empezá de nuevo',
  },
  accountTaken: {
    status: 409,
    sentence: 'Otro profesional ya usa esa cuenta de Mercado Pago. Entrá con la tuya y conectá de nuevo',
  },
  chargebackOpen: {
    status: 409,
    sentence: 'El cliente desconoció un pago en su banco: hasta que el banco resuelva, la plata no se mueve',
  },
  nothingToPay: { status: 409, sentence: 'No tenés nada para pagar en este servicio' },
  alreadyPaid: { status: 409, sentence: 'Ya pagaste este servicio' },
  notPaid: { status: 409, sentence: 'Todavía no nos confirmaron el pago de este servicio' },
  alreadyRated: { status: 409, sentence: 'Ya valoraste este servicio' },
  nothingToPayOut: { status: 409, sentence: 'Ahora no hay ningún saldo para pagar' },
  payoutsStopped: {
    status: 409,
    sentence: 'El control de las cuentas encontró una diferencia. Hasta resolverla no sale ningún pago',
  },
  roleFixed: { status: 409, sentence: 'Así no podés cambiar el rol de esta cuenta' },
  nameTaken: { status: 409, sentence: 'Ya existe un oficio con ese nombre' },
  tradeInUse: { status: 409, sentence: 'Hay servicios o personas que usan este oficio' },
  ownAccount: { status: 409, sentence: 'No podés banearte ni cambiar tu propio rol de admin' },
  lastAdmin: { status: 409, sentence: 'Tiene que quedar al menos un admin activo' },
  offerHasHistory: {
    status: 409,
    sentence: 'Este servicio ya tiene un trabajador aceptado o un pago: solo podés desactivarlo',
  },
  stateChanged: {
    status: 409,
    sentence: 'Esto cambió mientras tanto. Mirá cómo está ahora antes de seguir',
  },
  waitsForOther: { status: 409, sentence: 'Ahora le toca responder a la otra persona' },
  noProposal: { status: 409, sentence: 'Ya no hay una propuesta para responder' },
  tooManyChanges: {
    status: 409,
    sentence: 'Ya pediste cambios dos veces. Si algo no está bien, abrí un reclamo',
  },
  otherAdmin: { status: 409, sentence: 'La apelación la decide otro admin' },
  tooLate: { status: 409, sentence: 'Ya pasó el plazo para hacer esto' },
  stale: {
    status: 409,
    sentence: 'Otra persona cambió estos datos mientras tanto. Cargalos de nuevo antes de guardar',
  },
  conflict: { status: 409, sentence: 'Los datos cambiaron mientras tanto. Intentá de nuevo' },
  removed: { status: 410, sentence: 'Esta publicación ya no está disponible' },
  tooLarge: { status: 413, sentence: 'Lo que mandaste es demasiado grande' },
  photoTooLarge: { status: 413, sentence: 'La foto puede pesar hasta 5 MB' },
  tooManyRequests: { status: 429, sentence: 'Demasiados intentos seguidos. Esperá un momento' },
  unexpected: { status: 500, sentence: UNEXPECTED },
  paymentUnavailable: {
    status: 503,
    sentence: 'El sistema de pagos no responde. Intentá de nuevo en un momento',
  },
  unavailable: { status: 503, sentence: 'El sitio no responde por un momento. Intentá de nuevo enseguida' },
} as const satisfies Record<string, { status: number; sentence: string }>

/** The code of a problem, and of a refusal. */
export type ProblemCode = keyof typeof problems

interface ProblemDetails {
  sentence?: string | undefined
  /** Messages of invalid fields, by wire name. */
  fields?: Readonly<Record<string, string>> | undefined
  /** Seconds until the request may be repeated. */
  retryAfter?: number | undefined
}

/** An error with a problem code. Throw it with `refuse`; the server's error handler turns it into a response. */
export class Problem extends Error {
  /** Lets forms and notices show the message. */
  readonly isUserError = true
  readonly code: ProblemCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined
  constructor(code: ProblemCode, { sentence, fields, retryAfter }: ProblemDetails = {}) {
    super(sentence ?? problems[code].sentence)
    this.name = 'Problem'
    this.code = code
    this.status = problems[code].status
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function refuse(code: ProblemCode, details?: ProblemDetails): never {
  throw new Problem(code, details)
}

/** Throws a `Problem` with the code that a rule returned. Does nothing for null. */
export function refuseIf(code: ProblemCode | null): void {
  if (code) refuse(code)
}

export interface ProblemBody {
  code: ProblemCode
  message: string
  fields?: Readonly<Record<string, string>>
}
