import * as z from 'zod/mini'
import { nullableLastName } from '../text/nullable.ts'
import { instant, renameFields } from '@plomada/define'
import { offerWire } from '../offer/offer.wire.ts'
import { paymentWire } from '../payment/payment.wire.ts'
import { userWire } from '../user/user.wire.ts'
import { dashboardSchema, quotaRefusalSchema } from './dashboard.ts'

const alarms = dashboardSchema.shape.alarms.shape
const { shape: ledgerAlarm } = alarms.ledger.def.innerType
const ledgerAlarmWire = renameFields(
  {
    since: instant,
    findings: z.array(
      renameFields(ledgerAlarm.findings.def.element.shape, {
        rule: 'regla',
        count: 'cantidad',
        examples: 'ejemplos',
      }),
    ),
  },
  { since: 'desde', findings: 'reglas' },
)

/** The wire format of the figures and lists on the admin dashboard. */
export const dashboardWire = renameFields(
  {
    ...dashboardSchema.shape,
    needs: renameFields(dashboardSchema.shape.needs.shape, {
      decision: 'reclamos',
      refund: 'devoluciones',
      overdue: 'vencidos',
    }),
    alarms: renameFields(
      { ...alarms, ledger: z.nullable(ledgerAlarmWire) },
      {
        ledger: 'control',
        lateRefunds: 'devolucionesDemoradas',
        failedPayouts: 'pagosRechazados',
        urgentWithdrawals: 'arrepentimientosUrgentes',
        waitingRuns: 'tandasSinRespuesta',
        openChargebacks: 'contracargos',
      },
    ),
    latestUsers: z.array(userWire),
    latestPayments: z.array(offerWire),
    payments: z.array(paymentWire),
    latestOffer: z.nullable(offerWire),
  },
  {
    totalEarnings: 'serviciosGananciasTodo',
    monthEarnings: 'gananciasEsteMes',
    userCount: 'userTotal',
    monthOfferCount: 'serviciosEsteMesCount',
    needs: 'pendientes',
    withdrawalCount: 'arrepentimientos',
    alarms: 'alarmas',
    latestUsers: 'ultimoUser',
    latestPayments: 'ultimosPagos',
    payments: 'pagos',
    latestOffer: 'ultimoService',
  },
)

/** The wire format of a reached quota. Its names are not in the specification. */
export const quotaRefusalWire = renameFields(
  {
    ...quotaRefusalSchema.shape,
    user: z.object({ ...quotaRefusalSchema.shape.user.shape, lastName: nullableLastName }),
    lastAt: instant,
  },
  { act: 'limite', count: 'veces', lastAt: 'ultimaVez' },
)
