import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../Message/Message.tsx'
import * as css from './Field.css.ts'
import * as baseMessages from '../base.messages.ts'
import * as icons from '../Icon/icons.ts'

/** Props that every field shares. */
export interface FieldProps {
  /** Label. */
  label: string
  /** One line of help below the control. */
  description?: string | undefined
  /** Error message. Marks the field as invalid. */
  errorMessage?: string | undefined
  /** Marks the field as required.
   * @default false */
  isRequired?: boolean
  /** Disables the field.
   * @default false */
  isDisabled?: boolean
  /** Hides the label visually, where the context makes it clear.
   * @default false */
  isLabelHidden?: boolean
  /** Name of the control in the form. */
  name?: string
  /** Called when the field loses focus. */
  onBlur?: () => void
}

/** Ids that associate a control with its label, help and error. */
export interface FieldIds {
  control: string
  label: string
  description: string
  error: string
}

/** Returns unique ids for a field. */
export const useFieldIds = (): FieldIds => {
  const id = useId()
  return { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` }
}

/** Returns the ids of a field's error and help, or `undefined` if it has neither. */
export const getDescribedBy = (ids: FieldIds, { description, errorMessage }: Partial<FieldProps>) =>
  [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ') || undefined

/** Returns the ARIA attributes of a field's control. */
export const getAriaProps = (ids: FieldIds, field: Partial<FieldProps>) => ({
  'aria-describedby': getDescribedBy(ids, field),
  'aria-invalid': field.errorMessage ? true : undefined,
  'aria-required': field.isRequired || undefined,
})

/** Renders the error message of a field with an icon. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <span id={id} className={css.error}>
      <Icon icon={icons.alert} size="md" />
      <span>
        <VisuallyHidden>{baseMessages.error}</VisuallyHidden> <Message>{children}</Message>
      </span>
    </span>
  ) : null

/** Renders the text of a label, with an asterisk if the field is required. */
export const LabelText = ({ children, isRequired }: { children: string; isRequired: boolean }) => (
  <>
    <Message>{children}</Message>
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

interface FieldContentProps extends Omit<FieldFrameProps, 'label'> {
  label: ReactNode
}

/** Renders label, control, help and error. */
export const FieldContent = (props: FieldContentProps) => {
  const { ids, label, description, errorMessage, isLabelHidden = false, children } = props
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {children}
      {description && (
        <span id={ids.description} className={css.description}>
          <Message>{description}</Message>
        </span>
      )}
      <FieldError id={ids.error}>{errorMessage}</FieldError>
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
