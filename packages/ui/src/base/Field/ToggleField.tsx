import { type ReactNode, useRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { classOf } from '../../theme/classes.ts'
import { required } from './Field.css.ts'
import { FieldContent, type FieldProps, getAriaProps, useFieldIds } from './Field.tsx'
import type { ElementProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import { useServedInput } from './useEarlyInput.ts'
import { useOwnedChoice } from './useOwnedChoice.ts'
import * as css from './ToggleField.css.ts'

type OwnProps = keyof FieldProps | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'role' | 'value'

/** Props of a field with two states. */
export interface ToggleFieldProps extends Omit<FieldProps, 'label'>, ElementProps<'input', OwnProps> {
  /** Label: what is true while it is selected. May contain links. */
  label: ReactNode
  /** Whether it is selected (controlled). */
  isSelected?: boolean
  /** Whether it is initially selected (uncontrolled).
   * @default false */
  defaultSelected?: boolean
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void
  /** Value that a form submits while it is selected.
   * @default 'on' */
  value?: string
}

/** Returns the ids and the content of a field with two states, and the props of its native control. */
export const useToggleField = (props: ToggleFieldProps) => {
  const {
    label,
    description,
    errorMessage,
    isRequired = false,
    isDisabled = false,
    isLabelHidden = false,
    isSelected,
    defaultSelected,
    onChange,
    onBlur,
    id,
    ref,
    value,
    ...native
  } = props
  const ids = useFieldIds(id)
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(ref, input)
  useServedInput(ids.control)
  useOwnedChoice(input, isSelected === undefined ? undefined : isSelected ? [value ?? 'on'] : [])
  return {
    row: { ids, label, description, errorMessage, isRequired, isLabelHidden },
    inputProps: {
      ...native,
      ...getAriaProps(ids, props),
      ref: input,
      id: ids.control,
      value,
      disabled: isDisabled,
      checked: isSelected,
      defaultChecked: isSelected === undefined ? defaultSelected : undefined,
      onBlur: onBlur && (() => onBlur()),
      onChange: (event: { target: HTMLInputElement }) => onChange?.(event.target.checked),
    },
  }
}

type Row = ReturnType<typeof useToggleField>['row']

interface ToggleRowProps extends Row {
  /** The native control, with its drawing. */
  children: ReactNode
  /** Determines how far help and error are indented. */
  kind: 'box' | 'track'
}

/** Renders a control before its label, then help and error. */
export const ToggleRow = ({
  kind,
  children,
  label,
  isLabelHidden,
  isRequired,
  ...content
}: ToggleRowProps) => {
  const text = (
    <>
      {label}
      {isRequired && (
        <span className={required} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  return (
    <div className={classOf(css.field, kind)}>
      <FieldContent
        {...content}
        label={
          <label className={classOf(css.row, kind)}>
            <span className={css.control}>{children}</span>
            {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
          </label>
        }
      >
        {null}
      </FieldContent>
    </div>
  )
}
