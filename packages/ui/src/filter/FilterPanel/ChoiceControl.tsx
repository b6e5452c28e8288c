import { asText, valueOf } from '@plomada/domain/define'
import { NativeSelect } from '../../base/NativeSelect/NativeSelect.tsx'
import type { ControlProps } from '../declared.ts'
import { FilterGroup } from './FilterGroup.tsx'

/** One of a list, or all of them, which is the empty choice. */
export function ChoiceControl({ filter, value, options, onChange, isBar }: ControlProps) {
  const listed = asText(options)
  const current = value === undefined ? '' : String(value)
  const field = {
    label: filter.label,
    isLabelHidden: isBar,
    options: filter.all === undefined ? listed : [{ value: '', label: filter.all }, ...listed],
  }
  const choose = (text: string) => onChange(valueOf(options, text))
  return filter.segmented && !isBar ? (
    <FilterGroup {...field} choose="one" chosen={[current]} onToggle={choose} />
  ) : (
    <NativeSelect {...field} value={current} onChange={choose} />
  )
}
