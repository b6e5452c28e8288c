import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName } from '../text/nullable.ts'
import { paymentSchema } from './payment.ts'

const { shape } = paymentSchema
const party = z.object({ ...shape.payer.shape, lastName: nullableLastName })

/** The wire format of a payment. Its names are not in the specification. */
export const paymentWire = renameFields(
  {
    ...shape,
    createdAt: instant,
    paidAt: z.nullable(instant),
    payer: party,
    payee: z.nullable(party),
    offer: renameFields(shape.offer.shape, { title: 'tittle' }),
  },
  {
    amount: 'monto',
    state: 'estado',
    createdAt: 'fecha',
    paidAt: 'fechaPago',
    payer: 'paga',
    payee: 'cobra',
    offer: 'service',
  },
)
