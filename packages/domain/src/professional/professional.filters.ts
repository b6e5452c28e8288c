import * as z from 'zod/mini'
import { cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { dayOptions, days, shiftOptions, shifts } from '../catalogues/week.ts'
import { id } from '../define/call.ts'
import { choice, choices, defineFilters, fixed, search, type FiltersOf } from '../define/filters.ts'

/** The public list of professionals (/professional). */
export const professionalFilters = defineFilters(
  {
    name: search('name', 'Nombre'),
    trade: choice('job', 'Oficio', z.coerce.number().check(id), { options: 'given', all: 'Todos' }),
    province: choice('provincia', 'Provincia', z.literal(PROVINCE), {
      options: provinceOptions,
      initial: PROVINCE,
      clears: ['city'],
    }),
    city: choice('ciudad', 'Ciudad', z.enum(cities), { options: cityOptions, all: 'Todas' }),
    shift: choice('horario', 'Horario', z.enum(shifts), { options: shiftOptions, all: 'Todos' }),
    days: choices('dias', 'Días', z.enum(days), { options: dayOptions }),
    ratingOrder: choice('orderRating', 'Rating', z.enum(['DESC', 'ASC']), {
      options: [
        { value: 'DESC', label: 'Mejor puntuados' },
        { value: 'ASC', label: 'Menos puntuados' },
      ],
      initial: 'DESC',
    }),
    role: fixed('role', z.literal('professional'), 'professional'),
    isActive: fixed('state', z.literal(true), true),
  },
  { pageSize: 20 },
)
export type ProfessionalFilters = FiltersOf<typeof professionalFilters.set>

/** The list as the trade carousel and the Profesionales menu open it: everything at its start, one trade chosen. */
export const professionalsOf = (trade: { id: number }): ProfessionalFilters => ({
  ...professionalFilters.initial,
  trade: trade.id,
})
