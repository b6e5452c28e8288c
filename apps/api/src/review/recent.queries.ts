import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { RECENT_REVIEWS, type RecentReview, type TradeRef } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { reviews } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'

/** The newest reviews among which those with a text are searched, so that the query takes the same time for any number. */
const SEARCHED = 200

/** Returns the newest reviews with a text about active professionals, without their authors. */
export async function listRecentReviews(db: Db): Promise<RecentReview[]> {
  const rows = await db
    .select({
      id: reviews.id,
      score: reviews.score,
      text: reviews.text,
      createdAt: reviews.createdAt,
      professionalId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      trade: sql<TradeRef | null>`(
        select json_build_object('id', trades.id, 'name', trades.name)
        from offer_trades join trades on trades.id = offer_trades.trade_id
        where offer_trades.offer_id = reviews.offer_id order by trades.id limit 1)`,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.professionalId))
    .where(
      and(
        gt(reviews.id, sql`(select max(id) - ${SEARCHED}::integer from reviews)`),
        ne(reviews.text, ''),
        eq(users.isActive, true),
        eq(users.role, 'professional'),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(RECENT_REVIEWS)
  return rows.map(({ professionalId, firstName, lastName, ...review }) => ({
    ...review,
    professional: { id: professionalId, firstName, lastName },
  }))
}
