export type { OptionsByField } from '@plomada/domain/define'
export { type FilterDefinition, isNarrowed } from './activeFilters.ts'
export { FilterPanel, type FilterPanelProps } from './FilterPanel/FilterPanel.tsx'
