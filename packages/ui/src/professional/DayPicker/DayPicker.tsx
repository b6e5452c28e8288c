'use client'
import { type Day, dayOptions } from '@plomada/domain'
import { CheckboxGroup, type CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { professionalMessages } from '../professional.messages.ts'

export interface DayPickerProps extends Omit<CheckboxGroupProps<Day>, 'options' | 'variant' | 'label'> {
  /** Label.
   * @default 'Días' */
  label?: string
}

/** Renders a checkbox for each day of the week. */
export const DayPicker = ({
  label = professionalMessages.chooseDays,
  errorMessage,
  ...group
}: DayPickerProps) => {
  const t = useOverride()
  const options = dayOptions.map((option) => ({ ...option, label: t(option.label) }))
  return (
    <CheckboxGroup
      {...group}
      label={t(label)}
      errorMessage={errorMessage && t(errorMessage)}
      options={options}
      variant="tiles"
    />
  )
}
