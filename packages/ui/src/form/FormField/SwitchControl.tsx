import { Switch } from '../../base/Switch/Switch.tsx'
import type { ControlProps } from './control.ts'

export const SwitchControl = ({ value, setValue, field }: ControlProps) => (
  <Switch {...field} isSelected={value === true} onChange={setValue} />
)
