import { type Day, dayOptions } from '@plomada/domain'
import { CheckboxGroup, type CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import { professionalCopy } from '../professional.copy.ts'

export interface DayPickerProps extends Omit<CheckboxGroupProps<Day>, 'options' | 'look' | 'label'> {
  /** What is asked for.
   * @default 'Días' */
  label?: string
}

/** The seven days of the week to switch on and off. */
export const DayPicker = ({ label = professionalCopy.chooseDays, ...group }: DayPickerProps) => (
  <CheckboxGroup {...group} label={label} options={dayOptions} look="tiles" />
)
