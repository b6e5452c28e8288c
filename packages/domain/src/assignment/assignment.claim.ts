import type { PersonalEvent } from './assignment.state.ts'
import type { HistoryEntry } from './assignment.ts'

/** The events of a claim: the buttons of its page. */
export const claimEvents = [
  'answer',
  'proposeSettlement',
  'settle',
  'appeal',
  'decide',
  'decideAppeal',
] as const satisfies readonly PersonalEvent[]

/** The file of a claim: what was said and decided, the oldest first. */
export interface Claim {
  claim: HistoryEntry
  answer: HistoryEntry | null
  /** The proposals that were made, and the one that both accepted. */
  proposals: HistoryEntry[]
  settlement: HistoryEntry | null
  /** The decision of an admin, the appeal against it, and the decision about that. */
  decision: HistoryEntry | null
  appeal: HistoryEntry | null
  appealDecision: HistoryEntry | null
}

/** Returns the claim in the history of a job, or null if it has none. */
export function getClaim(history: readonly HistoryEntry[]): Claim | null {
  const start = history.findLastIndex(({ event }) => event === 'claim')
  const claim = history[start]
  if (!claim) return null
  const entries = history.slice(start)
  const last = (event: string) => entries.findLast((entry) => entry.event === event) ?? null
  return {
    claim,
    answer: last('answer'),
    proposals: entries.filter(({ event }) => event === 'proposeSettlement'),
    settlement: last('settle'),
    decision: last('decide'),
    appeal: last('appeal'),
    appealDecision: last('decideAppeal'),
  }
}
