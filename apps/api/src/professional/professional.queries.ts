import { count, desc, eq } from 'drizzle-orm'
import {
  visibleProfile,
  REVIEWS_SENT,
  redactProfile,
  type Professional,
  type ProfessionalFilters,
  type Review,
  type User,
} from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { reviews } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'
import { isSearchable } from '../database/search.ts'
import {
  areJobParties,
  findUser,
  hideUnverifiedEmail,
  readPublicPage,
  type Person,
  type PhotoUrl,
} from '../user/user.queries.ts'
import { buildProfessionalPage } from './professional.lists.ts'
import { countStepBacks } from './stepBacks.queries.ts'

/** Returns a page of the active professionals, without private data. */
export async function listProfessionals(
  db: Db,
  photoUrl: PhotoUrl,
  filters: ProfessionalFilters,
): Promise<PageOf<User>> {
  if (filters.name !== undefined && !isSearchable(filters.name)) return toPage<User>([], 0, filters)
  const { people, total } = await readPublicPage(db, photoUrl, buildProfessionalPage(filters))
  if (people.length > 0 || filters.page === 1) return toPage(people, total, filters)
  // After the last page there is no row with a total.
  const start = await readPublicPage(
    db,
    photoUrl,
    buildProfessionalPage({ ...filters, page: 1, pageSize: 1 }),
  )
  return toPage<User>([], start.total, filters)
}

/** Returns the page of a user as the viewer may see it. Null if it does not exist or the viewer may not see it. */
export async function findProfessional(
  db: Db,
  { viewer, photoUrl, now }: { viewer: Person | null; photoUrl: PhotoUrl; now: Date },
  id: number,
): Promise<Professional | null> {
  const person = await findUser(db, photoUrl, id)
  if (!person) return null
  const isOtherParty = viewer !== null && viewer.id !== id && (await areJobParties(db, viewer.id, id))
  const visibility = visibleProfile(person, viewer, isOtherParty)
  if (visibility === 'none') return null
  return {
    ...redactProfile(visibility === 'all' ? person : hideUnverifiedEmail(person), visibility),
    reviews: await listNewestReviews(db, id, { viewer, photoUrl }),
    scoreCounts: await countScores(db, id),
    stepBacks: (await countStepBacks(db, [id], now)).get(id) ?? 0,
  }
}

/** Returns the newest reviews of a professional. Visitors do not learn who wrote them. */
async function listNewestReviews(
  db: Db,
  professionalId: number,
  { viewer, photoUrl }: { viewer: Person | null; photoUrl: PhotoUrl },
): Promise<Review[]> {
  const rows = await db
    .select({
      id: reviews.id,
      reviewerId: reviews.authorId,
      reviewer: { firstName: users.firstName, photo: users.photo },
      score: reviews.score,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(eq(reviews.professionalId, professionalId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_SENT)
  return rows.map(({ reviewer, ...review }) => ({
    ...review,
    reviewer: viewer && { ...reviewer, photo: photoUrl(reviewer.photo) },
  }))
}

async function countScores(db: Db, professionalId: number): Promise<Professional['scoreCounts']> {
  const rows = await db
    .select({ score: reviews.score, total: count() })
    .from(reviews)
    .where(eq(reviews.professionalId, professionalId))
    .groupBy(reviews.score)
  const total = (score: number) => rows.find((row) => row.score === score)?.total ?? 0
  return [total(1), total(2), total(3), total(4), total(5)]
}
