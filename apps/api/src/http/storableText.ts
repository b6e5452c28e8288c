import { Problem } from '@plomada/domain/define'

const message = 'Tiene caracteres que no podemos guardar'

// PostgreSQL cannot store NUL characters or lone surrogates.
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Decodes a body. Refuses bytes that are not UTF-8: they would be stored as replacement characters. */
export function decodeUtf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new Problem('invalid', { fields: { body: 'No es texto en UTF-8' } })
  }
}

/** Refuses a query whose percent-encoding is not UTF-8. The router would leave it undecoded. */
export function refuseMalformedQuery(url: string): void {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
  } catch {
    throw new Problem('invalid', { fields: { query: 'No es texto en UTF-8' } })
  }
}

/** Refuses input that contains a string that PostgreSQL cannot store, at any depth. The problem names the field. */
export function refuseUnstorableText(input: unknown): void {
  // Not recursive, as the client chooses the depth.
  const pending: [name: string, value: unknown][] = [['', input]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [name, value] = next
    if (typeof value === 'string' && isUnstorable(value))
      throw new Problem('invalid', { fields: { [name || 'body']: message } })
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [key, inner] of Object.entries(value)) pending.push([name ? `${name}.${key}` : key, inner])
  }
}
