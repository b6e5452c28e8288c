import type { AnyForm, Option } from '@plomada/domain/define'
import { createContext, useContext } from 'react'
import type { Refusal } from './refusal.ts'

/** Lists that only the caller knows, by the name of the field that offers them. */
export type Given = Readonly<Record<string, readonly Option[] | undefined>>

/** How the last sending ended. */
export type Outcome =
  | { kind: 'success'; message: string | undefined }
  | ({ kind: 'error'; sent: Readonly<Record<string, unknown>> } & Refusal)

interface FormState {
  of: AnyForm
  given: Given
  outcome: Outcome | null
  forget: () => void
}

export const FormContext = createContext<FormState | null>(null)

/** The form around a part of it. */
export const useForm = (): FormState => {
  const form = useContext(FormContext)
  if (!form) throw new Error('A part of a form was drawn outside a Form. Put it inside <Form of={…}>.')
  return form
}
