import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './Field.css.ts'
import { baseCopy } from '../base.copy.ts'
import * as icons from '../Icon/icons.ts'

/** What every field is given, whatever it holds. */
export interface FieldProps {
  /** What is asked for. */
  label: string
  /** One line of help under the label's control. */
  description?: string | undefined
  /** What is wrong; marks the field as invalid. */
  errorMessage?: string | undefined
  /** Must be filled in.
   * @default false */
  isRequired?: boolean
  /** Cannot be changed.
   * @default false */
  isDisabled?: boolean
  /** Keeps the label for screen readers only, where the place already says it.
   * @default false */
  isLabelHidden?: boolean
  /** Name in the form. */
  name?: string
  /** Called when the focus leaves. */
  onBlur?: () => void
}

/** Ids that tie a control to its words. */
export interface FieldIds {
  control: string
  label: string
  description: string
  error: string
}

/** Ids for one field. */
export const useFieldIds = (): FieldIds => {
  const id = useId()
  return { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` }
}

/** The aria attributes of a control, by what its field says. */
export const describe = (ids: FieldIds, { description, errorMessage, isRequired }: Partial<FieldProps>) => ({
  'aria-describedby':
    [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ') || undefined,
  'aria-invalid': errorMessage ? true : undefined,
  'aria-required': isRequired || undefined,
})

/** The message under a field, with a picture and the word that says it is an error. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <span id={id} className={css.error}>
      <Icon picture={icons.alert} size="md" />
      <span>
        <VisuallyHidden>{baseCopy.error}</VisuallyHidden> <Words>{children}</Words>
      </span>
    </span>
  ) : null

/** The words of a label, with a star when the field must be filled in. */
export const LabelWords = ({ children, isRequired }: { children: string; isRequired: boolean }) => (
  <>
    <Words>{children}</Words>
    {isRequired && (
      <span className={css.required} aria-hidden="true">
        *
      </span>
    )}
  </>
)

interface FieldFrameProps extends FieldProps {
  ids: FieldIds
  children: ReactNode
}

/** Label above, control, then help and error: the shape of every single-control field. */
export const Field = ({
  ids,
  label,
  description,
  errorMessage,
  isRequired = false,
  isLabelHidden = false,
  children,
}: FieldFrameProps) => {
  const words = (
    <label id={ids.label} htmlFor={ids.control} className={css.label}>
      <LabelWords isRequired={isRequired}>{label}</LabelWords>
    </label>
  )
  return (
    <div className={css.field}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {description && (
        <span id={ids.description} className={css.description}>
          <Words>{description}</Words>
        </span>
      )}
      <FieldError id={ids.error}>{errorMessage}</FieldError>
    </div>
  )
}
