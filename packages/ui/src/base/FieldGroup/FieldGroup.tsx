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
import * as css from '../Field/Field.css.ts'

/** Returns the props of a React Aria group for a field, with the attributes that the caller passes on. */
export const getGroupProps = (ids: FieldIds, field: Partial<GroupProps>) => {
  const { errorMessage, isDisabled = false } = field
  const { name, onBlur, readOnly = false, autoFocus: _, ...passedOn } = splitFieldProps(field).passedOn
  const describedBy = getDescribedBy(ids, field)
  return {
    ...passedOn,
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
