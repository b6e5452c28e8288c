import type { Examples } from '../contract/example.ts'
import type { paymentCalls } from './payment.calls.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { paymentFilters } from './payment.filters.ts'
import { payments } from './payment.fixtures.ts'

const { paintedRoom } = offers

export const paymentExamples: Examples<typeof paymentCalls> = {
  list: {
    query: { ...paymentFilters.initial, state: 'paid', from: '2026-11-01' },
    response: { result: payments.slice(0, 2), totalPages: 1, total: 2 },
  },
  export: {
    query: { ...paymentFilters.initial, person: 'Ferreyra' },
    response: { csv: 'Número;Estado;Monto\r\n41;pagado;72.000\r\n' },
  },
  checkout: {
    body: { offerId: paintedRoom.id },
    response: { checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3' },
  },
}
