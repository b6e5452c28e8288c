import * as z from 'zod/mini'
import { offerWire } from '../offer/offer.wire.ts'
import { userWire } from '../user/user.wire.ts'
import { personActs } from '../catalogues/quotas.ts'
import { instant, lastNameOrNone } from '../define/none.ts'
import { dashboardSchema, quotaRefusalSchema } from './dashboard.ts'

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

const quotaRefusal = z.object({
  user: z.object({ id: z.int(), firstName: z.string(), lastName: lastNameOrNone }),
  limite: z.enum(personActs),
  veces: z.int(),
  ultimaVez: instant,
})

/** The only place where a met quota speaks the words of the wire; the specification has none for it. */
export const quotaRefusalWire = z.codec(quotaRefusal, quotaRefusalSchema, {
  decode: ({ user, ...w }) => ({ user, act: w.limite, times: w.veces, lastAt: w.ultimaVez }),
  encode: ({ user, act, times, lastAt }) => ({ user, limite: act, veces: times, ultimaVez: lastAt }),
})
