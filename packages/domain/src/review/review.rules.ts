export const SCORES = [5, 4, 3, 2, 1] as const
export const SCORE_MINIMUM = 1
export const SCORE_MAXIMUM = 5
/** Maximum reviews shown on a profile, newest first (specification 9, decision D-075). */
export const REVIEWS_SHOWN = 3
/** Maximum reviews in a profile response, newest first. */
export const REVIEWS_SENT = 20
/** Maximum characters of a review (decision D-075). */
export const REVIEW_MAXIMUM = 1000
/** Milliseconds from sending a rating until the window closes (specification 9). */
export const RATING_CLOSE_DELAY_MS = 2500

/** Number of ratings by score, from one star (index 0) to five (index 4). */
export type ScoreCounts = readonly [number, number, number, number, number]

export interface ScoreBar {
  score: (typeof SCORES)[number]
  count: number
  /** Share of all ratings, rounded to a whole number; 0 when there are none. */
  percentage: number
}

/** Returns one bar per score, best first. */
export function histogram(counts: ScoreCounts): ScoreBar[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return SCORES.map((score) => {
    const count = counts[score - 1] ?? 0
    return { score, count, percentage: total === 0 ? 0 : Math.round((count / total) * 100) }
  })
}

/** Rounds an average to a whole number; 0 without ratings. */
export const roundAverage = (average: number | null): number => Math.round(average ?? 0)

/** Reviews on the landing page. */
export const RECENT_REVIEWS = 3
