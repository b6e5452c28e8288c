export type { GivenOptions } from '@plomada/domain/define'
export type { DeclaredFilters } from './declared.ts'
export { FilterPanel, type FilterPanelProps } from './FilterPanel/FilterPanel.tsx'
