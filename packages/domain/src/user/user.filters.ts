import { cities, PROVINCE } from '../catalogues/place.ts'
import { roles } from '../catalogues/roles.ts'
import { days, shifts } from '../catalogues/week.ts'
import { choice, choices, defineFilters, search, type FiltersOf } from '../define/filters.ts'
import { oneOf, rowId } from '../define/kinds.ts'
import { asOptions } from '../define/options.ts'

const order = oneOf(['DESC', 'ASC'])

/** Everybody, as whoever runs the marketplace lists them (/dashboard/users); those without a label have no control. */
export const userFilters = defineFilters(
  {
    name: search('name', 'Nombre', 'buqueda por nombre'),
    role: choice('role', 'Rol', oneOf(roles), {
      options: asOptions(['admin', 'professional', 'comun']),
      all: 'todos',
    }),
    /** The words of the wire: an option is a text, and so is all that an address carries. */
    isActive: choice('state', 'Estado', oneOf(['true', 'false']), {
      options: [
        { value: 'true', label: 'activo' },
        { value: 'false', label: 'inactivo' },
      ],
      initial: 'true',
    }),
    ratingOrder: choice('orderRating', 'Rating', order, {
      options: [
        { value: 'DESC', label: 'Mejor puntuados' },
        { value: 'ASC', label: 'Menos puntuados' },
      ],
      all: 'Sin ordenar',
    }),
    nameOrder: choice('orderName', '', order),
    trade: choice('job', '', rowId),
    province: choice('provincia', '', oneOf([PROVINCE]), { clears: ['city'] }),
    city: choice('ciudad', '', oneOf(cities)),
    days: choices('dias', '', oneOf(days)),
    shift: choice('horario', '', oneOf(shifts)),
  },
  { pageSize: 30 },
)
/** What an admin’s list of people is narrowed by. */
export type UserFilters = FiltersOf<typeof userFilters.set>
