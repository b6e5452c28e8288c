'use client'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ControlPassThroughProps, PassThroughProps, TextPassThroughProps } from '../passThrough.ts'
import * as css from './Field.css.ts'
import * as icons from '../Icon/icons.ts'

/** Props that every field shares. It passes the others on to its control. */
export interface FieldProps extends Omit<PassThroughProps, 'ref'>, ControlPassThroughProps {
  /** Label. */
  label: ReactNode
  /** One line of help below the control. */
  description?: ReactNode
  /** Error message. Marks the field as invalid. */
  errorMessage?: ReactNode
  /** Marks the field as required.
   * @default false */
  isRequired?: boolean
  /** Disables the field.
   * @default false */
  isDisabled?: boolean
  /** Hides the label visually, where the context makes it clear.
   * @default false */
  isLabelHidden?: boolean
  /** Called when the field loses focus. */
  onBlur?: () => void
}

/** Props of a field that is a group of controls. */
export interface GroupProps extends FieldProps, Pick<TextPassThroughProps, 'readOnly'> {}

/** Ids that associate a control with its label, help and error. */
export interface FieldIds {
  control: string
  label: string
  description: string
  error: string
}

/** Returns unique ids for a field. `ownId` replaces the one of its control. */
export const useFieldIds = (ownId?: string): FieldIds => {
  const generated = useId()
  const id = ownId ?? generated
  return { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` }
}

/** Returns the attributes that a field passes on to its control: all but the props of its frame. */
export const splitFieldProps = <Props extends Partial<FieldProps>>(props: Props) => {
  const { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, ...passedOn } = props
  return { frame: { label, description, errorMessage, isRequired, isDisabled, isLabelHidden }, passedOn }
}

/** Returns the ids of a field's error, its help and the caller's description, or `undefined` if it has none. */
export const getDescribedBy = (ids: FieldIds, field: Partial<FieldProps>) =>
  [field.errorMessage && ids.error, field.description && ids.description, field['aria-describedby']]
    .filter(Boolean)
    .join(' ') || undefined

/** Returns the ARIA attributes of a field's control. */
export const getAriaProps = (ids: FieldIds, field: Partial<FieldProps>) => ({
  'aria-describedby': getDescribedBy(ids, field),
  'aria-invalid': field.errorMessage ? true : field['aria-invalid'],
  'aria-required': field.isRequired || field['aria-required'],
})

/** Renders the error message of a field with an icon. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className={css.error}>
    <Icon icon={icons.alert} size="md" />
    <span>
      <VisuallyHidden>{useMessages()('error')}</VisuallyHidden> {children}
    </span>
  </span>
)

/** Renders the text of a label, with an asterisk if the field is required. */
export const LabelText = ({ children, isRequired }: { children: ReactNode; isRequired: boolean }) => (
  <>
    {children}
    {isRequired && (
      <span className={css.required} aria-hidden="true">
        *
      </span>
    )}
  </>
)

/** Props of a field around its control. */
export interface FieldFrameProps extends FieldProps {
  ids: FieldIds
  children: ReactNode
}

/** Renders label, control, help and error. */
export const FieldContent = (props: FieldFrameProps) => {
  const { ids, label, description, errorMessage, isLabelHidden = false, children } = props
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {children}
      {description && (
        <span id={ids.description} className={css.description}>
          {description}
        </span>
      )}
      {errorMessage ? <FieldError id={ids.error}>{errorMessage}</FieldError> : null}
    </>
  )
}

/** Renders a field with one control. */
export const Field = ({ label, isRequired = false, ...content }: FieldFrameProps) => (
  <div className={css.field}>
    <FieldContent
      {...content}
      label={
        <label id={content.ids.label} htmlFor={content.ids.control} className={css.label}>
          <LabelText isRequired={isRequired}>{label}</LabelText>
        </label>
      }
    />
  </div>
)
