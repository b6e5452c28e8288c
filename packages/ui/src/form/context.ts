import type { AnyForm, OptionsByField, UserError } from '@plomada/define'
import { createContext, type ReactNode, useContext } from 'react'
import type { Translation } from '../base/Field/translation.tsx'

/** Connects an upload to the progress bar of its form. */
export interface UploadOptions {
  /** Aborted when the user cancels the upload. */
  signal: AbortSignal
  /** Call it with the progress of the upload, from 0 to 1. */
  onProgress: (progress: number) => void
}

/** Result of the last submission. */
export type Outcome =
  | { kind: 'success' | 'info'; message: ReactNode }
  | {
      kind: 'error'
      message: ReactNode
      sent: Readonly<Record<string, unknown>>
      fields?: UserError['fields']
    }

/** When the errors of a form appear. */
export type FormValidation = 'onChange' | 'onBlur' | 'onSubmit'

interface FormState {
  form: AnyForm
  validation: FormValidation
  options: OptionsByField
  translation: Translation
  outcome: Outcome | null
  clearOutcome: () => void
  /** Progress of the upload, from 0 to 1; null when nothing is uploaded. */
  progress: number | null
  cancelUpload: () => void
}

export const FormContext = createContext<FormState | null>(null)

/** Returns the state of the form around a component. Throws outside of a `Form`. */
export const useFormContext = (): FormState => {
  const state = useContext(FormContext)
  if (!state) throw new Error('This component must be inside a <Form form={…}>.')
  return state
}
