import { RadioGroup } from '../../base/RadioGroup/RadioGroup.tsx'
import { Select } from '../../base/Select/Select.tsx'
import type { ControlProps } from '../declared.ts'

/** Stands for the choice of nothing: an option of a list may not be empty. */
const ALL = 'all'

/** One of a list, or all of them. */
export function ChoiceControl({ filter, value, options, onChange, isBar }: ControlProps) {
  const listed = options.map((option) => ({ value: String(option.value), label: option.label }))
  const field = {
    label: filter.label,
    isLabelHidden: isBar,
    options: filter.all === undefined ? listed : [{ value: ALL, label: filter.all }, ...listed],
    value: value === undefined ? ALL : String(value),
    onChange: (text: string) => onChange(options.find((option) => String(option.value) === text)?.value),
  }
  return filter.segmented && !isBar ? <RadioGroup {...field} look="segmented" /> : <Select {...field} />
}
