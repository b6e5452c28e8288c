import * as z from 'zod/mini'

/** Maximum characters of an email address that mail servers accept. */
export const EMAIL_MAXIMUM = 254

const INVISIBLE_TEXT = 'Escribí letras o números que se vean'
const CONTROL_CHARACTERS = 'Tiene caracteres que no podemos guardar'

// Pasted by accident. Zero-width joiners are not listed: emoji and some scripts need them.
const ZERO_WIDTH_SPACES = /[\u200B\u2060\uFEFF]/g
// They change the direction of the text around them.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g
// Control characters, line separators and direction marks.
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
// Hangul fillers, soft hyphens and joiners are default-ignorable; U+2800 is the empty braille pattern.
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u

/** Removes surrounding spaces and all zero-width spaces. */
export const trimText = () => z.overwrite((text: string) => text.replace(ZERO_WIDTH_SPACES, '').trim())

const withoutDirectionMarks = () => z.overwrite((text: string) => text.replace(DIRECTION_MARKS, ''))

/** Checks that a text is empty or has a visible character. */
export const requireVisible = (message: string) =>
  z.refine<string>((text) => text === '' || VISIBLE.test(text), message)

/** Checks that a text has no line breaks, control characters or direction marks. */
export const requireOneLine = () =>
  z.refine<string>((text) => !NOT_IN_ONE_LINE.test(text), CONTROL_CHARACTERS)

export const maxCharacters = (maximum: number) =>
  z.maxLength(maximum, `Puede tener ${maximum} caracteres o menos`)

/** Creates the schema of one line of text that may be empty. Lengths are counted after trimming. */
export const optionalLine = (maximum: number) =>
  z.string().check(trimText(), requireOneLine(), requireVisible(INVISIBLE_TEXT), maxCharacters(maximum))

/** Creates the schema of one line of text, with one message for a line that is too short or too long. */
export const lineBetween = (minimum: number, maximum: number, message: string) =>
  z
    .string()
    .check(
      trimText(),
      requireOneLine(),
      requireVisible(message),
      z.minLength(minimum, message),
      z.maxLength(maximum, message),
    )

/** Creates the schema of one required line of text, with a message for a missing one. */
export const lineUpTo = (maximum: number, missing: string) =>
  z
    .string()
    .check(
      trimText(),
      requireOneLine(),
      requireVisible(missing),
      z.minLength(1, missing),
      maxCharacters(maximum),
    )

/** Creates the schema of several lines of text that may be empty. */
export const optionalText = (maximum: number) =>
  z
    .string()
    .check(withoutDirectionMarks(), trimText(), requireVisible(INVISIBLE_TEXT), maxCharacters(maximum))

/** Creates the schema of several required lines of text, with a message for a missing one. */
export const textUpTo = (maximum: number, missing: string) =>
  z
    .string()
    .check(
      withoutDirectionMarks(),
      trimText(),
      requireVisible(missing),
      z.minLength(1, missing),
      maxCharacters(maximum),
    )

/** Creates the schema of an email address. An empty one gets only the message `missing`. */
export const emailText = (missing: string, invalid: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { message: missing, abort: true }),
      z.maxLength(EMAIL_MAXIMUM, invalid),
      z.email(invalid),
    )
