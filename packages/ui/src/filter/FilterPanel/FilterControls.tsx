import { optionsOf, type GivenOptions } from '@plomada/domain/define'
import type { ComponentType } from 'react'
import { type ControlProps, shownFilters } from '../declared.ts'
import type { FilterSet } from '@plomada/domain/define'
import { ChoiceControl } from './ChoiceControl.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import { SearchControl } from './SearchControl.tsx'

const controls: Partial<Record<FilterSet[string]['kind'], ComponentType<ControlProps>>> = {
  search: SearchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
}

interface FilterControlsProps {
  set: FilterSet
  values: Readonly<Record<string, unknown>>
  given: GivenOptions
  onChange: (name: string, value: unknown) => void
  isBar?: boolean
}

/** One control for each filter that people see. */
export const FilterControls = ({ set, values, given, onChange, isBar = false }: FilterControlsProps) =>
  shownFilters(set).map(([name, filter]) => {
    const Control = controls[filter.kind]
    return (
      Control && (
        <Control
          key={name}
          filter={filter}
          value={values[name]}
          options={optionsOf(filter.options, values, given[name])}
          onChange={(value) => onChange(name, value)}
          isBar={isBar}
        />
      )
    )
  })
