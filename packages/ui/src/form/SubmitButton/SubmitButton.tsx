'use client'
import { useFormikContext } from 'formik'
import { Fragment, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { useDialogLock } from '../../base/Dialog/useDialogLock.ts'
import { renderText, type Translation } from '../../base/Field/translation.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { useForwardedRef } from '../../base/useForwardedRef.ts'
import { classes } from '../../theme/classes.ts'
import { LiveRegion } from '../../base/Notice/LiveRegion.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { useMessages } from '../../provider/context.ts'
import { useFormContext } from '../context.ts'
import { findInvalidFields } from '../fieldStatus.ts'
import { findMessage, NO_FIELD } from '../findMessage.ts'
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx'
import * as css from './SubmitButton.css.ts'

export interface SubmitButtonProps extends PassThroughProps<HTMLButtonElement> {
  /** Label of the button: a verb. */
  children: ReactNode
  /** Label during submission.
   * @default the message `pending` */
  pending?: ReactNode
  /** Secondary action next to the button, such as «Back». */
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

/** A lead and the labels that follow it. */
type StatusList = readonly [lead: string, labels: readonly string[]]

/** Renders the lists that have labels, as one text if no label is in another language. */
function renderStatus(lists: readonly StatusList[], translation: Translation): ReactNode {
  const parts = lists
    .filter(([, labels]) => labels.length > 0)
    .flatMap(([lead, labels], listIndex) => [
      `${listIndex > 0 ? '. ' : ''}${lead} `,
      ...labels.flatMap((label, index) => [
        index > 0 ? ', ' : '',
        renderText(label.replace(/:$/, ''), translation),
      ]),
    ])
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/**
 * Renders the footer of a form: result, missing fields and submit button, which is disabled until the form is valid. In a
 * form that validates `onBlur` or `onSubmit` the button is enabled, and the missing fields are in the summary of errors.
 */
export const SubmitButton = ({
  children,
  pending,
  secondaryAction,
  isBlock = false,
  isPending = false,
  isSticky = false,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SubmitButtonProps) => {
  const { form, validation, translation, outcome, clearOutcome, progress, cancelUpload } = useFormContext()
  const { values, initialValues, errors, isValid, isSubmitting } = useFormikContext<Record<string, unknown>>()
  const getMessage = useMessages()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useForwardedRef(ref, button)
  const isBusy = isSubmitting || isPending
  useDialogLock(isBusy)
  const { missing, wrong } = findInvalidFields(form, values)
  const lists: StatusList[] = [
    [getMessage('form.missing', { count: missing.length }), missing],
    [getMessage('form.wrong'), wrong],
  ]
  // ErrorSummary shows errors of fields.
  const isInSummary =
    outcome?.kind === 'error' && Object.keys(outcome.fields ?? {}).some((name) => name in form.fields)
  const hasInvalid = missing.length + wrong.length > 0
  const rule = hasInvalid ? undefined : findMessage(errors[NO_FIELD])
  const isGuarded = validation === 'onChange'
  // After success the form is empty; missing fields are listed again after the next change.
  const isDone = outcome?.kind === 'success' && values === initialValues
  const hasStatus = isGuarded && !isDone && (hasInvalid || rule !== undefined)
  const notice = outcome?.message !== undefined && !isInSummary && (
    <Notice kind={outcome.kind} onClose={clearOutcome}>
      {outcome.message}
    </Notice>
  )
  return (
    <div className={classes(css.foot, isSticky && css.sticky)}>
      {outcome?.kind === 'error' && notice}
      <LiveRegion>
        {outcome?.kind !== 'error' && notice}
        {hasStatus && (
          <div id={id} className={css.line} aria-atomic>
            {rule === undefined ? renderStatus(lists, translation) : renderText(rule, translation)}
          </div>
        )}
      </LiveRegion>
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
          {...rest}
          ref={button}
          type="submit"
          variant="accent"
          isBlock={isBlock}
          isDisabled={isGuarded && !isBusy && (hasInvalid || !isValid)}
          keepsFocus={isDone}
          pending={isBusy ? (pending ?? getMessage('pending')) : undefined}
          aria-describedby={[hasStatus && id, describedBy].filter(Boolean).join(' ') || undefined}
        >
          {children}
        </Button>
      </div>
    </div>
  )
}
