import { day, defineFilters, type FiltersOf } from '@plomada/define'

/** A period of days in Buenos Aires, both inclusive, of the pages about money of admins. */
export const periodFilters = defineFilters(
  { from: day('desde', 'Desde', { rangeEnd: 'to' }), to: day('hasta', 'Hasta') },
  { pageSize: 30 },
)
export type PeriodFilters = FiltersOf<typeof periodFilters.set>
