import { Combobox } from '../../base/Combobox/Combobox.tsx'
import type { ControlProps } from './control.ts'
import { useComboboxProps } from './useComboboxProps.ts'

export const ComboboxControl = (props: ControlProps) => <Combobox {...useComboboxProps(props)} />
