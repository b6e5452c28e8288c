/**
 * Documentation of a component, set as `parameters.guide` in its stories. Props, screen reader output and status are
 * computed.
 */
export interface Guide {
  /** `experimental` if no page and no example app uses it yet, so that its props may still change. */
  status?: 'experimental'
  /** When to use it, in a sentence or two. */
  whenToUse: string
  /** When not to use it: name of another component, and what that is for. */
  alternatives: Record<string, string>
  /** Parts in reading order. */
  anatomy: string[]
  /** Best practices, a short sentence each. */
  do: string[]
  /** Common mistakes, a short sentence each. */
  dont: string[]
  /** Key to its effect; empty if the component is not interactive. */
  keyboard: Record<string, string>
  /** Messages that it renders, usually a part of its noun's table. */
  messages?: Record<string, unknown>
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** Returns whether a description has at least three of four words of `whenToUse`, so that reading both is a waste. */
export function repeatsDescription(whenToUse: string, description: string): boolean {
  const known = new Set(listWords(description))
  const words = listWords(whenToUse)
  return words.filter((word) => known.has(word)).length >= words.length * 0.75
}
