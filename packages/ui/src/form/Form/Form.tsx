'use client'
import type { AnyForm, DataOf, GivenOptions, ValuesOf } from '@plomada/domain/define'
import { Formik, Form as FormikForm, type FormikHelpers, useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { FormContext, type Outcome, type Transfer } from '../context.ts'
import { formCopy } from '../form.copy.ts'
import { refusalOf } from '@plomada/domain/define'
import { validateWith } from '../validate.ts'
import * as css from './Form.css.ts'
import { useWords } from '../../provider/index.ts'

type Values = Record<string, unknown>

export interface FormProps<F extends AnyForm> {
  /** The declared form. */
  of: F
  /**
   * Sends what was filled in, checked and trimmed. What it throws is shown: at its fields and as a notice. One that
   * sends a file tells the `transfer` how far it is, and stops when that says so.
   */
  onSubmit: (data: DataOf<F>, transfer: Transfer) => Promise<unknown>
  /** Fields, layout and the submit button. */
  children: ReactNode
  /** What the form starts with and goes back to, where it is not what the declaration says. */
  initial?: Partial<ValuesOf<F>> | undefined
  /** What was typed on an earlier visit; laid over `initial` and gone after success. */
  draft?: Partial<ValuesOf<F>> | undefined
  /** Options of the fields that declare them as given. */
  given?: GivenOptions
  /** Called with every change, for a caller who keeps a draft. */
  onChange?: ((values: ValuesOf<F>) => void) | undefined
  /** Said after success, for somebody who stays on the page. */
  success?: string
  /** Said after any failure, in place of the server's own sentence. */
  failure?: string
  /** Said after a file was called off on its way.
   * @default 'El envío de la foto se canceló. Lo escrito sigue acá.' */
  cancelled?: string
  /** Empties the form after success.
   * @default false */
  resets?: boolean
  /** Names the form. */
  label?: string
}

/** Tells the caller about changes; formik has no such event. */
const Watch = ({ onChange }: { onChange: (values: Values) => void }) => {
  const { values, initialValues } = useFormikContext<Values>()
  const tell = useEffectEvent(onChange)
  const known = useRef(values)
  useEffect(() => {
    if (known.current === values) return
    known.current = values
    // What a form is emptied to after success is nobody's typing.
    if (values !== initialValues) tell(values)
  }, [values, initialValues])
  return null
}

/** A form from its declaration: what it holds, checks and says follows from there. */
export function Form<F extends AnyForm>(props: FormProps<F>) {
  const { of, initial, draft, given, onSubmit, onChange, success, failure, resets = false } = props
  const { cancelled = formCopy.cancelled } = props
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const sending = useRef<AbortController | null>(null)
  const blank: Values = { ...of.initial, ...initial }
  // Read once: a draft that the caller keeps changes with every letter.
  const [start] = useState<Values>({ ...blank, ...draft })
  const validate = useMemo(() => validateWith(of), [of])

  const send = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    if (sending.current) return
    const { signal } = (sending.current = new AbortController())
    setOutcome(null)
    try {
      // `schema` gives exactly the declaration's data; AnyForm has forgotten its type.
      await onSubmit((await of.schema.parseAsync(values)) as DataOf<F>, { signal, onProgress: setShare })
      if (resets) resetForm({ values: blank })
      setOutcome({ kind: 'success', message: success })
    } catch (error) {
      const refusal = refusalOf(error)
      setOutcome(
        signal.aborted
          ? { kind: 'info', message: cancelled }
          : { kind: 'error', sent: values, ...refusal, message: failure ?? refusal.message },
      )
    } finally {
      sending.current = null
      setShare(null)
    }
  }

  const words = useWords()
  const state = useMemo(
    () => ({
      of,
      given: given ?? {},
      outcome,
      forget: () => setOutcome(null),
      share,
      cancel: () => sending.current?.abort(),
    }),
    [of, given, outcome, share],
  )
  return (
    <FormContext value={state}>
      <Formik<Values> initialValues={start} validate={validate} validateOnMount onSubmit={send}>
        <FormikForm
          className={css.form}
          noValidate
          aria-label={props.label === undefined ? undefined : words(props.label)}
        >
          {/* The values come from this declaration; only their type was forgotten. */}
          {onChange && <Watch onChange={(values) => onChange(values as ValuesOf<F>)} />}
          <ErrorSummary />
          {props.children}
        </FormikForm>
      </Formik>
    </FormContext>
  )
}
