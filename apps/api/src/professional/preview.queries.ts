import { eq, sql } from 'drizzle-orm'
import {
  professionalPreviewRefusal,
  REVIEWS_SHOWN,
  type ProfessionalPreview,
  type TradeRef,
} from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { getPreparedStatement } from '../database/preparedStatements.ts'
import { users } from '../database/schema/core.ts'
import type { PhotoUrl } from '../user/user.queries.ts'

/** Returns the part of a professional that everyone may see. Refuses banned users and other roles as not found. */
export async function findProfessionalPreview(
  db: Db,
  photoUrl: PhotoUrl,
  id: number,
): Promise<ProfessionalPreview> {
  const [row = refuse('notFound')] = await getPreparedStatement(
    db,
    { key: 'professional preview', isPlanCached: true },
    () => buildSelect(db),
  ).execute({ id })
  const { role, isActive, province, city, photo, reviews, ...shown } = row
  refuseIf(professionalPreviewRefusal({ role, isActive }))
  return {
    ...shown,
    photo: photoUrl(photo),
    place: { province, city },
    reviews: reviews.map((review) => ({ ...review, createdAt: new Date(review.createdAt) })),
  }
}

type ReviewRow = Omit<ProfessionalPreview['reviews'][number], 'createdAt'> & { createdAt: string }

// The columns of the outer table are written as SQL: in a subselect the query builder omits the name of their table.
const buildSelect = (db: Db) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      description: users.description,
      photo: users.photo,
      role: users.role,
      isActive: users.isActive,
      province: users.province,
      city: users.city,
      averageRating: users.averageRating,
      reviewCount: users.ratingCount,
      trades: sql<TradeRef[]>`(
        select coalesce(json_agg(json_build_object('id', trades.id, 'name', trades.name) order by trades.id), '[]')
        from user_trades join trades on trades.id = user_trades.trade_id where user_trades.user_id = users.id)`,
      reviews: sql<ReviewRow[]>`(
        select coalesce(json_agg(newest), '[]') from (
          select id, score, text, created_at as "createdAt" from reviews
          where professional_id = users.id order by created_at desc, id desc limit ${sql.raw(String(REVIEWS_SHOWN))}
        ) as newest)`,
      scoreCounts: sql<ProfessionalPreview['scoreCounts']>`(
        select json_build_array(
          count(*) filter (where score = 1), count(*) filter (where score = 2), count(*) filter (where score = 3),
          count(*) filter (where score = 4), count(*) filter (where score = 5))
        from reviews where professional_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
