import measured from './weights.json'

/** Size of the entry point of a component in bytes, min + gzip, without React and lazy parts. */
export interface ComponentWeight {
  js: number
  css: number
}

const weights: Readonly<Record<string, ComponentWeight>> = measured

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Returns the size of a component as text; null for parts without an entry point of their own. */
export function formatWeight(name: string): string | null {
  const weight = weights[name]
  return weight ? `${kilobytes(weight.js)} JS · ${kilobytes(weight.css)} CSS` : null
}
