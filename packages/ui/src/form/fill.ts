import type { AnyForm, Field } from '@plomada/domain/define'
import * as z from 'zod/mini'

const accepts = (field: Field<unknown, unknown>, value: unknown) => z.safeParse(field.schema, value).success
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Whether a field has to be filled in: it has to when it refuses to be empty. */
export const isRequired = (field: Field<unknown, unknown>) =>
  !['', null, []].some((nothing) => accepts(field, nothing))

/** Whether a choice may be left open. */
export const isOptional = (field: Field<unknown, unknown>) => accepts(field, null)

/** Which fields still keep a form from being sent: the empty ones, and the ones filled in wrong. */
export function openFields({ fields }: Pick<AnyForm, 'fields'>, values: Readonly<Record<string, unknown>>) {
  const open = Object.entries(fields).filter(([name, field]) => !accepts(field, values[name]))
  const labels = (wanted: boolean) =>
    open.filter(([name]) => isEmpty(values[name]) === wanted).map(([, { label }]) => label)
  return { missing: labels(true), wrong: labels(false) }
}
