'use client'
import { ToggleRow, type ToggleFieldProps, useToggleField } from '../Field/ToggleField.tsx'
import * as css from './Switch.css.ts'

export type SwitchProps = ToggleFieldProps

/** Renders a switch for a setting that takes effect immediately. */
export const Switch = (props: SwitchProps) => {
  const { row, inputProps } = useToggleField(props)
  return (
    <ToggleRow kind="track" {...row}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its state */}
      <input {...inputProps} type="checkbox" role="switch" className={css.track} />
    </ToggleRow>
  )
}
