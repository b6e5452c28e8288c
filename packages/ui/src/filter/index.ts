export type { GivenOptions } from '@plomada/domain/define'
export { type DeclaredFilters, isNarrowed } from './declared.ts'
export { FilterPanel, type FilterPanelProps } from './FilterPanel/FilterPanel.tsx'
