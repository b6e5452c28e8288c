import * as z from 'zod/mini'
import { defineCall } from '../define/call.ts'
import { idSchema, renameFields } from '@plomada/define'
import { paymentAccess } from './payment.access.ts'

export const paymentCalls = {
  checkout: defineCall('PUT', '/user/service/pagar/review', {
    summary: 'Opens the hosted checkout page of an own accepted offer, or returns the one that is open.',
    audience: paymentAccess.checkout.audience,
    body: renameFields({ offerId: idSchema }, { offerId: 'idProduct' }),
    response: renameFields({ checkoutUrl: z.string() }, { checkoutUrl: 'stripeSesionURL' }),
    refusals: ['notFound', 'forbidden', 'nothingToPay', 'alreadyPaid', 'paymentUnavailable'],
  }),
}
