import { UNEXPECTED } from './unexpected.ts'

/** Every problem code, with its HTTP status and the sentence that users read. */
export const problems = {
  invalid: { status: 400, sentence: 'Revisar los datos marcados' },
  photoFormat: { status: 400, sentence: 'La foto tiene que ser JPEG, PNG, WebP o AVIF' },
  unauthenticated: { status: 401, sentence: 'Hace falta ingresar' },
  forbidden: { status: 403, sentence: 'Esta cuenta no tiene permiso para hacerlo' },
  banned: { status: 403, sentence: 'Usuario Baneado' },
  notRegistered: { status: 403, sentence: 'Falta completar el registro' },
  notProfessional: { status: 403, sentence: 'Para postularse hace falta completar el perfil profesional' },
  notFound: { status: 404, sentence: 'No existe o ya no está disponible' },
  ownOffer: { status: 409, sentence: 'No es posible postularse a una publicación propia' },
  offerNotOpen: { status: 409, sentence: 'La publicación ya no recibe postulaciones' },
  notApplicant: { status: 409, sentence: 'Esa persona no se postuló a este servicio' },
  applicationWithdrawn: { status: 409, sentence: 'Esa persona retiró su postulación' },
  applicationClosed: { status: 409, sentence: 'Esta postulación ya no se puede cambiar' },
  applicationDeclined: { status: 409, sentence: 'El cliente ya rechazó la postulación a este servicio' },
  alreadyApplied: {
    status: 409,
    sentence: 'La postulación ya está enviada. Para cambiarla hay que editarla',
  },
  amountChanged: {
    status: 409,
    sentence: 'El monto de esta postulación cambió mientras tanto. Revisarlo antes de aceptar',
  },
  counterOffered: {
    status: 409,
    sentence: 'Este presupuesto ya tiene una contraoferta. Se puede hacer otra cuando cambie',
  },
  noCounterOffer: { status: 409, sentence: 'No hay una contraoferta que espere respuesta' },
  alreadyAccepted: { status: 409, sentence: 'Este servicio ya tiene otro trabajador aceptado' },
  questionsClosed: { status: 409, sentence: 'Esta publicación ya no recibe preguntas' },
  questionWaiting: {
    status: 409,
    sentence: 'Hay una pregunta que espera respuesta. Después se puede hacer otra',
  },
  tooManyQuestions: { status: 409, sentence: 'Esta publicación ya tiene 20 preguntas' },
  alreadyAnswered: { status: 409, sentence: 'Esta pregunta ya tiene respuesta' },
  conversationClosed: { status: 409, sentence: 'Esta conversación ya no recibe mensajes' },
  tooManyInvitations: { status: 409, sentence: 'Ya hay 5 profesionales invitados a esta publicación' },
  tooManyAlerts: {
    status: 409,
    sentence: 'Ya hay 10 alertas guardadas. Para guardar otra hay que borrar una',
  },
  alertExists: { status: 409, sentence: 'Ya hay otra alerta con estos filtros' },
  nothingToPay: { status: 409, sentence: 'Este servicio no tiene un pago pendiente' },
  alreadyPaid: { status: 409, sentence: 'Este servicio ya está pagado' },
  notPaid: { status: 409, sentence: 'El pago de este servicio todavía no está confirmado' },
  alreadyRated: { status: 409, sentence: 'Este servicio ya tiene su valoración' },
  roleFixed: { status: 409, sentence: 'El rol de esta cuenta no se puede cambiar así' },
  nameTaken: { status: 409, sentence: 'Ya existe un oficio con ese nombre' },
  tradeInUse: { status: 409, sentence: 'Hay servicios o personas que usan este oficio' },
  ownAccount: { status: 409, sentence: 'Nadie puede banearse ni cambiar su propio rol de admin' },
  lastAdmin: { status: 409, sentence: 'Tiene que quedar al menos un admin activo' },
  offerHasHistory: {
    status: 409,
    sentence: 'Este servicio ya tiene un trabajador aceptado o un pago: solo se puede desactivar',
  },
  stale: {
    status: 409,
    sentence: 'Otra persona cambió estos datos mientras tanto. Volver a cargarlos antes de guardar',
  },
  conflict: { status: 409, sentence: 'Los datos cambiaron mientras tanto. Volver a intentar' },
  removed: { status: 410, sentence: 'Esta publicación ya no está disponible' },
  tooLarge: { status: 413, sentence: 'Lo enviado es demasiado grande' },
  photoTooLarge: { status: 413, sentence: 'La foto puede pesar hasta 5 MB' },
  tooManyRequests: { status: 429, sentence: 'Demasiados intentos seguidos. Esperar un momento' },
  unexpected: { status: 500, sentence: UNEXPECTED },
  paymentUnavailable: {
    status: 503,
    sentence: 'El sistema de pagos no responde. Volver a intentar en un momento',
  },
  unavailable: { status: 503, sentence: 'El servicio no está disponible por un momento' },
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
