'use client'
import { useFormikContext } from 'formik'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { classes } from '../../theme/classes.ts'
import { Notice } from '../../base/Notice/Notice.tsx'
import { useOverride } from '../../provider/index.ts'
import { useFormContext } from '../context.ts'
import { findInvalidFields } from '../fieldStatus.ts'
import { formMessages } from '../form.messages.ts'
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx'
import * as css from './SubmitButton.css.ts'

export interface SubmitButtonProps {
  /** Label of the button: a verb. */
  children: ReactNode
  /** Label during submission.
   * @default 'procesando...' */
  pending?: string
  /** Secondary action next to the button, such as «Volver». */
  secondaryAction?: ReactNode
  /** Makes the button as wide as the form.
   * @default false */
  isBlock?: boolean
  /** Shows the pending state after the submission has finished.
   * @default false */
  isPending?: boolean
  /** Keeps the footer in view below 600 px, for forms longer than the screen.
   * @default false */
  isSticky?: boolean
}

const toLowerCase = (label: string) => label.replace(/:$/, '').toLocaleLowerCase('es-AR')

/** Renders the footer of a form: result, missing fields and submit button, which is disabled until the form is valid. */
export const SubmitButton = ({
  children,
  pending = formMessages.pending,
  secondaryAction,
  isBlock = false,
  isPending = false,
  isSticky = false,
}: SubmitButtonProps) => {
  const { form, outcome, clearOutcome, progress, cancelUpload } = useFormContext()
  const { values, initialValues, isValid, isSubmitting } = useFormikContext<Record<string, unknown>>()
  const t = useOverride()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = isSubmitting || isPending
  const { missing, wrong } = findInvalidFields(form, values)
  const list = (lead: string, labels: string[]) =>
    labels.length > 0 ? `${t(lead)} ${labels.map((label) => toLowerCase(t(label))).join(', ')}` : ''
  // ErrorSummary shows errors of fields.
  const isInSummary =
    outcome?.kind === 'error' && Object.keys(outcome.fields ?? {}).some((name) => name in form.fields)
  const missingLead = missing.length === 1 ? formMessages.missingOne : formMessages.missing
  const invalid = [list(missingLead, missing), list(formMessages.wrong, wrong)].filter(Boolean).join('. ')
  // After success the form is empty; missing fields are listed again after the next change.
  const isDone = outcome?.kind === 'success' && values === initialValues
  const status = isDone ? '' : invalid
  return (
    <div className={classes(css.foot, isSticky && css.sticky)}>
      {outcome?.message !== undefined && !isInSummary && (
        <Notice kind={outcome.kind} onClose={clearOutcome}>
          {outcome.message}
        </Notice>
      )}
      {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
      <output id={id} className={css.line}>
        {status}
      </output>
      {progress !== null && (
        <UploadProgress
          progress={progress}
          onCancel={cancelUpload}
          onFocusLost={() => button.current?.focus()}
        />
      )}
      <div className={css.actions}>
        {secondaryAction}
        <Button
          ref={button}
          type="submit"
          variant="accent"
          isBlock={isBlock}
          isDisabled={!isBusy && (invalid !== '' || !isValid)}
          keepsFocus={isDone}
          pending={isBusy ? pending : undefined}
          aria-describedby={status ? id : undefined}
        >
          {children}
        </Button>
      </div>
    </div>
  )
}
