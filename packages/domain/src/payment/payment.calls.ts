import { call, id } from '../define/call.ts'
import { renamed } from '../define/rename.ts'
import * as z from 'zod/mini'
import { paymentAccess } from './payment.access.ts'

const checkoutUrl = renamed({ checkoutUrl: z.string() }, { checkoutUrl: 'stripeSesionURL' })

/** The calls about paying. */
export const paymentCalls = {
  checkout: call('PUT', '/user/service/pagar/review', {
    summary: 'Opens, or finds again, the hosted card page for one’s own accepted offer.',
    who: paymentAccess.checkout.who,
    body: renamed({ offerId: id }, { offerId: 'idProduct' }),
    answer: checkoutUrl,
    refuses: ['notFound', 'forbidden', 'nothingToPay', 'alreadyPaid', 'paymentUnavailable'],
  }),
}
