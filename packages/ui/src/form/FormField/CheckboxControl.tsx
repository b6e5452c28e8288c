import { Checkbox } from '../../base/Checkbox/Checkbox.tsx'
import type { ControlProps } from './control.ts'

export const CheckboxControl = ({ value, setValue, field }: ControlProps) => (
  <Checkbox {...field} isSelected={value === true} onChange={setValue} />
)
