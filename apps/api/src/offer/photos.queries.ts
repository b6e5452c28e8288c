import { sql } from 'drizzle-orm'
import type { OfferPhoto } from '@plomada/domain'
import type { PhotoUrl } from '../user/user.queries.ts'

/** The key of the only photo of an offer that was never listed: it has no row. */
export const ONLY_PHOTO_KEY = '00000000-0000-0000-0000-000000000000'

/** A photo as the database returns it. */
export type StoredPhoto = Omit<OfferPhoto, 'url'> & { photo: string }

/** Selects the photos of an offer in their order. */
export const offerPhotosColumn = sql<StoredPhoto[]>`(
  select coalesce(json_agg(json_build_object('id', client_key, 'photo', photo, 'caption', caption) order by position), '[]')
  from offer_photos where offer_photos.offer_id = offers.id)`

/** Returns the photos of an offer: those with a row, or its only one. */
export const toOfferPhotos = (
  rows: readonly StoredPhoto[],
  only: string | null,
  photoUrl: PhotoUrl,
): OfferPhoto[] => {
  const stored =
    rows.length === 0 && only !== null ? [{ id: ONLY_PHOTO_KEY, photo: only, caption: '' }] : rows
  return stored.flatMap(({ id, photo, caption }) => {
    const url = photoUrl(photo)
    return url === null ? [] : [{ id, url, caption }]
  })
}
