import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName } from '../text/nullable.ts'
import { invoiceSchema, receiptRefundSchema, receiptSchema } from './receipt.ts'

const { shape } = receiptSchema
const person = z.object({ ...shape.payer.shape, lastName: nullableLastName })
const shared = { amount: 'monto', createdAt: 'fecha', state: 'estado' } as const

/** The wire format of a receipt. Its amounts are whole pesos. */
export const receiptWire = renameFields(
  {
    ...shape,
    paidAt: instant,
    payer: person,
    payee: z.nullable(person),
    offer: renameFields(shape.offer.shape, { title: 'tittle' }),
    releasedAt: z.nullable(instant),
    chargeback: z.nullable(
      renameFields(shape.chargeback.def.innerType.shape, { amount: shared.amount, isLost: 'perdido' }),
    ),
    refunds: z.array(
      renameFields(
        { ...receiptRefundSchema.shape, createdAt: instant, doneAt: z.nullable(instant) },
        { ...shared, doneAt: 'hecha', isByProvider: 'desdePanel' },
      ),
    ),
  },
  {
    amount: shared.amount,
    paidAt: shared.createdAt,
    isSupplement: 'suplemento',
    payer: 'paga',
    payee: 'cobra',
    offer: 'service',
    assignmentId: 'trabajo',
    held: 'guardado',
    released: 'liberado',
    releasedAt: 'liberadoEl',
    chargeback: 'contracargo',
    refunds: 'devoluciones',
  },
)

const numbered = { kind: 'tipo', year: 'serie', number: 'numero' } as const
const invoiceRefWire = renameFields(invoiceSchema.shape.refersTo.def.innerType.shape, numbered)

/** The wire format of a document of the commission. Its amounts are in centavos. */
export const invoiceWire = renameFields(
  {
    ...invoiceSchema.shape,
    createdAt: instant,
    professional: person,
    assignment: renameFields(invoiceSchema.shape.assignment.shape, { title: 'tittle' }),
    refersTo: z.nullable(invoiceRefWire),
    credit: z.nullable(invoiceRefWire),
  },
  {
    ...numbered,
    createdAt: shared.createdAt,
    professional: 'profesional',
    taxCondition: 'condicion',
    assignment: 'trabajo',
    base: 'baseCentavos',
    amount: 'centavos',
    refersTo: 'anula',
    credit: 'anuladoPor',
    caeExpiresOn: 'caeVence',
  },
)
