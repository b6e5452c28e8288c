/** Name of the error of a rule that concerns several fields. Formik drops an error without a name. */
export const NO_FIELD = '*'

/** Returns the first message of a field's errors, which are nested if its value is a list or a group. */
export const findMessage = (errors: unknown): string | undefined => {
  if (typeof errors === 'string') return errors
  if (errors === null || typeof errors !== 'object') return undefined
  return Object.values(errors)
    .map(findMessage)
    .find((message) => message !== undefined)
}
