import { cities, PROVINCE } from '../catalogues/place.ts'
import { roles } from '../catalogues/roles.ts'
import { days, shifts } from '../catalogues/week.ts'
import {
  choice,
  choices,
  defineFilters,
  type FiltersOf,
  oneOf,
  rowId,
  search,
  toOptions,
} from '@plomada/define'

const order = oneOf(['DESC', 'ASC'])

/** Maximum users that are counted and paged for admins; others need narrower filters. */
export const USERS_COUNTED = 10_000

/** The filters of all users, for admins (/dashboard/users). */
export const userFilters = defineFilters(
  {
    name: search('name', 'Nombre', 'buqueda por nombre'),
    role: choice('role', 'Rol', oneOf(roles), {
      options: toOptions(['admin', 'professional', 'comun']),
      emptyLabel: 'todos',
    }),
    /** Text as on the wire, because option values and query values are text. */
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
      emptyLabel: 'Sin ordenar',
    }),
    nameOrder: choice('orderName', 'Nombre', order, {
      options: [
        { value: 'ASC', label: 'De la A a la Z' },
        { value: 'DESC', label: 'De la Z a la A' },
      ],
      emptyLabel: 'Más nuevos primero',
    }),
    trade: choice('job', '', rowId),
    province: choice('provincia', '', oneOf([PROVINCE]), { clears: ['city'] }),
    city: choice('ciudad', '', oneOf(cities)),
    days: choices('dias', '', oneOf(days)),
    shift: choice('horario', '', oneOf(shifts)),
  },
  { pageSize: 30 },
)
export type UserFilters = FiltersOf<typeof userFilters.set>
