import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName } from '../text/nullable.ts'
import {
  connectionSchema,
  earningsSchema,
  heldMoneySchema,
  deskChargebackSchema,
  payoutAccountSchema,
  payoutCandidateSchema,
  payoutDeskSchema,
  payoutResultsSchema,
  payoutRunDetailSchema,
  payoutRunSchema,
  payoutSchema,
  runPayoutSchema,
  statementLineSchema,
  statementSchema,
} from './payout.ts'

export const payoutAccountNames = { target: 'cuenta', holder: 'titular' } as const

/** The wire format of the account of a professional. */
export const payoutAccountWire = renameFields(
  { ...payoutAccountSchema.shape, frozenUntil: z.nullable(instant) },
  { ...payoutAccountNames, frozenUntil: 'congelada' },
)

/** The wire format of a connection. */
export const connectionWire = renameFields(
  { ...connectionSchema.shape, connectedAt: z.nullable(instant) },
  { state: 'estado', account: payoutAccountNames.target, connectedAt: 'desde' },
)

/** The names that several formats have in common. Amounts on the wire are in centavos. */
const shared = { amount: 'centavos', state: 'estado', createdAt: 'fecha', balance: 'saldo' } as const
const job = renameFields(heldMoneySchema.shape.assignment.shape, { title: 'tittle' })

const heldMoneyWire = renameFields(
  { ...heldMoneySchema.shape, assignment: job, until: z.nullable(instant) },
  { assignment: 'trabajo', state: shared.state, amount: shared.amount, until: 'hasta' },
)

const payoutDates = { createdAt: instant, endedAt: z.nullable(instant) }
const payoutNames = {
  amount: shared.amount,
  state: shared.state,
  target: payoutAccountNames.target,
  reason: 'motivo',
  createdAt: shared.createdAt,
  endedAt: 'terminado',
} as const
const payoutWire = renameFields({ ...payoutSchema.shape, ...payoutDates }, payoutNames)

/** The wire format of what a professional has earned. */
export const earningsWire = renameFields(
  {
    ...earningsSchema.shape,
    held: z.array(heldMoneyWire),
    payouts: z.array(payoutWire),
    account: z.nullable(payoutAccountWire),
  },
  {
    balance: shared.balance,
    minimum: 'minimo',
    held: 'retenido',
    payouts: 'pagos',
    months: 'meses',
    account: 'cuenta',
  },
)

const statementLineWire = renameFields(
  { ...statementLineSchema.shape, createdAt: instant, assignment: z.nullable(job) },
  {
    createdAt: shared.createdAt,
    kind: 'tipo',
    assignment: 'trabajo',
    invoiceId: 'comprobante',
    amount: shared.amount,
    balance: shared.balance,
  },
)

/** The wire format of the movements of a month. */
export const statementWire = renameFields(
  { ...statementSchema.shape, lines: z.array(statementLineWire) },
  { month: 'mes', opening: 'inicial', closing: 'final', lines: 'movimientos' },
)

const person = z.object({ ...payoutCandidateSchema.shape.person.shape, lastName: nullableLastName })
const counts = { count: 'cantidad', amount: shared.amount } as const

const payoutRunWire = renameFields(
  { ...payoutRunSchema.shape, createdAt: instant, exportedAt: z.nullable(instant) },
  {
    ...counts,
    createdAt: shared.createdAt,
    exportedAt: 'descargado',
    paid: 'pagados',
    failed: 'fallidos',
  },
)

const payoutCandidateWire = renameFields(
  {
    ...payoutCandidateSchema.shape,
    person,
    sales: renameFields(payoutCandidateSchema.shape.sales.shape, counts),
  },
  {
    person: 'cobra',
    balance: shared.balance,
    block: 'bloqueo',
    sales: 'operaciones',
    isHabitual: 'habitual',
  },
)

const deskChargebackWire = renameFields(
  {
    ...deskChargebackSchema.shape,
    assignment: z.nullable(job),
    professional: z.nullable(person),
    createdAt: instant,
    dueAt: z.nullable(instant),
    end: z.nullable(
      renameFields(
        { ...deskChargebackSchema.shape.end.def.innerType.shape, at: instant },
        { state: 'estado', at: shared.createdAt },
      ),
    ),
    fee: z.nullable(
      renameFields(deskChargebackSchema.shape.fee.def.innerType.shape, {
        amount: shared.amount,
        bearer: 'aCargoDe',
      }),
    ),
  },
  {
    assignment: 'trabajo',
    professional: 'profesional',
    amount: shared.amount,
    createdAt: shared.createdAt,
    dueAt: 'vence',
    isHeld: 'guardado',
    end: 'fin',
    fee: 'costo',
  },
)

/** The wire format of what the operator sees before making a run. */
export const payoutDeskWire = renameFields(
  {
    ...payoutDeskSchema.shape,
    candidates: z.array(payoutCandidateWire),
    runs: z.array(payoutRunWire),
    chargebacks: z.array(deskChargebackWire),
    endedChargebacks: z.array(deskChargebackWire),
  },
  {
    candidates: 'profesionales',
    runs: 'tandas',
    minimum: 'minimo',
    isStopped: 'detenido',
    chargebacks: 'contracargos',
    endedChargebacks: 'contracargosTerminados',
  },
)

const runPayoutWire = renameFields(
  { ...runPayoutSchema.shape, ...payoutDates, person },
  { ...payoutNames, person: 'cobra' },
)

/** The wire format of a run with its payouts. */
export const payoutRunDetailWire = renameFields(
  { ...payoutRunDetailSchema.shape, run: payoutRunWire, payouts: z.array(runPayoutWire) },
  { run: 'tanda', payouts: 'pagos' },
)

/** The field of the file of a bank. */
export const payoutResultsNames = { text: 'texto' } as const

/** The wire format of what an imported file changed. */
export const payoutResultsWire = renameFields(
  {
    ...payoutResultsSchema.shape,
    refused: z.array(
      renameFields(payoutResultsSchema.shape.refused.def.element.shape, {
        line: 'linea',
        text: payoutResultsNames.text,
        problem: 'problema',
      }),
    ),
  },
  { paid: 'pagados', failed: 'fallidos', unchanged: 'iguales', refused: 'rechazadas' },
)
