import type { Person, Review } from '@plomada/domain'
import { useProfessional } from './professional.data.ts'

/** Returns the authors of the first three reviews by id (decision D-076); null for one that could not be loaded. */
export function useReviewers(reviews: readonly Review[] = []): Record<number, Person | null | undefined> {
  const ids = [...new Set(reviews.slice(0, 3).map(({ reviewerId }) => reviewerId))]
  // Hooks cannot be called in a loop.
  const responses = [
    useProfessional(ids[0] ?? null),
    useProfessional(ids[1] ?? null),
    useProfessional(ids[2] ?? null),
  ]
  return Object.fromEntries(
    ids.map((id, position) => [id, responses[position]?.problem ? null : responses[position]?.data?.result]),
  )
}
