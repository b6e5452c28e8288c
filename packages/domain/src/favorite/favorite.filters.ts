import { defineFilters, type FiltersOf } from '@plomada/define'

/** The pages of the saved professionals. */
export const favoriteFilters = defineFilters({}, { pageSize: 20 })
export type FavoriteFilters = FiltersOf<typeof favoriteFilters.set>
