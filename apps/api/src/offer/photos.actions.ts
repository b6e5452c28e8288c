import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import {
  OFFER_PHOTO_MAXIMUM,
  photoRefusal,
  photosRefusal,
  tooManyPhotosMessage,
  UNKNOWN_PHOTO,
  type OfferPhoto,
} from '@plomada/domain'
import { offerWireNames } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { offerPhotos } from '../database/schema/offerPhotos.ts'
import { storeOnce } from '../services/photos/photos.once.ts'
import type { Photos } from '../services/photos/photos.ts'
import type { Person } from '../user/user.queries.ts'
import { lockOffer } from './offer.actions.ts'
import { ONLY_PHOTO_KEY } from './photos.queries.ts'

type PhotoRow = typeof offerPhotos.$inferSelect
type Upload = { photos: Photos; file: Buffer }

/** Locks an own open offer and returns its photos. An offer with one photo and no row gets the row. */
async function lockPhotos(tx: Db, owner: Person, offerId: number): Promise<PhotoRow[]> {
  const offer = await lockOffer(tx, offerId, 'update')
  refuseIf(photosRefusal(owner, offer))
  const rows = await selectPhotos(tx, offerId)
  if (rows.length > 0 || offer.photo === null) return rows
  const only = { offerId, key: ONLY_PHOTO_KEY, photo: offer.photo, position: 0 }
  return tx.insert(offerPhotos).values(only).returning()
}

const selectPhotos = (tx: Db, offerId: number) =>
  tx.select().from(offerPhotos).where(eq(offerPhotos.offerId, offerId)).orderBy(asc(offerPhotos.position))

const setFirst = (tx: Db, offerId: number, photo: string | null) =>
  tx.update(offers).set({ photo }).where(eq(offers.id, offerId))

/** Returns the photo with the key. Refuses another one when there is no room. */
function requireRoom(rows: readonly PhotoRow[], key: string): PhotoRow | undefined {
  const same = rows.find((row) => row.key === key)
  if (!same && rows.length >= OFFER_PHOTO_MAXIMUM)
    refuse('invalid', {
      fields: { image: tooManyPhotosMessage(OFFER_PHOTO_MAXIMUM) },
    })
  return same
}

/** Adds a photo to an own open offer, as the last one. With a key that was used before, returns that photo. */
export async function addOfferPhoto(
  db: Db,
  owner: Person,
  { offerId, key }: { offerId: number; key: string },
  upload: Upload,
): Promise<OfferPhoto> {
  const stored = await storeOnce(upload, {
    // Before the photo is processed.
    find: () => transact(db, async (tx) => requireRoom(await lockPhotos(tx, owner, offerId), key)),
    insert: (photo) =>
      transact(db, async (tx) => {
        const rows = await lockPhotos(tx, owner, offerId)
        const same = requireRoom(rows, key)
        if (same) return same
        if (rows.length === 0) await setFirst(tx, offerId, photo)
        const [created] = await tx
          .insert(offerPhotos)
          .values({ offerId, key, photo, position: rows.length })
          .returning()
        return created
      }),
  })
  return { id: stored.key, url: upload.photos.url(stored.photo), caption: stored.caption }
}

/** Sets order and captions of the photos of an own open offer, and removes the others. Without a caption, it stays. */
export async function setOfferPhotos(
  db: Db,
  owner: Person,
  offerId: number,
  list: readonly { id: string; caption?: string | undefined }[],
): Promise<void> {
  await transact(db, async (tx) => {
    const rows = await lockPhotos(tx, owner, offerId)
    const next = list.map(({ id, caption }, position) => {
      const row = rows.find(({ key }) => key === id)
      if (!row) return refuse('invalid', { fields: { [offerWireNames.photos]: UNKNOWN_PHOTO } })
      return { ...row, caption: caption ?? row.caption, position }
    })
    await tx.delete(offerPhotos).where(eq(offerPhotos.offerId, offerId))
    if (next.length > 0) await tx.insert(offerPhotos).values(next)
    await setFirst(tx, offerId, next[0]?.photo ?? null)
  })
}

/** Replaces the first photo of an own offer, or sets its only one: the call of the specification. */
export async function setFirstPhoto(
  db: Db,
  owner: Person,
  offerId: number,
  { photos, file }: Upload,
): Promise<void> {
  // Before the photo is processed.
  await transact(db, async (tx) => refuseIf(photoRefusal(owner, await lockOffer(tx, offerId, 'share'))))
  const photo = await photos.save(file)
  await transact(db, async (tx) => {
    refuseIf(photoRefusal(owner, await lockOffer(tx, offerId, 'update')))
    await setFirst(tx, offerId, photo)
    // Another photo has another key and no caption.
    await tx
      .update(offerPhotos)
      .set({ key: randomUUID(), photo, caption: '' })
      .where(and(eq(offerPhotos.offerId, offerId), eq(offerPhotos.position, 0)))
  })
}
