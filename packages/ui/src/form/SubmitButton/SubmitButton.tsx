'use client'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { classes } from '../../theme/classes.ts'
import { Notice } from '../../base/Notice/Notice.tsx'
import { useWords } from '../../provider/index.ts'
import { useForm } from '../context.ts'
import { openFields } from '../fill.ts'
import { formCopy } from '../form.copy.ts'
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx'
import * as css from './SubmitButton.css.ts'

export interface SubmitButtonProps {
  /** What sending does: a verb. */
  children: ReactNode
  /** What it says while it sends.
   * @default 'procesando...' */
  pending?: string
  /** A quieter action beside it, such as «Volver». */
  beside?: ReactNode
  /** As wide as the form.
   * @default false */
  isBlock?: boolean
  /** Keeps saying that it works, after the sending itself is over.
   * @default false */
  isPending?: boolean
  /** Keeps the foot in view on a phone, for a form that is longer than the screen.
   * @default false */
  isSticky?: boolean
}

const lower = (label: string) => label.replace(/:$/, '').toLocaleLowerCase('es-AR')

/** The foot of a form: how the sending went, what is still missing, and the button, disabled until all is right. */
export const SubmitButton = ({
  children,
  pending = formCopy.pending,
  beside,
  isBlock = false,
  isPending = false,
  isSticky = false,
}: SubmitButtonProps) => {
  const { of, outcome, forget, share, cancel } = useForm()
  const { values, initialValues, isValid, isSubmitting } = useFormikContext<Record<string, unknown>>()
  const words = useWords()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = isSubmitting || isPending
  const { missing, wrong } = openFields(of, values)
  const list = (lead: string, labels: string[]) =>
    labels.length > 0 ? `${words(lead)} ${labels.map((label) => lower(words(label))).join(', ')}` : ''
  // What the server says of single fields stands above them, with a link to each.
  const isSummed =
    outcome?.kind === 'error' && Object.keys(outcome.fields ?? {}).some((name) => name in of.fields)
  const missingLead = missing.length === 1 ? formCopy.missingOne : formCopy.missing
  const open = [list(missingLead, missing), list(formCopy.wrong, wrong)].filter(Boolean).join('. ')
  // A form that has just been sent and emptied: nothing is asked for until somebody begins again.
  const isDone = outcome?.kind === 'success' && values === initialValues
  const line = isDone ? '' : open
  return (
    <div className={classes(css.foot, isSticky && css.sticky)}>
      {outcome?.message !== undefined && !isSummed && (
        <Notice kind={outcome.kind} onClose={forget}>
          {outcome.message}
        </Notice>
      )}
      {/* Always there: a live region that appears together with its text is not read. */}
      <output id={id} className={css.line}>
        {line}
      </output>
      {share !== null && (
        <UploadProgress share={share} onCancel={cancel} onGone={() => button.current?.focus()} />
      )}
      <div className={css.actions}>
        {beside}
        <Button
          ref={button}
          type="submit"
          variant="accent"
          isBlock={isBlock}
          isDisabled={!isBusy && (open !== '' || !isValid)}
          keepsFocus={isDone}
          pending={isBusy ? pending : undefined}
          aria-describedby={line ? id : undefined}
        >
          {children}
        </Button>
      </div>
    </div>
  )
}
