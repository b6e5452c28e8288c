import * as z from 'zod/mini'

/** Maximum characters of an email address that mail servers accept. */
export const EMAIL_MAXIMUM = 254

const INVISIBLE_TEXT = 'Escribí letras o números que se vean'
const CONTROL_CHARACTERS = 'Tiene caracteres que no podemos guardar'

// Control characters and line separators.
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029]/u
// U+2800 is the empty braille pattern.
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u

const ORDINARY = /^[\n\u0020-\u007E]*$/
// Sequences whose meaning depends on invisible characters: flags of regions, emoji, keycaps, and joiners of scripts that
// need them.
const MEANINGFUL = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]*)*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}][\u200C\u200D]`,
].join('|')
const createOdd = () =>
  new RegExp(
    `(${MEANINGFUL})|(\\p{Zs})|(\\r\\n?|[\\u0085\\u2028\\u2029])|\\p{Default_Ignorable_Code_Point}`,
    'gu',
  )
let odd: RegExp | undefined

/**
 * Normalizes a text that a user typed or pasted: spaces of every width become ordinary ones, line breaks become `\n`, letters
 * with accents become one character, and invisible characters are removed, also those that change the direction.
 */
export function normalizeText(text: string): string {
  if (ORDINARY.test(text)) return text
  return text
    .replace((odd ??= createOdd()), (_, meaningful?: string, space?: string, lineBreak?: string) => {
      if (meaningful !== undefined) return meaningful
      if (space !== undefined) return ' '
      return lineBreak === undefined ? '' : '\n'
    })
    .normalize('NFC')
}

/** Normalizes a text of one line, in which spaces never follow each other. */
export const normalizeLine = (text: string): string => normalizeText(text).replaceAll(/ {2,}/g, ' ').trim()

/** Normalizes one line of text and removes the spaces around it. */
export const trimLine = () => z.overwrite(normalizeLine)

const trimText = () => z.overwrite((text: string) => normalizeText(text).trim())

/** Checks that a text is empty or has a visible character. */
export const requireVisible = (message: string) =>
  z.refine<string>((text) => text === '' || VISIBLE.test(text), message)

/** Checks that a text has no line breaks or control characters. */
export const requireOneLine = () =>
  z.refine<string>((text) => !NOT_IN_ONE_LINE.test(text), CONTROL_CHARACTERS)

export const maxCharacters = (maximum: number) =>
  z.maxLength(maximum, `Puede tener ${maximum} caracteres o menos`)

/** Creates the schema of one line of text that may be empty. Lengths are counted after trimming. */
export const optionalLine = (maximum: number) =>
  z.string().check(trimLine(), requireOneLine(), requireVisible(INVISIBLE_TEXT), maxCharacters(maximum))

/** Creates the schema of one line of text, with one message for a line that is too short or too long. */
export const lineBetween = (minimum: number, maximum: number, message: string) =>
  z
    .string()
    .check(
      trimLine(),
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
      trimLine(),
      requireOneLine(),
      requireVisible(missing),
      z.minLength(1, missing),
      maxCharacters(maximum),
    )

/** Creates the schema of several lines of text that may be empty. */
export const optionalText = (maximum: number) =>
  z.string().check(trimText(), requireVisible(INVISIBLE_TEXT), maxCharacters(maximum))

/** Creates the schema of several required lines of text, with a message for a missing one. */
export const textUpTo = (maximum: number, missing: string) =>
  z.string().check(trimText(), requireVisible(missing), z.minLength(1, missing), maxCharacters(maximum))

/** Creates the schema of an email address. An empty one gets only the message `missing`. */
export const emailText = (missing: string, invalid: string) =>
  z
    .string()
    .check(
      trimLine(),
      z.minLength(1, { message: missing, abort: true }),
      z.maxLength(EMAIL_MAXIMUM, invalid),
      z.email(invalid),
    )
