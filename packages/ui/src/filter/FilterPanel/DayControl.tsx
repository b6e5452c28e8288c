import { DateField } from '../../base/DateField/DateField.tsx'
import type { ControlProps } from '../declared.ts'

/** A calendar day. Its label stays in a bar too: two dates side by side do not say which end they are. */
export const DayControl = ({ filter, value, onChange }: ControlProps) => (
  // What a declared day holds.
  <DateField label={filter.label} value={value as string | undefined} onChange={onChange} />
)
