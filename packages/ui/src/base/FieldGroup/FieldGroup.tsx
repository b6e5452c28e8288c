import type { ReactNode } from 'react'
import { Label } from 'react-aria-components'
import { FieldError, type FieldIds, type FieldProps, LabelWords } from '../Field/Field.tsx'
import * as css from '../Field/Field.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../Words/Words.tsx'

/** The attributes that a group of React Aria takes from what its field says. */
export const groupAttributes = (
  ids: FieldIds,
  { description, errorMessage, name, onBlur, isDisabled = false }: Partial<FieldProps>,
) => {
  const described = [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ')
  return {
    className: css.field,
    isDisabled,
    isInvalid: Boolean(errorMessage),
    validationBehavior: 'aria' as const,
    ...(name !== undefined && { name }),
    ...(onBlur && { onBlur }),
    ...(described && { 'aria-describedby': described }),
  }
}

interface FieldGroupProps extends FieldProps {
  ids: FieldIds
  children: ReactNode
}

/** Label above, options, then help and error: the inside of a group of several controls. */
export const FieldGroup = ({
  ids,
  label,
  description,
  errorMessage,
  isRequired = false,
  isLabelHidden = false,
  children,
}: FieldGroupProps) => {
  const words = (
    <Label className={css.label}>
      <LabelWords isRequired={isRequired}>{label}</LabelWords>
    </Label>
  )
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {description && (
        <span id={ids.description} className={css.description}>
          <Words>{description}</Words>
        </span>
      )}
      <FieldError id={ids.error}>{errorMessage}</FieldError>
    </>
  )
}
