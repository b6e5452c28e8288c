/** Returns the first letters of the first two words of a name, in upper case. */
export const getInitials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (word.at(0) ?? '').toLocaleUpperCase('es'))
    .join('')

/** Returns one of the five tints, always the same for an id. */
export const getTint = (id: number) => (Math.abs(Math.trunc(id)) % 5) as 0 | 1 | 2 | 3 | 4
