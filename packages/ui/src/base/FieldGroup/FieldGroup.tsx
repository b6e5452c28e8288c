import { useRef } from 'react'
import { Label } from 'react-aria-components'
import {
  FieldContent,
  type FieldFrameProps,
  type FieldIds,
  type GroupProps,
  getDescribedBy,
  LabelText,
  splitFieldProps,
} from '../Field/Field.tsx'
import { useServedInput } from '../Field/useEarlyInput.ts'
import { useOwnedChoice, useResetting } from '../Field/useOwnedChoice.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import * as css from '../Field/Field.css.ts'

/** Returns the props of a React Aria group for a field, with the attributes that the caller passes on. */
export const getGroupProps = (ids: FieldIds, field: Partial<GroupProps>) => {
  const { errorMessage, isDisabled = false } = field
  const { name, onBlur, readOnly = false, autoFocus: _, ...passedOn } = splitFieldProps(field).passedOn
  const describedBy = getDescribedBy(ids, field)
  return {
    ...passedOn,
    id: ids.control,
    className: css.field,
    isDisabled,
    isReadOnly: readOnly,
    isInvalid: Boolean(errorMessage),
    validationBehavior: 'aria' as const,
    ...(name !== undefined && { name }),
    ...(onBlur && { onBlur }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
}

/**
 * Makes a React Aria group keep what its owner has selected, and what the browser has restored. Returns the ref of the
 * group, and a function that returns whether its form is being reset, which is no change of the user.
 */
export const useGroup = (
  ids: FieldIds,
  ref: PassThroughProps<HTMLDivElement>['ref'],
  owned: readonly string[] | undefined,
) => {
  const group = useRef<HTMLDivElement>(null)
  useForwardedRef(ref, group)
  useServedInput(ids.control)
  useOwnedChoice(group, owned)
  return { group, isResetting: useResetting(group) }
}

/** Renders the content of a React Aria group: label, options, help and error. */
export const FieldGroup = ({ label, isRequired = false, ...content }: FieldFrameProps) => (
  <FieldContent
    {...content}
    label={
      <Label className={css.label}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </Label>
    }
  />
)
