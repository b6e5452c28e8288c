import * as z from 'zod/mini'

/** A word of the wire that stands for "nothing", such as 'sin foto': null inside, the word outside. */
export const orNone = (word: string) =>
  z.codec(z.nullish(z.string()), z.nullable(z.string()), {
    decode: (value) =>
      value === undefined || value === null || value === word || value === '' ? null : value,
    encode: (value) => value ?? word,
  })

/** The address of a photo; the wire says «sin foto» for none. */
export const photoOrNone = orNone('sin foto')
/** A last name; the wire says «sin apellido» for none. */
export const lastNameOrNone = orNone('sin apellido')

/** An instant: a Date inside, ISO 8601 text in UTC outside. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
