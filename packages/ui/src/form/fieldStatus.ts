import type { AnyForm, Field } from '@plomada/define'
import * as z from 'zod/mini'

const accepts = (field: Field<unknown, unknown>, value: unknown) => z.safeParse(field.schema, value).success
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Returns whether a field rejects every empty value. */
export const isRequired = (field: Field<unknown, unknown>) =>
  !['', null, [], false].some((empty) => accepts(field, empty))

/** Returns whether a choice accepts `null`. */
export const isOptional = (field: Field<unknown, unknown>) => accepts(field, null)

/** Returns the labels of the invalid fields: the empty ones (`missing`) and the others (`wrong`). */
export function findInvalidFields(
  { fields }: Pick<AnyForm, 'fields'>,
  values: Readonly<Record<string, unknown>>,
) {
  const invalid = Object.entries(fields).filter(([name, field]) => !accepts(field, values[name]))
  const labels = (areEmpty: boolean) =>
    invalid.filter(([name]) => isEmpty(values[name]) === areEmpty).map(([, { label }]) => label)
  return { missing: labels(true), wrong: labels(false) }
}
