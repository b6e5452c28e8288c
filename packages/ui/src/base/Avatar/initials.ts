/** First letters of the first two words of a name, in capitals. */
export const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (word.at(0) ?? '').toLocaleUpperCase('es'))
    .join('')

/** One of the five tints, always the same for the same person. */
export const tintOf = (id: number) => (Math.abs(Math.trunc(id)) % 5) as 0 | 1 | 2 | 3 | 4 // % 5 leaves no other
