import { professionalFilters, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { useState } from 'react'
import { FilterPanel, type FilterPanelProps } from '../filter/FilterPanel/FilterPanel.tsx'

/** A filter panel that holds its own values, for stories. */
export function ControlledFilterPanel<Filters extends { page: number }>(props: FilterPanelProps<Filters>) {
  const [value, setValue] = useState<Filters>(props.value)
  return (
    <FilterPanel<Filters>
      {...props}
      value={value}
      onChange={(next: Filters) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

/** The filters of the list of professionals. */
export const ProfessionalFilters = () => (
  <ControlledFilterPanel
    filters={professionalFilters}
    value={professionalFilters.initial}
    options={{ trade: tradeOptions(demoTrades) }}
    onChange={() => {}}
  />
)
