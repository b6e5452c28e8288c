import { asText, valueOf } from '@plomada/domain/define'
import { Select } from '../../base/Select/Select.tsx'
import type { ControlProps } from '../declared.ts'
import { FilterGroup } from './FilterGroup.tsx'

/** Stands for the choice of nothing: an option of a list may not be empty. */
const ALL = 'all'

/** One of a list, or all of them. */
export function ChoiceControl({ filter, value, options, onChange, isBar }: ControlProps) {
  const listed = asText(options)
  const current = value === undefined ? ALL : String(value)
  const field = {
    label: filter.label,
    isLabelHidden: isBar,
    options: filter.all === undefined ? listed : [{ value: ALL, label: filter.all }, ...listed],
  }
  const choose = (text: string) => onChange(valueOf(options, text))
  return filter.segmented && !isBar ? (
    <FilterGroup {...field} choose="one" chosen={[current]} onToggle={choose} />
  ) : (
    <Select {...field} value={current} onChange={choose} />
  )
}
