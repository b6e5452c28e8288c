'use client'
import { FilterPanel } from '@plomada/ui/FilterPanel'
import type { Language } from './language'
import { getToolFilters, type ToolFilters } from './toolFilters'

interface ToolFilterPanelProps {
  language: Language
  value: ToolFilters
  /** Number of tools that match; undefined while it is unknown. */
  count?: number | undefined
  onChange: (filters: ToolFilters) => void
}

/** Renders the filters of the list of tools. */
export const ToolFilterPanel = ({ language, ...props }: ToolFilterPanelProps) => (
  <FilterPanel filters={getToolFilters(language)} {...props} />
)
