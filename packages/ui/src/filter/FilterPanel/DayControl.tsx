import { DateField } from '../../base/DateField/DateField.tsx'
import type { ControlProps } from '../declared.ts'

/** A calendar day. */
export const DayControl = ({ filter, value, onChange, isBar }: ControlProps) => (
  <DateField
    label={filter.label}
    isLabelHidden={isBar}
    value={typeof value === 'string' ? value : ''}
    onChange={(day) => onChange(day === '' ? undefined : day)}
  />
)
