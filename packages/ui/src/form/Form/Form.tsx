'use client'
import { toUserError, type AnyForm, type DataOf, type OptionsByField, type ValuesOf } from '@plomada/define'
import { Formik, Form as FormikForm, type FormikHelpers, useFormikContext } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useEarlyInput } from '../../base/Field/useEarlyInput.ts'
import { renderText, type TranslationProps, useTranslation } from '../../base/Field/translation.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { useForwardedRef } from '../../base/useForwardedRef.ts'
import { useMessages } from '../../provider/context.ts'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { FormContext, type FormValidation, type Outcome, type UploadOptions } from '../context.ts'
import { refuseUnreadable } from '../refuseUnreadable.ts'
import { createValidator, findErrors } from '../validate.ts'
import * as css from './Form.css.ts'

type Values = Record<string, unknown>

export interface FormProps<F extends AnyForm, R = unknown>
  extends PassThroughProps<HTMLFormElement>, TranslationProps {
  /** The form, from `defineForm`. */
  form: F
  /**
   * Submits the validated data. Errors that it throws are shown at their fields or in a notice. Pass `upload` to the
   * request that uploads a file, for the progress bar and its cancel button.
   */
  onSubmit: (data: DataOf<F>, upload: UploadOptions) => Promise<R>
  /** Fields, layout and submit button. */
  children: ReactNode
  /** Initial values that differ from those of the form. */
  initial?: Partial<ValuesOf<F>> | undefined
  /** Values from an earlier visit. They override `initial` until the form is reset. */
  draft?: Partial<ValuesOf<F>> | undefined
  /** Options that the form does not define, by field name. */
  options?: OptionsByField
  /**
   * When errors appear. `onChange`: the button is disabled until the form is valid, and a field has errors from the first
   * time it is left. `onBlur`: a field has errors when it is left. `onSubmit`: all errors appear together. With these two
   * the button is enabled, and a summary of the errors takes the focus. An error changes or disappears with its field.
   * @default 'onChange'
   */
  validate?: FormValidation
  /** Called with all values after each change, for example to save a draft. */
  onChange?: ((values: ValuesOf<F>) => void) | undefined
  /** Message after success, for forms that stay on the page, or a function that makes it from the result of `onSubmit`. */
  success?: ReactNode | ((result: R) => ReactNode)
  /** Message after any failure, instead of the server's. */
  failure?: ReactNode
  /** Message after the user cancels an upload.
   * @default the message `form.uploadCanceled` */
  canceled?: ReactNode
  /** Resets the form to its initial values after success.
   * @default false */
  resetOnSuccess?: boolean
  /** Accessible name of the form. */
  label?: string
}

/** Calls back after changes of the user; Formik has no such event. */
const ChangeListener = ({ onChange }: { onChange: (values: Values) => void }) => {
  const { values, initialValues } = useFormikContext<Values>()
  const notify = useEffectEvent(onChange)
  const previous = useRef(values)
  useEffect(() => {
    if (previous.current === values) return
    previous.current = values
    // A reset is not a change of the user.
    if (values !== initialValues) notify(values)
  }, [values, initialValues])
  return null
}

/** Renders a form from its definition: initial values, validation, submission and messages. */
export function Form<F extends AnyForm, R = unknown>(props: FormProps<F, R>) {
  const { form, initial, draft, options, onSubmit, onChange, success, failure, canceled, ...others } = props
  const { validate: validation = 'onChange', resetOnSuccess, children, ...more } = others
  const { label, translate, languageOf, ref, ...rest } = more
  const getMessage = useMessages()
  const translation = useTranslation({ translate, languageOf })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const submission = useRef<AbortController | null>(null)
  const element = useRef<HTMLFormElement>(null)
  useForwardedRef(ref, element)
  const emptyValues: Values = { ...form.initial, ...initial }
  // Only the first draft counts: a caller that saves drafts passes a new one after each change.
  const [initialValues] = useState<Values>({ ...emptyValues, ...draft })
  const [initialErrors] = useState(() => findErrors(form, initialValues))
  const validate = useMemo(() => createValidator(form), [form])
  const early = useEarlyInput(Object.keys(form.fields).join(' '))

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    if (submission.current) return
    const { signal } = (submission.current = new AbortController())
    setOutcome(null)
    try {
      refuseUnreadable(element.current, getMessage('form.invalid'))
      // The schema returns the form's data; `AnyForm` has lost the type.
      const data = (await form.schema.parseAsync(values)) as DataOf<F>
      const result = await onSubmit(data, { signal, onProgress: setProgress })
      if (resetOnSuccess) resetForm({ values: emptyValues, errors: findErrors(form, emptyValues) })
      setOutcome({ kind: 'success', message: typeof success === 'function' ? success(result) : success })
    } catch (error) {
      const { fields, message } = toUserError(error, getMessage('unexpected'))
      setOutcome(
        signal.aborted
          ? { kind: 'info', message: canceled ?? getMessage('form.uploadCanceled') }
          : { kind: 'error', sent: values, fields, message: failure ?? renderText(message, translation) },
      )
    } finally {
      submission.current = null
      setProgress(null)
    }
  }

  const state = useMemo(
    () => ({
      form,
      validation,
      options: options ?? {},
      translation,
      outcome,
      clearOutcome: () => setOutcome(null),
      progress,
      cancelUpload: () => submission.current?.abort(),
    }),
    [form, validation, options, translation, outcome, progress],
  )
  return (
    <FormContext value={state}>
      {/* Without a validation on blur: it could end after that of a change in the same press, with the values before it. */}
      <Formik<Values>
        initialValues={initialValues}
        validate={validate}
        initialErrors={initialErrors}
        validateOnBlur={false}
        onSubmit={submit}
      >
        <FormikForm ref={element} className={css.form} noValidate aria-label={label} {...early} {...rest}>
          {/* The values belong to this form; only their type is lost. */}
          {onChange && <ChangeListener onChange={(values) => onChange(values as ValuesOf<F>)} />}
          <ErrorSummary />
          {children}
        </FormikForm>
      </Formik>
    </FormContext>
  )
}
