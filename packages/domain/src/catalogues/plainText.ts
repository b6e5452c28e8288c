/** A text as readers understand it, and where each of its characters comes from. */
export interface PlainText {
  text: string
  /** The position in the original of each character of `text`, and the length of the original at the end. */
  positions: readonly number[]
}

// Keycaps and control characters that are no space. Soft hyphens, joiners and direction marks are default-ignorable.
const IGNORED = /^(?:\p{Default_Ignorable_Code_Point}|\u20E3|(?!\s)\p{Cc})$/u
const SPACE = /^[\s\u2800]$/u
const OTHER_DIGIT = /^\p{Nd}$/u
// White digits in black circles and their sans-serif variants have no compatibility mapping.
const CIRCLED = ['\u2776', '\u2780', '\u278A'].map((first) => first.charCodeAt(0))
const FRACTION_SLASH = '\u2044'

/** Returns 0 to 9 for a decimal digit of any script: the ten digits of a script follow each other. */
function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && OTHER_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function toPlainCharacter(character: string): string {
  if (character >= ' ' && character <= '~') return character
  if (IGNORED.test(character)) return ''
  if (SPACE.test(character)) return ' '
  const code = character.charCodeAt(0)
  const first = CIRCLED.find((start) => code >= start && code < start + 9)
  if (first !== undefined) return String(code - first + 1)
  const plain = character.normalize('NFKC')
  // «½» is not read as the digits 1 and 2.
  if (plain.includes(FRACTION_SLASH)) return character
  return OTHER_DIGIT.test(plain) ? toDigit(plain) : plain
}

/** Returns a text without invisible characters, with plain spaces, letters and digits in place of their variants. */
export function toPlainText(original: string): PlainText {
  const positions: number[] = []
  let text = ''
  let position = 0
  for (const character of original) {
    const plain = toPlainCharacter(character)
    text += plain
    for (let unit = 0; unit < plain.length; unit += 1) positions.push(position)
    position += character.length
  }
  positions.push(original.length)
  return { text, positions }
}
