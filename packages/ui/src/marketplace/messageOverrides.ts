/** Source text to replacement. `{}` in a source text matches any text at that place. */
export type MessageOverrides = Readonly<Record<string, string>>

type Pattern = readonly [source: RegExp, replacement: string]

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
const cache = new WeakMap<MessageOverrides, Pattern[]>()

/** Returns the overrides with placeholders as regular expressions, compiled once per table. */
const getPatterns = (overrides: MessageOverrides) => {
  const cached = cache.get(overrides)
  if (cached) return cached
  const patterns = Object.entries(overrides)
    .filter(([source]) => source.includes('{}'))
    .map(([source, replacement]): Pattern => [
      new RegExp(`^${source.split('{}').map(escape).join('(.+?)')}$`, 's'),
      replacement,
    ])
  cache.set(overrides, patterns)
  return patterns
}

/** Returns the override of a message, or the message itself. Text in a placeholder stays: users may have typed it. */
export const overrideMessage = (overrides: MessageOverrides, text: string): string => {
  const exact = overrides[text]
  if (typeof exact === 'string') return exact
  for (const [source, replacement] of getPatterns(overrides)) {
    const values = source.exec(text)?.slice(1)
    if (values) return replacement.replace(/\{\}/g, () => values.shift() ?? '')
  }
  return text
}
