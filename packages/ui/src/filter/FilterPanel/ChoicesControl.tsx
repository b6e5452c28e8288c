import { CheckboxGroup } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import type { ControlProps } from '../declared.ts'

/** Any number of a list. */
export const ChoicesControl = ({ filter, value, options, onChange, isBar }: ControlProps) => (
  <CheckboxGroup
    label={filter.label}
    isLabelHidden={isBar}
    options={options.map((option) => ({ value: String(option.value), label: option.label }))}
    value={Array.isArray(value) ? value.map(String) : []}
    onChange={(chosen) => onChange(chosen.length === 0 ? undefined : chosen)}
    look="tiles"
  />
)
