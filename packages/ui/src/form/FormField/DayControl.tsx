import { DatePicker } from '../../base/DatePicker/DatePicker.tsx'
import { isOptional } from '../fieldStatus.ts'
import type { ControlProps } from './control.ts'

export const DayControl = ({ value, setValue, field, definition, appearance }: ControlProps) => (
  <DatePicker
    {...field}
    {...appearance.days}
    value={typeof value === 'string' && value !== '' ? value : null}
    onChange={(day) => setValue(day ?? (isOptional(definition) ? null : ''))}
  />
)
