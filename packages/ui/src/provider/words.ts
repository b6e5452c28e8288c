/** Source text to corrected text. `{}` in a source text stands for whatever the sentence holds at that place. */
export type Corrections = Readonly<Record<string, string>>

interface Pattern {
  source: RegExp
  corrected: string
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
const patterns = new WeakMap<Corrections, Pattern[]>()

/** The entries with holes, made ready once per table. */
const patternsOf = (corrections: Corrections) => {
  const known = patterns.get(corrections)
  if (known) return known
  const made = Object.entries(corrections)
    .filter(([source]) => source.includes('{}'))
    .map(([source, corrected]) => ({
      source: new RegExp(`^${source.split('{}').map(escape).join('(.+?)')}$`, 's'),
      corrected,
    }))
  patterns.set(corrections, made)
  return made
}

/** A sentence as a table words it; unknown sentences stay as they are. What fills a hole is corrected too. */
export const correct = (corrections: Corrections, text: string): string => {
  const whole = corrections[text]
  if (typeof whole === 'string') return whole
  for (const { source, corrected } of patternsOf(corrections)) {
    const holes = source.exec(text)?.slice(1)
    if (holes) return corrected.replace(/\{\}/g, () => correct(corrections, holes.shift() ?? ''))
  }
  return text
}
