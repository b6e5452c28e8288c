import { Label } from 'react-aria-components'
import {
  FieldContent,
  type FieldFrameProps,
  type FieldIds,
  type FieldProps,
  getDescribedBy,
  LabelText,
} from '../Field/Field.tsx'
import * as css from '../Field/Field.css.ts'

/** Returns the props of a React Aria group for a field. */
export const getGroupProps = (ids: FieldIds, field: Partial<FieldProps>) => {
  const { errorMessage, name, onBlur, isDisabled = false } = field
  const describedBy = getDescribedBy(ids, field)
  return {
    className: css.field,
    isDisabled,
    isInvalid: Boolean(errorMessage),
    validationBehavior: 'aria' as const,
    ...(name !== undefined && { name }),
    ...(onBlur && { onBlur }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
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
