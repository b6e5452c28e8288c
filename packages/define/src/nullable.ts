import * as z from 'zod/mini'

/** Creates a codec for optional text: null in the domain, a sentinel such as 'sin foto' on the wire. */
export const nullableText = (sentinel: string) =>
  z.codec(z.nullish(z.string()), z.nullable(z.string()), {
    decode: (value) => (!value || value === sentinel ? null : value),
    encode: (value) => value ?? sentinel,
  })

/** A `Date` in the domain, ISO 8601 text in UTC on the wire. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
