import { count, desc, eq } from 'drizzle-orm'
import { insightInto, REVIEWS_SENT, shownTo } from '@plomada/domain'
import type { Professional, ProfessionalFilters, Review, User } from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { reviews } from '../database/schema.ts'
import { isSearchable } from '../database/search.ts'
import { areParties, peopleOfPage, userById } from '../user/user.queries.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'
import { professionalsPage } from './professional.lists.ts'

/** Active professionals as everybody may see them. */
export async function pageOfProfessionals(
  db: Db,
  photoUrl: PhotoUrl,
  filters: ProfessionalFilters,
): Promise<PageOf<User>> {
  if (filters.name !== undefined && !isSearchable(filters.name)) return toPage<User>([], 0, filters)
  const { people, total } = await peopleOfPage(db, photoUrl, professionalsPage(filters))
  const shown = people.map((person) => shownTo(person, 'public'))
  if (shown.length > 0 || filters.page === 1) return toPage(shown, total, filters)
  // Beyond the last page. Every row knows the total, and the first page has one if there is any.
  const start = await peopleOfPage(db, photoUrl, professionalsPage({ ...filters, page: 1, pageSize: 1 }))
  return toPage<User>([], start.total, filters)
}

/** A person's page as somebody may see it; null when there is none, or none for them. */
export async function professionalById(
  db: Db,
  { viewer, photoUrl }: { viewer: Person | null; photoUrl: PhotoUrl },
  id: number,
): Promise<Professional | null> {
  const person = await userById(db, photoUrl, id)
  if (!person) return null
  const isOtherParty = viewer !== null && viewer.id !== id && (await areParties(db, viewer.id, id))
  const insight = insightInto(person, viewer, isOtherParty)
  if (insight === 'none') return null
  return {
    ...shownTo(person, insight),
    reviews: await newestReviews(db, id),
    scoreCounts: await scoreCounts(db, id),
  }
}

const newestReviews = (db: Db, professionalId: number): Promise<Review[]> =>
  db
    .select({
      id: reviews.id,
      reviewerId: reviews.authorId,
      score: reviews.score,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.professionalId, professionalId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_SENT)

async function scoreCounts(db: Db, professionalId: number): Promise<Professional['scoreCounts']> {
  const rows = await db
    .select({ score: reviews.score, given: count() })
    .from(reviews)
    .where(eq(reviews.professionalId, professionalId))
    .groupBy(reviews.score)
  const given = (score: number) => rows.find((row) => row.score === score)?.given ?? 0
  return [given(1), given(2), given(3), given(4), given(5)]
}
