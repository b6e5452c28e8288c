/** The scores there are, best first. */
export const SCORES = [5, 4, 3, 2, 1] as const
/** The worst score, in stars. */
export const SCORE_MINIMUM = 1
/** The best score, in stars. */
export const SCORE_MAXIMUM = 5
/** Reviews that a professional's page shows at most, newest first (specification 9, decision D-075). */
export const REVIEWS_SHOWN = 3
/** Reviews that a person's page carries at most, newest first. */
export const REVIEWS_SENT = 20
/** Characters of a review (decision D-075). */
export const REVIEW_MAXIMUM = 1000
/** Milliseconds between sending a rating and the window closing (specification 9). */
export const RATING_CLOSES_AFTER = 2500

/** How many people gave each score: position 0 is one star, position 4 is five. */
export type ScoreCounts = readonly [number, number, number, number, number]

/** One bar of the distribution of the scores. */
export interface ScoreBar {
  score: (typeof SCORES)[number]
  count: number
  /** Share of all ratings, rounded to a whole number; 0 when there are none. */
  percentage: number
}

/** One bar for each score, best first. */
export function histogram(counts: ScoreCounts): ScoreBar[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return SCORES.map((score) => {
    const count = counts[score - 1] ?? 0
    return { score, count, percentage: total === 0 ? 0 : Math.round((count / total) * 100) }
  })
}

/** The average rounded to an integer, as the large figure shows it; 0 when nobody has rated. */
export const wholeAverage = (average: number | null): number => Math.round(average ?? 0)
