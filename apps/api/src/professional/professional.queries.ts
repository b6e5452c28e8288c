import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { daysToBits, insightInto, REVIEWS_SENT, shownTo } from '@plomada/domain'
import type { Professional, ProfessionalFilters, Review, User } from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { reviews, users } from '../database/schema.ts'
import { holds, plainName } from '../database/search.ts'
import { areParties, userById, usersByIds } from '../user/user.queries.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

/** Active professionals as everybody may see them. */
export async function pageOfProfessionals(
  db: Db,
  photoUrl: PhotoUrl,
  filters: ProfessionalFilters,
): Promise<PageOf<User>> {
  const { page, pageSize, ratingOrder = 'DESC' } = filters
  const matches = and(...conditions(filters))
  const [counted] = await db.select({ total: count() }).from(users).where(matches)
  const total = counted?.total ?? 0
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<User>([], total, { pageSize })
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matches)
    // Whoever has no rating yet comes last either way.
    .orderBy(...(ratingOrder === 'ASC' ? [sql`${users.ranking} asc nulls last`, asc(users.id)] : bestFirst))
    .limit(pageSize)
    .offset(offset)
  const people = await usersByIds(
    db,
    photoUrl,
    rows.map(({ id }) => id),
  )
  return toPage(
    people.map((person) => shownTo(person, 'public')),
    total,
    { pageSize },
  )
}

// As the index is sorted.
const bestFirst = [sql`${users.ranking} desc nulls last`, desc(users.id)]

function conditions({ name, trade, province, city, shift, days }: ProfessionalFilters): SQL[] {
  return [
    // Literals, not parameters: that is how the planner knows that the partial indexes hold all that is asked for.
    sql`${users.isActive} and ${users.role} = 'professional'`,
    ...(province === undefined ? [] : [eq(users.province, province)]),
    ...(city === undefined ? [] : [eq(users.city, city)]),
    ...(shift === undefined ? [] : [eq(users.shift, shift)]),
    ...(days === undefined ? [] : [sql`${users.days} & ${daysToBits(days)} <> 0`]),
    ...(trade === undefined
      ? []
      : [sql`exists (select 1 from user_trades where user_id = ${users.id} and trade_id = ${trade})`]),
    ...(name === undefined ? [] : [holds(plainName, name)]),
  ]
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
