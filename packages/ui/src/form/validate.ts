import type { AnyForm } from '@plomada/domain/define'
import { yupToFormErrors } from 'formik'
import { toFormikValidationSchema } from 'zod-formik-adapter'

type Adapted = Parameters<typeof toFormikValidationSchema>[0]

/**
 * The check that formik runs, made from a declared form. Not handed over as `validationSchema`: formik turns empty
 * text into undefined on that way, and the schema's own messages would be lost.
 */
export const validateWith = ({ schema }: AnyForm) => {
  // The adapter asks for a schema of full zod but only ever calls parseAsync, which zod/mini has as well.
  const adapted = toFormikValidationSchema(schema as unknown as Adapted)
  return (values: Record<string, unknown>) =>
    adapted.validate(values).then(() => ({}), yupToFormErrors<Record<string, unknown>>)
}
