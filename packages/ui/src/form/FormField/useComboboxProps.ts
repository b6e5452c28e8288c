import { findOptionValue } from '@plomada/define'
import { useMessages } from '../../provider/context.ts'
import { isOptional } from '../fieldStatus.ts'
import { type ControlProps, useOptions, usePlaceholder } from './control.ts'

/** Returns the props of a combobox for a field. Without text, nothing is selected. */
export function useComboboxProps(props: ControlProps) {
  const { value, setValue, field, definition, appearance } = props
  const getMessage = useMessages()
  const placeholder = usePlaceholder(definition)
  const { options, shown } = useOptions(props)
  const none = isOptional(definition) ? null : ''
  const shared = { ...field, placeholder: getMessage('select.choose'), ...placeholder }
  const { loadOptions } = appearance
  if (loadOptions) {
    const text = typeof value === 'string' && value !== '' ? value : null
    const onChange = (next: string | null) => setValue(next ?? none)
    return { ...shared, loadOptions, value: text, valueLabel: text ?? '', onChange }
  }
  return {
    ...shared,
    options: shown,
    value: options.some((option) => option.value === value) ? String(value) : null,
    onChange: (next: string | null) => setValue(next === null ? none : findOptionValue(options, next)),
  }
}
