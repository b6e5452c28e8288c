import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { commissionRuleWire } from '../ledger/ledger.wire.ts'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import {
  appointmentSchema,
  assignmentSchema,
  historyEntrySchema,
  proposalSchema,
  assignmentSummarySchema,
} from './assignment.ts'

const { shape } = assignmentSchema
const party = renameFields(
  { ...shape.client.shape, lastName: nullableLastName, photo: nullablePhoto },
  { photo: 'imagePerfil' },
)
/** The names that a job, its proposals and its history have in common. They are not in the specification. */
const shared = {
  amount: 'monto',
  day: 'dia',
  shift: 'turno',
  createdAt: 'fecha',
  by: 'de',
  text: 'texto',
} as const

export const assignmentWireNames = {
  event: 'accion',
  from: 'estado',
  text: shared.text,
  amount: shared.amount,
  day: shared.day,
  shift: shared.shift,
  photos: 'fotos',
} as const

/** The wire format of an appointment. */
export const appointmentWire = renameFields(
  {
    ...appointmentSchema.shape,
    other: renameFields({ ...appointmentSchema.shape.other.shape, lastName: nullableLastName }, {}),
  },
  {
    assignmentId: 'trabajo',
    day: shared.day,
    shift: shared.shift,
    isProposed: 'propuesta',
    title: 'tittle',
    city: 'ciudad',
    other: 'con',
  },
)

/** The wire format of a job. */
export const assignmentWire = renameFields(
  {
    ...shape,
    commission: z.nullable(commissionRuleWire),
    changedAt: instant,
    dueAt: z.nullable(instant),
    paidAt: z.nullable(instant),
    answeredAt: z.nullable(instant),
    proposals: z.array(
      renameFields({ ...proposalSchema.shape, createdAt: instant }, { ...shared, kind: 'tipo' }),
    ),
    history: z.array(
      renameFields(
        { ...historyEntrySchema.shape, createdAt: instant },
        { ...shared, event: 'accion', photos: 'fotos' },
      ),
    ),
    offer: renameFields(
      { ...shape.offer.shape, photo: nullablePhoto },
      { title: 'tittle', photo: 'photo', city: 'ciudad', address: 'direccion' },
    ),
    payments: z.array(renameFields(shape.payments.def.element.shape, { amount: shared.amount })),
    client: party,
    worker: renameFields(
      { ...shape.worker.shape, lastName: nullableLastName, photo: nullablePhoto },
      { photo: 'imagePerfil', days: 'dias', shift: 'horario' },
    ),
  },
  {
    state: 'estado',
    amount: 'monto',
    supplement: 'suplemento',
    commission: 'comision',
    changedAt: 'desde',
    dueAt: 'vence',
    paidAt: 'pagado',
    raisedBy: 'pedidoPor',
    answeredAt: 'respondido',
    changesRequested: 'cambiosPedidos',
    isHeld: 'guardado',
    canRefund: 'seDevuelve',
    refundAmount: 'devolucion',
    isAppealed: 'apelado',
    openChargebacks: 'contracargos',
    appointmentDay: 'dia',
    appointmentShift: 'turno',
    proposals: 'propuestas',
    history: 'historia',
    offer: 'service',
    client: 'cliente',
    worker: 'trabajador',
    payments: 'pagos',
    conversationId: 'conversacion',
    isRated: 'valorado',
    role: 'rol',
  },
)

const summary = assignmentSummarySchema.shape
const person = z.object({ ...summary.client.shape, lastName: nullableLastName })

/** The wire format of a job in the list of all jobs. */
export const assignmentSummaryWire = renameFields(
  {
    ...summary,
    changedAt: instant,
    dueAt: z.nullable(instant),
    offer: renameFields(summary.offer.shape, { title: 'tittle' }),
    client: person,
    worker: person,
  },
  {
    state: 'estado',
    amount: shared.amount,
    changedAt: 'desde',
    dueAt: 'vence',
    offer: 'service',
    client: 'cliente',
    worker: 'trabajador',
    need: 'atencion',
  },
)
