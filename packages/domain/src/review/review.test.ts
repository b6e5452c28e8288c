import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { reviewForm } from './review.form.ts'
import { reviews, scoreCounts } from './review.fixtures.ts'
import { histogram, roundAverage } from './review.rules.ts'
import { reviewWire } from './review.wire.ts'

describe('ratings', () => {
  it('are counted from five stars to one with percentages rounded to integers (S-144, S-146)', () => {
    expect(histogram(scoreCounts)).toEqual([
      { score: 5, count: 31, percentage: 72 },
      { score: 4, count: 8, percentage: 19 },
      { score: 3, count: 2, percentage: 5 },
      { score: 2, count: 0, percentage: 0 },
      { score: 1, count: 2, percentage: 5 },
    ])
    expect(histogram([0, 0, 0, 0, 0]).every(({ percentage }) => percentage === 0)).toBe(true)
  })
  it('have an average rounded to an integer, 0 when there are none (S-141, S-460)', () => {
    expect(roundAverage(4.6)).toBe(5)
    expect(roundAverage(null)).toBe(0)
  })
  it('start at one star and an empty text, and stay between 1 and 5 (S-227, S-300, S-376)', () => {
    expect(reviewForm.initial).toEqual({ score: 1, text: '' })
    for (const score of [0, 6, 2.5])
      expect(z.safeParse(reviewForm.schema, { score, text: '' }).success).toBe(false)
    expect(z.safeParse(reviewForm.schema, { score: 5, text: 'x'.repeat(1001) }).success).toBe(false)
  })
  it('round-trip through the wire format with its names (S-298)', () => {
    for (const review of reviews) {
      const wire = z.encode(reviewWire, review)
      expect(wire).toMatchObject({
        id: review.id,
        idUser: review.reviewerId,
        rating: review.score,
        review: review.text,
      })
      expect(z.decode(reviewWire, wire)).toEqual(review)
    }
  })
})
