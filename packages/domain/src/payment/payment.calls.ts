import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, pageResponse, queryCodec, renameFields } from '@plomada/define'
import { paymentAccess } from './payment.access.ts'
import { paymentFilters, PAYMENTS_EXPORTED } from './payment.filters.ts'
import { paymentWire } from './payment.wire.ts'

export const paymentCalls = {
  list: defineCall('GET', '/admin/payments', {
    summary:
      'All payments, for admins: amount, dates, payer, payee and state. The newest come first. The total stops at 10,000.',
    access: paymentAccess.list,
    query: queryCodec(paymentFilters),
    response: pageResponse(paymentWire),
  }),
  export: defineCall('GET', '/admin/payments/csv', {
    summary: `The payments of the filters as the text of a CSV file, without pages and at most ${PAYMENTS_EXPORTED}.`,
    access: paymentAccess.export,
    query: queryCodec(paymentFilters),
    response: z.object({ csv: z.string() }),
  }),
  checkout: defineCall('PUT', '/user/service/pagar/review', {
    summary:
      'Opens the hosted checkout page of an own accepted offer or of the supplement of its price, or returns the one that is open. With an amount, refuses if another one is due.',
    access: paymentAccess.checkout,
    body: renameFields(
      { offerId: idSchema, amount: z.optional(z.int()) },
      { offerId: 'idProduct', amount: 'monto' },
    ),
    response: renameFields({ checkoutUrl: z.string() }, { checkoutUrl: 'stripeSesionURL' }),
    refusals: [
      'notFound',
      'forbidden',
      'nothingToPay',
      'workerSuspended',
      'alreadyPaid',
      'stateChanged',
      'paymentUnavailable',
    ],
  }),
}
