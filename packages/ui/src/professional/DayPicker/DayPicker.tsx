'use client'
import { type Day, dayOptions } from '@plomada/domain'
import type { ReactNode } from 'react'
import { CheckboxGroup, type CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { professionalMessages } from '../professional.messages.ts'

export interface DayPickerProps extends Omit<CheckboxGroupProps<Day>, 'options' | 'variant' | 'label'> {
  /** Label.
   * @default 'Días' */
  label?: ReactNode
}

/** Renders a checkbox for each day of the week. */
export const DayPicker = ({ label, ...group }: DayPickerProps) => {
  const t = useOverride()
  const options = dayOptions.map((option) => ({ ...option, label: t(option.label) }))
  return (
    <CheckboxGroup
      {...group}
      label={label ?? t(professionalMessages.chooseDays)}
      options={options}
      variant="tiles"
    />
  )
}
