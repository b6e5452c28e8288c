import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName } from '../text/nullable.ts'
import { commissionRuleSchema } from './ledger.ts'
import { differenceSchema, reconciliationSchema } from './reconciliation.ts'
import { commissionSumSchema, ledgerLineSchema, ledgerStatementSchema } from './statement.ts'

const differenceWire = renameFields(
  {
    ...differenceSchema.shape,
    provider: z.nullable(
      renameFields(differenceSchema.shape.provider.def.innerType.shape, {
        state: 'estado',
        amount: 'monto',
        currency: 'moneda',
      }),
    ),
    payment: z.nullable(
      renameFields(differenceSchema.shape.payment.def.innerType.shape, {
        offerId: 'idProduct',
        assignmentId: 'idTrabajo',
        state: 'estado',
      }),
    ),
  },
  { kind: 'tipo', sessionId: 'sesion', ours: 'monto', provider: 'proveedor', payment: 'pago' },
)

/** The wire format of the comparison with the provider. */
export const reconciliationWire = renameFields(
  {
    ...reconciliationSchema.shape,
    refunds: z.nullable(
      renameFields(reconciliationSchema.shape.refunds.def.innerType.shape, {
        ours: 'nuestras',
        theirs: 'delProveedor',
      }),
    ),
    chargebacks: renameFields(reconciliationSchema.shape.chargebacks.shape, {
      ours: 'nuestros',
      theirs: 'delProveedor',
    }),
    differences: z.array(differenceWire),
  },
  {
    checkouts: 'sesiones',
    payments: 'pagos',
    refunds: 'devoluciones',
    chargebacks: 'contracargos',
    differences: 'diferencias',
  },
)

const { shape } = ledgerStatementSchema
const person = z.object({ ...shape.professional.shape, lastName: nullableLastName })
const job = renameFields(shape.assignment.def.innerType.shape, { title: 'tittle' })

const ledgerLineWire = renameFields(
  {
    ...ledgerLineSchema.shape,
    createdAt: instant,
    assignment: z.nullable(job),
    balances: renameFields(ledgerLineSchema.shape.balances.shape, {
      held: 'retenido',
      professional: 'profesional',
      platform: 'plataforma',
      client: 'cliente',
    }),
  },
  {
    createdAt: 'fecha',
    kind: 'tipo',
    assignment: 'trabajo',
    from: 'de',
    to: 'a',
    amount: 'centavos',
    balances: 'saldos',
  },
)

/** The wire format of the movements of a job or a professional. */
export const ledgerStatementWire = renameFields(
  {
    ...shape,
    assignment: z.nullable(job),
    client: z.nullable(person),
    professional: person,
    lines: z.array(ledgerLineWire),
  },
  {
    assignment: 'trabajo',
    client: 'cliente',
    professional: 'profesional',
    opening: 'inicial',
    lines: 'movimientos',
  },
)

/** The wire format of what the platform kept of a trade in a month. */
export const commissionSumWire = renameFields(commissionSumSchema.shape, {
  month: 'mes',
  trade: 'oficio',
  earned: 'ganado',
  returned: 'devuelto',
})

/** The wire format of what the platform keeps: hundredths of a percent, and at least so many centavos. */
export const commissionRuleWire = renameFields(commissionRuleSchema.shape, {
  rate: 'porcentaje',
  minimum: 'minimo',
})
