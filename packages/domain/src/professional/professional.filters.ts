import { TRADE_QUERY_KEY } from '../catalogues/paths.ts'
import { cities, cityOptions, PROVINCE, provinceOptions, type City } from '../catalogues/place.ts'
import { dayOptions, days, shiftOptions, shifts } from '../catalogues/week.ts'
import { choice, choices, defineFilters, type FiltersOf, fixed, oneOf, rowId, search } from '@plomada/define'
import { LOCAL_TRADE_SHOWN } from '../trade/trade.rules.ts'

/** The filters of the public list of professionals (/professional). */
export const professionalFilters = defineFilters(
  {
    name: search('name', 'Nombre'),
    trade: choice(TRADE_QUERY_KEY, 'Oficio', rowId, { options: 'given', emptyLabel: 'Todos' }),
    province: choice('provincia', 'Provincia', oneOf([PROVINCE]), {
      options: provinceOptions,
      initial: PROVINCE,
      clears: ['city'],
    }),
    city: choice('ciudad', 'Ciudad', oneOf(cities), { options: cityOptions, emptyLabel: 'Todas' }),
    shift: choice('horario', 'Horario', oneOf(shifts), { options: shiftOptions, emptyLabel: 'Todos' }),
    days: choices('dias', 'Días', oneOf(days), { options: dayOptions }),
    ratingOrder: choice('orderRating', 'Rating', oneOf(['DESC', 'ASC']), {
      options: [
        { value: 'DESC', label: 'Mejor puntuados' },
        { value: 'ASC', label: 'Menos puntuados' },
      ],
      initial: 'DESC',
    }),
    role: fixed('role', oneOf(['professional']), 'professional'),
    isActive: fixed('state', oneOf([true]), true),
  },
  { pageSize: 20 },
)
export type ProfessionalFilters = FiltersOf<typeof professionalFilters.set>

/** Returns the filters for the best rated professionals of a trade, in a city or in the province. */
export const localProfessionalFilters = (trade: { id: number }, city?: City): ProfessionalFilters => ({
  ...professionalFilters.change(professionalFilters.initial, { trade: trade.id, city }),
  pageSize: LOCAL_TRADE_SHOWN,
})
