import * as forms from '@plomada/domain'
import { filtersOf, pageLength, pageNumber } from '@plomada/domain/define'
import * as z from 'zod'

/** A part of the document. */
export type Json = Record<string, unknown>

interface Told {
  label: string
  schema: object
  hint?: string
}
const isForm = (value: unknown): value is { fields: Record<string, Told> } =>
  typeof value === 'object' && value !== null && 'fields' in value

/** What the forms of the product say of their fields, found by the very schema that a call shares with them. */
const descriptions = new Map<object, string>(
  Object.values<unknown>(forms)
    .filter(isForm)
    .flatMap(({ fields }) => Object.values(fields))
    .map(({ schema, label, hint }) => [schema, hint ? `${label}. ${hint}` : label]),
)

/** A schema in the words of JSON Schema: the wire is the input side of every codec. */
export function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // The document needs no dialect of its own, and an instant is a text with a format.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: made }) {
      const description = descriptions.get(zodSchema)
      if (description) made.description = description
    },
  })
  return rest
}

/** An object as it is; anything else is none. */
export const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What a query takes, by its words: the filters of a list, or the fields of a plain object. */
export function wordsOf(query: z.core.$ZodType): Json {
  const set = filtersOf(query)
  if (!set) return asJson(jsonSchema(query)['properties'])
  const filters = Object.values(set).map(({ wire, label, holds, initial }) => [
    wire,
    {
      ...(label && { description: label }),
      ...holds.json,
      ...(initial !== undefined && { default: initial }),
    },
  ])
  return { ...Object.fromEntries(filters), page: pageNumber.json, page_size: pageLength.json }
}
