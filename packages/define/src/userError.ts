/** An error in a form that can be shown to users. Throw it as a plain object, or as an `Error` with `isUserError`. */
export interface UserError {
  message: string
  /** Messages of single fields, by domain name. */
  fields?: Readonly<Record<string, string>> | undefined
}

const hasMessage = (error: unknown): error is UserError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

// A property and not a class: the module of the class may be the one that could not be loaded.
const isForUsers = (error: Error) => 'isUserError' in error && error.isUserError === true

/** Converts anything thrown to an error for users. `unexpected` replaces the message of a programming error. */
export const toUserError = (error: unknown, unexpected: string): UserError =>
  (!(error instanceof Error) || isForUsers(error)) && hasMessage(error)
    ? { message: error.message, fields: error.fields }
    : { message: unexpected }
