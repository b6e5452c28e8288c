import type { Person, Review } from '@plomada/domain'
import { useProfessional } from './professional.data.ts'

/** Who wrote the reviews that a page shows, each read by id and kept by SWR (decision D-076). */
export function useReviewers(reviews: readonly Review[] = []): Record<number, Person | null | undefined> {
  const ids = [...new Set(reviews.slice(0, 3).map(({ reviewerId }) => reviewerId))]
  // Three at most are shown, so three calls are declared, whatever of them is used.
  const read = [
    useProfessional(ids[0] ?? null),
    useProfessional(ids[1] ?? null),
    useProfessional(ids[2] ?? null),
  ]
  return Object.fromEntries(
    ids.map((id, position) => [id, read[position]?.problem ? null : read[position]?.data?.result]),
  )
}
