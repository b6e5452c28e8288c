import { optionsOf, type GivenOptions } from '@plomada/domain/define'
import { type ComponentType, memo } from 'react'
import { type ControlProps, shownFilters } from '../declared.ts'
import type { FilterSet } from '@plomada/domain/define'
import { ChoiceControl } from './ChoiceControl.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import { DayControl } from './DayControl.tsx'
import { SearchControl } from './SearchControl.tsx'

const controls: Partial<Record<FilterSet[string]['kind'], ComponentType<ControlProps>>> = {
  search: SearchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  day: DayControl,
}

interface FilterControlProps extends Omit<ControlProps, 'onChange'> {
  name: string
  onChange: FilterControlsProps['onChange']
}

// Every change draws the panel, and the answer to it once more; a control only when something of its own is new.
const FilterControl = memo(function FilterControl({ name, onChange, ...rest }: FilterControlProps) {
  const Control = controls[rest.filter.kind]
  return Control && <Control {...rest} onChange={(value) => onChange(name, value)} />
})

interface FilterControlsProps {
  set: FilterSet
  values: Readonly<Record<string, unknown>>
  given: GivenOptions
  onChange: (name: string, value: unknown) => void
  isBar?: boolean
}

/** One control for each filter that people see. */
export const FilterControls = ({ set, values, given, onChange, isBar = false }: FilterControlsProps) =>
  shownFilters(set).map(([name, filter]) => (
    <FilterControl
      key={name}
      name={name}
      filter={filter}
      value={values[name]}
      options={optionsOf(filter.options, values, given[name])}
      onChange={onChange}
      isBar={isBar}
    />
  ))
