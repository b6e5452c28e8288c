import * as z from 'zod/mini'
import { offerWire } from '../offer/offer.wire.ts'
import { userWire } from '../user/user.wire.ts'
import { dashboardSchema } from './dashboard.ts'

const wire = z.object({
  serviciosGananciasTodo: z.int(),
  gananciasEsteMes: z.int(),
  userTotal: z.int(),
  serviciosEsteMesCount: z.int(),
  ultimoUser: z.array(userWire),
  ultimosPagos: z.array(offerWire),
  ultimoService: z.nullable(offerWire),
})

/** The only place where the dashboard speaks the words of the wire. */
export const dashboardWire = z.codec(wire, dashboardSchema, {
  decode: (w) => ({
    totalEarnings: w.serviciosGananciasTodo,
    monthEarnings: w.gananciasEsteMes,
    userCount: w.userTotal,
    monthOfferCount: w.serviciosEsteMesCount,
    latestUsers: w.ultimoUser,
    latestPayments: w.ultimosPagos,
    latestOffer: w.ultimoService,
  }),
  encode: (dashboard) => ({
    serviciosGananciasTodo: dashboard.totalEarnings,
    gananciasEsteMes: dashboard.monthEarnings,
    userTotal: dashboard.userCount,
    serviciosEsteMesCount: dashboard.monthOfferCount,
    ultimoUser: dashboard.latestUsers,
    ultimosPagos: dashboard.latestPayments,
    ultimoService: dashboard.latestOffer,
  }),
})
