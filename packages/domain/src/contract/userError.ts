import { toUserError as toAnyUserError, type UserError } from '@plomada/define'
import { UNEXPECTED } from './unexpected.ts'

/** Converts anything thrown to an error for users. The message of a programming error is replaced by a general one. */
export const toUserError = (error: unknown): UserError => toAnyUserError(error, UNEXPECTED)
