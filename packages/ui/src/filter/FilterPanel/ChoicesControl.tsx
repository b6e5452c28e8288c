import { asText } from '@plomada/domain/define'
import type { ControlProps } from '../declared.ts'
import { FilterGroup } from './FilterGroup.tsx'

/** Any number of a list. */
export function ChoicesControl({ filter, value, options, onChange, isBar }: ControlProps) {
  const listed = asText(options)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const toggle = (toggled: string, isChosen: boolean) => {
    const next = listed
      .map((option) => option.value)
      .filter((one) => (one === toggled ? isChosen : chosen.includes(one)))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <FilterGroup
      label={filter.label}
      isLabelHidden={isBar}
      choose="many"
      options={listed}
      chosen={chosen}
      onToggle={toggle}
    />
  )
}
