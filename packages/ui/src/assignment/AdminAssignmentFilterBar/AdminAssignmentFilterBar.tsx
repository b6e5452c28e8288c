'use client'
import { type AdminAssignmentFilters, adminAssignmentFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'

export type AdminAssignmentFilterBarProps = Omit<
  FilterPanelProps<AdminAssignmentFilters>,
  'filters' | 'options' | 'layout'
>

/** Renders the filters of all jobs: words, need, state and order. */
export const AdminAssignmentFilterBar = (props: AdminAssignmentFilterBarProps) => (
  <FilterPanel {...useMarketplaceTexts()} filters={adminAssignmentFilters} layout="bar" {...props} />
)
