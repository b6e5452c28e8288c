import { eq, max, sql } from 'drizzle-orm'
import { previewRefusal, type OfferPreview, type TradeRef } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { getPreparedStatement } from '../database/preparedStatements.ts'
import { offers } from '../database/schema/core.ts'
import type { PhotoUrl } from '../user/user.queries.ts'
import { offerPhotosColumn, toOfferPhotos } from './photos.queries.ts'

/** Returns the part of an offer that everyone may see. Refuses an offer that is not listed or does not exist. */
export async function findOfferPreview(db: Db, photoUrl: PhotoUrl, id: number): Promise<OfferPreview> {
  const [row] = await getPreparedStatement(db, { key: 'offer preview', isPlanCached: true }, () =>
    buildSelect(db),
  ).execute({ id })
  if (!row) return refuse((await wasPublished(db, id)) ? 'removed' : 'notFound')
  const { isListed, province, city, photo, photos, ...shown } = row
  refuseIf(previewRefusal({ isListed }))
  return {
    ...shown,
    photo: photoUrl(photo),
    photos: toOfferPhotos(photos, photo, photoUrl),
    place: { province, city },
  }
}

// The columns of the outer table are written as SQL: in a subselect the query builder omits the name of their table.
const buildSelect = (db: Db) =>
  db
    .select({
      id: offers.id,
      title: offers.title,
      description: offers.description,
      budget: offers.budget,
      state: offers.state,
      publishedAt: offers.publishedAt,
      photo: offers.photo,
      photos: offerPhotosColumn,
      province: offers.province,
      city: offers.city,
      isListed: offers.isListed,
      trades: sql<TradeRef[]>`(
        select coalesce(json_agg(json_build_object('id', trades.id, 'name', trades.name) order by trades.id), '[]')
        from offer_trades join trades on trades.id = offer_trades.trade_id where offer_trades.offer_id = offers.id)`,
      // Without banned applicants, like the owner's list.
      applicantCount: sql<number>`(
        select count(*)::integer from applications join users on users.id = applications.worker_id
        where applications.offer_id = offers.id and users.is_active
          and applications.state not in ('withdrawn', 'declined', 'ended'))`,
    })
    .from(offers)
    .where(eq(offers.id, sql.placeholder('id')))

/** Checks whether an id without an offer belonged to one: ids are assigned in order, and deleted offers leave none. */
async function wasPublished(db: Db, id: number): Promise<boolean> {
  const [newest] = await db.select({ id: max(offers.id) }).from(offers)
  return newest !== undefined && newest.id !== null && id < newest.id
}
