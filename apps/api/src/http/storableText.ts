import { Problem } from '@plomada/domain/contract'
import { normalizeText } from '@plomada/domain/text'

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

/**
 * Normalizes every text of an input in place, at any depth. Refuses a text that PostgreSQL cannot store; the problem names its
 * field.
 */
export function normalizeTexts(input: unknown): void {
  const root = { '': input }
  // Not recursive, as the client chooses the depth.
  const pending: [name: string, holder: Record<string, unknown>, key: string][] = [['', root, '']]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [name, holder, key] = next
    const value = holder[key]
    if (typeof value === 'string') {
      if (isUnstorable(value)) throw new Problem('invalid', { fields: { [name || 'body']: message } })
      const normalized = normalizeText(value)
      if (normalized !== value) holder[key] = normalized
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const inner of Object.keys(value))
      pending.push([name ? `${name}.${inner}` : inner, value as Record<string, unknown>, inner])
  }
}
