/**
 * What the docs page of a component says beyond what its source says by itself. A story file hands it over as
 * `parameters.guide`; props, words read by a screen reader and status are computed and never typed here.
 */
export interface Guide {
  /** When to use it, in a sentence or two. */
  use: string
  /** When something else serves better: the other component's name, and for what. */
  instead: Record<string, string>
  /** Its parts, in reading order. */
  anatomy: string[]
  /** Good practice, a short sentence each. */
  do: string[]
  /** What goes wrong, a short sentence each. */
  dont: string[]
  /** Key to what it does; empty for what takes no keys. */
  keys: Record<string, string>
  /** The words that it owns, usually a part of its noun's copy. */
  copy?: Record<string, unknown>
}
