import { choice, day, defineFilters, type FiltersOf, oneOf, search, toLabeledOptions } from '@plomada/define'
import { paymentStateLabels, paymentStates } from './payment.state.ts'

/** The most rows in a CSV file of payments. */
export const PAYMENTS_EXPORTED = 5000
/** Maximum payments that are counted and paged; others need narrower filters. */
export const PAYMENTS_COUNTED = 10_000

/** The filters of all payments (/dashboard/payments). Days are those of the payment in Buenos Aires, both inclusive. */
export const paymentFilters = defineFilters(
  {
    person: search('persona', 'Quién', 'Quién paga o cobra'),
    state: choice('estado', 'Estado', oneOf(paymentStates), {
      options: toLabeledOptions(paymentStateLabels),
      emptyLabel: 'Todos',
    }),
    from: day('desde', 'Desde', { rangeEnd: 'to' }),
    to: day('hasta', 'Hasta'),
    order: choice('orden', 'Orden', oneOf(['date', 'amount']), {
      options: toLabeledOptions({ date: 'Más nuevos', amount: 'Más altos' }),
      initial: 'date',
    }),
  },
  { pageSize: 30 },
)
export type PaymentFilters = FiltersOf<typeof paymentFilters.set>
