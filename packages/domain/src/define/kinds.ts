/**
 * What a filter may hold. Reading a query and documenting the call both follow from it; plain functions and not
 * schemas, so that a page that only lists carries no schema library.
 */
export interface Kind<Value> {
  /** The value that a query's raw one stands for; undefined where it makes no sense. */
  read: (raw: unknown) => Value | undefined
  /** The same in the words of JSON Schema. */
  json: Readonly<Record<string, unknown>>
}

/** A text without the blanks around it, of so many letters. */
// @__NO_SIDE_EFFECTS__
export const textOf = (minLength: number, maxLength: number): Kind<string> => ({
  read: (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : ''
    return text.length >= minLength && text.length <= maxLength ? text : undefined
  },
  json: { type: 'string', minLength, maxLength },
})

/** A whole number, also when it comes as text. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (minimum: number, maximum: number): Kind<number> => ({
  read: (raw) => {
    const number = Number(raw)
    return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined
  },
  json: { type: 'integer', minimum, maximum },
})

/** A calendar day as ISO 8601 writes it, such as 2026-11-20. */
export const isoDay: Kind<string> = {
  read: (raw) => {
    if (typeof raw !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(raw)) return undefined
    const date = new Date(`${raw}T00:00:00Z`)
    // Some engines read the 31st of a shorter month as the 1st of the next one.
    const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(raw)
    return isReal ? raw : undefined
  },
  json: { type: 'string', format: 'date' },
}

/** The id of a row: a whole number that fits the database's column. */
export const rowId = wholeNumber(1, 2 ** 31 - 1)

/** One of these and no other. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const Value extends string | boolean>(values: readonly Value[]): Kind<Value> => ({
  read: (raw) => values.find((value) => value === raw),
  json: { enum: values },
})

/** One or more of a kind; a single one may come bare. */
// @__NO_SIDE_EFFECTS__
export const someOf = <Value>({ read, json }: Kind<Value>): Kind<Value[]> => ({
  read: (raw) => {
    const values = [raw].flat().map(read)
    return values.length > 0 && values.every((value) => value !== undefined) ? values : undefined
  },
  json: { type: 'array', items: json, minItems: 1 },
})
