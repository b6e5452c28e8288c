import * as z from 'zod/mini'

/** Characters of the longest e-mail address that mail servers take. */
export const EMAIL_MAXIMUM = 254

const INVISIBLE_TEXT = 'Tiene que haber letras o números que se vean'
const CONTROL_CHARACTERS = 'Tiene caracteres que no se pueden usar'

// Spaces of no width, which people paste without knowing. Joiners stay: emoji and some scripts are written with them.
const ZERO_WIDTH_SPACES = /[\u200B\u2060\uFEFF]/g
// In a text of several lines, marks that change the direction of the text around it are removed.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g
// Controls, line separators and the same marks: none of them belongs in one line.
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
// Hangul fillers, soft hyphens and joiners are ignorable; the braille blank is a symbol that draws nothing.
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u

/** Removes the spaces around a text, and everywhere those of no width. */
export const trimmed = () => z.overwrite((text: string) => text.replace(ZERO_WIDTH_SPACES, '').trim())

const withoutDirectionMarks = () => z.overwrite((text: string) => text.replace(DIRECTION_MARKS, ''))

/** A check that a text has something that can be seen, or nothing at all. */
export const isVisible = (message: string) =>
  z.refine<string>((text) => text === '' || VISIBLE.test(text), message)

/** A check that a text has no line breaks, control characters or marks that change its direction. */
export const isOneLine = () => z.refine<string>((text) => !NOT_IN_ONE_LINE.test(text), CONTROL_CHARACTERS)

/** A check that says in Spanish how many characters a text may have. */
export const atMost = (maximum: number) => z.maxLength(maximum, `Puede tener ${maximum} caracteres o menos`)

/** One line that may be empty, of so many characters without the spaces around it. */
export const optionalLine = (maximum: number) =>
  z.string().check(trimmed(), isOneLine(), isVisible(INVISIBLE_TEXT), atMost(maximum))

/** One line of so many characters without the spaces around it; one sentence for one that is too short or too long. */
export const lineBetween = (minimum: number, maximum: number, message: string) =>
  z
    .string()
    .check(
      trimmed(),
      isOneLine(),
      isVisible(message),
      z.minLength(minimum, message),
      z.maxLength(maximum, message),
    )

/** One line that has to be there, of so many characters; says what is missing, or how long it may be. */
export const lineUpTo = (maximum: number, missing: string) =>
  z.string().check(trimmed(), isOneLine(), isVisible(missing), z.minLength(1, missing), atMost(maximum))

/** A text of several lines that may be empty. */
export const optionalText = (maximum: number) =>
  z.string().check(withoutDirectionMarks(), trimmed(), isVisible(INVISIBLE_TEXT), atMost(maximum))

/** A text of several lines that has to be there; says what is missing, or how long it may be. */
export const textUpTo = (maximum: number, missing: string) =>
  z
    .string()
    .check(withoutDirectionMarks(), trimmed(), isVisible(missing), z.minLength(1, missing), atMost(maximum))

/**
 * The one grammar of e-mail addresses: forms, the sign-up of the embedded identity provider and the outbox use it. An
 * empty field gets the message that it is missing, and not that it is wrong.
 */
export const emailText = (missing: string, wrong: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { message: missing, abort: true }),
      z.maxLength(EMAIL_MAXIMUM, wrong),
      z.email(wrong),
    )
