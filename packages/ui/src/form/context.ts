import type { AnyForm, GivenOptions } from '@plomada/domain/define'
import { createContext, useContext } from 'react'
import type { Refusal } from '@plomada/domain/define'

/** What a form hands over together with its data, for whoever sends a file: it draws how far that is. */
export interface Transfer {
  /** Ends the sending, when the person calls it off. */
  signal: AbortSignal
  /** To be told how much of the file has left, from 0 to 1. */
  onProgress: (share: number) => void
}

/** How the last sending ended. */
export type Outcome =
  | { kind: 'success' | 'info'; message: string | undefined }
  | ({ kind: 'error'; sent: Readonly<Record<string, unknown>> } & Refusal)

interface FormState {
  of: AnyForm
  given: GivenOptions
  outcome: Outcome | null
  forget: () => void
  /** How much of a file has left; null while none is on its way. */
  share: number | null
  /** Calls the sending off. */
  cancel: () => void
}

export const FormContext = createContext<FormState | null>(null)

/** The form around a part of it. */
export const useForm = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('A part of a form was drawn outside a Form. Put it inside <Form of={…}>.')
  return form
}
