import { TRADE_IN_ADDRESS } from '../catalogues/paths.ts'
import { cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { dayOptions, days, shiftOptions, shifts } from '../catalogues/week.ts'
import { choice, choices, defineFilters, fixed, search, type FiltersOf } from '../define/filters.ts'
import { oneOf, rowId } from '../define/kinds.ts'

/** The public list of professionals (/professional). */
export const professionalFilters = defineFilters(
  {
    name: search('name', 'Nombre'),
    trade: choice(TRADE_IN_ADDRESS, 'Oficio', rowId, { options: 'given', all: 'Todos' }),
    province: choice('provincia', 'Provincia', oneOf([PROVINCE]), {
      options: provinceOptions,
      initial: PROVINCE,
      clears: ['city'],
    }),
    city: choice('ciudad', 'Ciudad', oneOf(cities), { options: cityOptions, all: 'Todas' }),
    shift: choice('horario', 'Horario', oneOf(shifts), { options: shiftOptions, all: 'Todos' }),
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
/** What the public list of professionals is narrowed by. */
export type ProfessionalFilters = FiltersOf<typeof professionalFilters.set>
