import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { withdrawableJobSchema, withdrawalReceiptSchema, withdrawalSchema } from './withdrawal.ts'

/** The names of requests to withdraw on the wire. They are not in the specification. */
export const withdrawalWireNames = {
  fullName: 'nombre',
  email: 'email',
  text: 'texto',
  assignmentId: 'trabajo',
  reason: 'motivo',
} as const

export const withdrawableJobWire = renameFields(
  { ...withdrawableJobSchema.shape, paidAt: instant },
  { assignmentId: withdrawalWireNames.assignmentId, title: 'tittle', amount: 'monto', paidAt: 'pagado' },
)

export const withdrawalReceiptWire = renameFields(
  { ...withdrawalReceiptSchema.shape, dueAt: instant },
  { code: 'codigo', isDone: 'hecho', dueAt: 'vence' },
)

export const withdrawalWire = renameFields(
  {
    ...withdrawalSchema.shape,
    createdAt: instant,
    dueAt: instant,
    endedAt: z.nullable(instant),
    job: z.nullable(withdrawableJobWire),
    candidates: z.array(withdrawableJobWire),
  },
  {
    code: 'codigo',
    fullName: withdrawalWireNames.fullName,
    text: withdrawalWireNames.text,
    state: 'estado',
    reason: withdrawalWireNames.reason,
    createdAt: 'fecha',
    dueAt: 'vence',
    endedAt: 'cerrado',
    job: withdrawalWireNames.assignmentId,
    candidates: 'posibles',
  },
)
