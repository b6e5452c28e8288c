/** Returns the first letters of the first two words of a name, in upper case. */
export const getInitials = (name: string, locale: string | undefined) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (word.at(0) ?? '').toLocaleUpperCase(locale))
    .join('')

const toNumber = (seed: string | number) =>
  typeof seed === 'number' ? seed : [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Returns one of the five tints, always the same for a seed. */
export const getTint = (seed: string | number) =>
  (Math.abs(Math.trunc(toNumber(seed))) % 5) as 0 | 1 | 2 | 3 | 4
