import type { AnyForm } from '@plomada/define'
import { yupToFormErrors } from 'formik'
import * as z from 'zod/mini'
import { toFormikValidationSchema } from 'zod-formik-adapter'
import { NO_FIELD } from './findMessage.ts'

type ZodSchema = Parameters<typeof toFormikValidationSchema>[0]
type Values = Record<string, unknown>
interface Issues {
  inner: readonly { path: string; message: string }[]
}

const toErrors = ({ inner }: Issues) =>
  yupToFormErrors<Values>({ inner: inner.map(({ path, message }) => ({ path: path || NO_FIELD, message })) })

/**
 * Returns the errors of values at once. Formik's `validateOnMount` runs after the first paint, with the initial values:
 * its errors would replace those of what the user has entered by then.
 */
export function findErrors({ schema }: AnyForm, values: Values) {
  const issues = z.safeParse(schema, values).error?.issues ?? []
  return toErrors({ inner: issues.map(({ path, message }) => ({ path: path.join('.'), message })) })
}

/**
 * Creates Formik's `validate` function for a form. Not passed as `validationSchema`, because Formik would replace empty
 * strings by undefined before validation, and the schema's own messages would be lost.
 */
export const createValidator = ({ schema }: AnyForm) => {
  // The adapter's type requires zod, but it calls only parseAsync, which zod/mini has too.
  const adapted = toFormikValidationSchema(schema as unknown as ZodSchema)
  return (values: Values) => adapted.validate(values).then(() => ({}), toErrors)
}
