import { Problem } from '@plomada/domain/define'

const sentence = 'Tiene caracteres que no se pueden guardar'

// A NUL byte or half of a surrogate pair: PostgreSQL stores neither.
const isUnfit = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Refuses a query whose percent signs stand for bytes that are not UTF-8; the router would keep the percent signs. */
export function refuseBadQuery(url: string): void {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
  } catch {
    throw new Problem('invalid', { fields: { query: 'No es texto en UTF-8' } })
  }
}

/** Refuses a text that could not be stored, wherever it hides; the problem names the field. */
export function refuseUnfitText(input: unknown): void {
  // A list of what is left to look at, not recursion: the depth is the caller's choice.
  const left: [name: string, value: unknown][] = [['', input]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [name, value] = next
    if (typeof value === 'string' && isUnfit(value))
      throw new Problem('invalid', { fields: { [name || 'body']: sentence } })
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [key, inner] of Object.entries(value)) left.push([name ? `${name}.${key}` : key, inner])
  }
}
