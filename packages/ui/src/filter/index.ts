export type { DeclaredFilters, GivenOptions } from './declared.ts'
export { FilterPanel, type FilterPanelProps } from './FilterPanel/FilterPanel.tsx'
