import { type Day, dayOptions } from '@plomada/domain'
import type { ReactNode } from 'react'
import { CheckboxGroup, type CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import { professionalMessages } from '../professional.messages.ts'

export interface DayPickerProps extends Omit<CheckboxGroupProps<Day>, 'options' | 'variant' | 'label'> {
  /** Label.
   * @default 'Días' */
  label?: ReactNode
}

/** Renders a checkbox for each day of the week. */
export const DayPicker = ({ label = professionalMessages.chooseDays, ...group }: DayPickerProps) => (
  <CheckboxGroup {...group} label={label} options={dayOptions} variant="tiles" />
)
