import { defineFilters, type FiltersOf } from '@plomada/define'

/** The pages of the requests to withdraw. */
export const withdrawalFilters = defineFilters({}, { pageSize: 20 })
export type WithdrawalFilters = FiltersOf<typeof withdrawalFilters.set>
