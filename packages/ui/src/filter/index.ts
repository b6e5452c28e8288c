export type { OptionsByField } from '@plomada/define'
export { type FilterDefinition, isNarrowed } from './activeFilters.ts'
export { FilterPanel, type FilterPanelProps } from './FilterPanel/FilterPanel.tsx'
