import * as forms from '@plomada/domain'
import { getFilters, pageSizeParser, pageNumberParser } from '@plomada/domain/contract'
import * as z from 'zod'

/** A part of the document. */
export type Json = Record<string, unknown>

interface FormField {
  label: string
  schema: object
  hint?: string
}
const isForm = (value: unknown): value is { fields: Record<string, FormField> } =>
  typeof value === 'object' && value !== null && 'fields' in value

/** The labels and hints of form fields by their schemas, which the calls share. */
const descriptions = new Map<object, string>(
  Object.values<unknown>(forms)
    .filter(isForm)
    .flatMap(({ fields }) => Object.values(fields))
    .map(({ schema, label, hint }) => [schema, hint ? `${label}. ${hint}` : label]),
)

/** Describes a tuple of equal types by `items`, as many generators of clients ignore `prefixItems`. */
function replacePrefixItems(target: z.core.JSONSchema.BaseSchema): void {
  const [first, ...others] = target.prefixItems ?? []
  if (!first || others.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return
  delete target.prefixItems
  target.items = first
}

/** Converts the wire format of a schema, the input side of its codecs, to JSON Schema. */
export function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // Dates are strings with a format on the wire.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: target }) {
      const description = descriptions.get(zodSchema)
      if (description) target.description = description
      replacePrefixItems(target)
    },
  })
  return rest
}

/** Copies an object; other values become an empty object. */
export const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Returns the JSON Schemas of a query's parameters by name. */
export function describeQuery(query: z.core.$ZodType): Json {
  const set = getFilters(query)
  if (!set) return asJson(jsonSchema(query)['properties'])
  const filters = Object.values(set).map(({ wire, label, parser, initial }) => [
    wire,
    {
      ...(label && { description: label }),
      ...parser.jsonSchema,
      ...(initial !== undefined && { default: initial }),
    },
  ])
  return {
    ...Object.fromEntries(filters),
    page: pageNumberParser.jsonSchema,
    page_size: pageSizeParser.jsonSchema,
  }
}
