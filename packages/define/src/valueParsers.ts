/** Parses and documents the values of a filter. Plain functions, so that list pages load no schema library. */
export interface ValueParser<Value> {
  /** Parses a raw query value. Returns undefined when it is invalid. */
  parse: (raw: unknown) => Value | undefined
  jsonSchema: Readonly<Record<string, unknown>>
}

/** Accepts text within these lengths, without surrounding spaces. */
// @__NO_SIDE_EFFECTS__
export const boundedText = (minLength: number, maxLength: number): ValueParser<string> => ({
  parse: (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : ''
    return text.length >= minLength && text.length <= maxLength ? text : undefined
  },
  jsonSchema: { type: 'string', minLength, maxLength },
})

/** Accepts a whole number within these bounds, also as digits: `1e3`, `0x10` and `15.000` are none. */
// @__NO_SIDE_EFFECTS__
export const boundedInteger = (minimum: number, maximum: number): ValueParser<number> => ({
  parse: (raw) => {
    const number =
      typeof raw === 'number' || (typeof raw === 'string' && /^\d+$/.test(raw)) ? Number(raw) : NaN
    return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined
  },
  jsonSchema: { type: 'integer', minimum, maximum },
})

/** Accepts an ISO 8601 calendar day, such as 2026-11-20. */
export const isoDay: ValueParser<string> = {
  parse: (raw) => {
    if (typeof raw !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(raw)) return undefined
    const date = new Date(`${raw}T00:00:00Z`)
    // Some engines parse the 31st of a shorter month as the 1st of the next one.
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(raw) ? raw : undefined
  },
  jsonSchema: { type: 'string', format: 'date' },
}

/** Accepts true. Anything else is a mistake, as nothing is written for false. */
export const isTrue: ValueParser<true> = {
  parse: (raw) => (raw === true || raw === 'true' ? true : undefined),
  jsonSchema: { enum: [true] },
}

export const rowId = boundedInteger(1, 2 ** 31 - 1)

/** Accepts one of the listed values. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const Value extends string | boolean>(
  values: readonly Value[],
): ValueParser<Value> => ({
  parse: (raw) => values.find((value) => value === raw),
  jsonSchema: { enum: values },
})

/** Accepts one or more values; a single one needs no array. */
// @__NO_SIDE_EFFECTS__
export const arrayOf = <Value>({ parse, jsonSchema }: ValueParser<Value>): ValueParser<Value[]> => ({
  parse: (raw) => {
    const values = [raw].flat().map(parse)
    return values.length > 0 && values.every((value) => value !== undefined) ? values : undefined
  },
  jsonSchema: { type: 'array', items: jsonSchema, minItems: 1 },
})
