'use client'
import { useEffect } from 'react'
import { ToggleRow, type ToggleFieldProps, useToggleField } from '../Field/ToggleField.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps extends ToggleFieldProps {
  /** Shows a dash: some, but not all, of the things that it stands for are selected. A press selects all.
   * @default false */
  isIndeterminate?: boolean
}

/** Renders a single checkbox with its label. */
export const Checkbox = ({ isIndeterminate = false, ...props }: CheckboxProps) => {
  const { row, inputProps } = useToggleField(props)
  const { ref } = inputProps
  // The state has no attribute, and browsers clear it on every press.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate
  })
  return (
    <ToggleRow kind="box" {...row}>
      <input {...inputProps} type="checkbox" className={css.box} />
      <span className={css.mark}>
        <Icon icon={isIndeterminate ? icons.minus : icons.check} size="sm" />
      </span>
    </ToggleRow>
  )
}
