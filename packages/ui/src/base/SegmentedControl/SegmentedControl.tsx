'use client'
import { type ReactNode, useId, useRef } from 'react'
import { label as labelClass, field as fieldClass } from '../Field/Field.css.ts'
import { FieldContent, type FieldProps, getAriaProps, LabelText, useFieldIds } from '../Field/Field.tsx'
import { useServedInput } from '../Field/useEarlyInput.ts'
import { useOwnedChoice } from '../Field/useOwnedChoice.ts'
import type { ElementProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import * as css from './SegmentedControl.css.ts'

/** An option of a segmented control. */
export interface Segment<Value extends string = string> {
  /** Value of the option. */
  value: Value
  /** Text of the option. */
  label: ReactNode
  /** Icon before the text. */
  icon?: IconNode
  /** Disables the option.
   * @default false */
  isDisabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string>
  extends FieldProps, ElementProps<'div', keyof FieldProps | 'onChange' | 'defaultValue' | 'role'> {
  /** Two to five options with short texts. */
  options: readonly Segment<Value>[]
  /** The selected value (controlled). */
  value?: Value
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value
  /** Called with the new value when the selection changes. */
  onChange?: (value: Value) => void
  /** Fills the width of its container.
   * @default false */
  isBlock?: boolean
}

/** Renders a few options in one frame, of which one is selected. They are native radio buttons. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { options, value, defaultValue, onChange, isBlock = false, ...rest } = props
  const { label, description, errorMessage, isRequired = false, isDisabled = false, ...more } = rest
  const { isLabelHidden, name, form, autoFocus = false, onBlur, ref, ...native } = more
  const focused = options.find((option) => option.value === (value ?? defaultValue)) ?? options[0]
  const ids = useFieldIds(native.id)
  const group = useRef<HTMLDivElement>(null)
  useForwardedRef(ref, group)
  useServedInput(ids.control)
  useOwnedChoice(group, value === undefined ? undefined : [value])
  const ownName = useId()
  const content = { ids, description, errorMessage, isLabelHidden }
  return (
    <div
      {...native}
      ref={group}
      id={ids.control}
      {...getAriaProps(ids, { ...native, description, errorMessage, isRequired })}
      role="radiogroup"
      aria-labelledby={ids.label}
      className={fieldClass}
      onBlur={onBlur && ((event) => !event.currentTarget.contains(event.relatedTarget) && onBlur())}
    >
      <FieldContent
        {...content}
        label={
          <span id={ids.label} className={labelClass}>
            <LabelText isRequired={isRequired}>{label}</LabelText>
          </span>
        }
      >
        <div className={isBlock ? css.block : css.frame}>
          {options.map((option) => (
            <label key={option.value} className={css.segment}>
              <input
                type="radio"
                name={name ?? ownName}
                // Without a name of its own it must not be part of the form's data.
                form={name === undefined ? '' : form}
                value={option.value}
                checked={value === undefined ? undefined : option.value === value}
                defaultChecked={value === undefined ? option.value === defaultValue : undefined}
                disabled={isDisabled || option.isDisabled}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
                autoFocus={autoFocus && option === focused}
                className={css.radio}
                onChange={() => onChange?.(option.value)}
              />
              <span className={css.text}>
                {option.icon && <Icon icon={option.icon} size="sm" />}
                {option.label}
              </span>
            </label>
          ))}
        </div>
      </FieldContent>
    </div>
  )
}
