import { problems } from './problem.ts'

/** An error in a form that can be shown to users. */
export interface UserError {
  message: string
  /** Messages of single fields, by domain name. */
  fields?: Readonly<Record<string, string>> | undefined
}

const hasMessage = (error: unknown): error is UserError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

// By code and not by class: where the module of `Problem` could not be loaded, a plain error with its code is thrown.
const isProblem = (error: Error) => Object.hasOwn(problems, String((error as { code?: unknown }).code))

/** Converts anything thrown to an error for users. The message of a programming error is replaced by a general one. */
export const toUserError = (error: unknown): UserError => {
  const isPresentable = !(error instanceof Error) || isProblem(error)
  if (isPresentable && hasMessage(error)) return { message: error.message, fields: error.fields }
  return { message: problems.unexpected.sentence }
}
