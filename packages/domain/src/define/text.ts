import * as z from 'zod/mini'

/** Characters of the longest e-mail address that mail servers take. */
export const EMAIL_MAXIMUM = 254

// Blanks of no width, and signs that turn the direction of what stands around them: names made of the first are
// nobody's, and with the second a card reads backwards. Joiners stay: pictures and other scripts are written with them.
const UNSEEN = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g

/** Takes away the blanks around a text, and everywhere what nobody can see. */
export const trimmed = () => z.overwrite((text: string) => text.replace(UNSEEN, '').trim())

/** A check that says in Spanish how many characters a text may have. */
export const atMost = (maximum: number) => z.maxLength(maximum, `Puede tener ${maximum} caracteres o menos`)

/** A text that may be empty, of so many characters without the blanks around it. */
export const optionalText = (maximum: number) => z.string().check(trimmed(), atMost(maximum))

/** A text of so many characters without the blanks around it; one sentence for one that is too short or too long. */
export const textBetween = (minimum: number, maximum: number, message: string) =>
  z.string().check(trimmed(), z.minLength(minimum, message), z.maxLength(maximum, message))

/** A text that has to be there, of so many characters; says what is missing, or how long it may be. */
export const textUpTo = (maximum: number, missing: string) =>
  z.string().check(trimmed(), z.minLength(1, missing), atMost(maximum))

/** An e-mail address; whoever typed none is not told that it is wrong. */
export const emailText = (missing: string, wrong: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { message: missing, abort: true }),
      z.maxLength(EMAIL_MAXIMUM, wrong),
      z.email(wrong),
    )
