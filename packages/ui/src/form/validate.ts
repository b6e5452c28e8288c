import type { AnyForm } from '@plomada/define'
import { yupToFormErrors } from 'formik'
import { toFormikValidationSchema } from 'zod-formik-adapter'

type ZodSchema = Parameters<typeof toFormikValidationSchema>[0]

/**
 * Creates Formik's `validate` function for a form. Not passed as `validationSchema`, because Formik would replace empty
 * strings by undefined before validation, and the schema's own messages would be lost.
 */
export const createValidator = ({ schema }: AnyForm) => {
  // The adapter's type requires zod, but it calls only parseAsync, which zod/mini has too.
  const adapted = toFormikValidationSchema(schema as unknown as ZodSchema)
  return (values: Record<string, unknown>) =>
    adapted.validate(values).then(() => ({}), yupToFormErrors<Record<string, unknown>>)
}
