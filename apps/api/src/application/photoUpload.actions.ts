import { and, eq, isNull, lt } from 'drizzle-orm'
import { applicationPhotoRefusal, type ApplicationPhoto } from '@plomada/domain'
import { refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { applicationPhotos } from '../database/schema/applicationPhotos.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import { storeOnce } from '../services/photos/photos.once.ts'
import type { Photos } from '../services/photos/photos.ts'
import type { Person } from '../user/user.queries.ts'
import { lockApplication } from './application.actions.ts'

/** How long a photo that was not sent with its application is kept. */
const UNSENT_MS = 86_400_000

interface Upload {
  offerId: number
  /** Chosen by the sender, to repeat an upload. */
  key: string
  now: Date
}

/** Stores a photo for a professional's own application to an open offer. With a key that was used before, returns that photo. */
export async function uploadPhoto(
  db: Db,
  worker: Person,
  { offerId, key, now }: Upload,
  upload: { photos: Photos; file: Buffer },
): Promise<ApplicationPhoto> {
  // Before the photo is processed. The application is checked again when it is sent with the photo.
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'share')
    refuseIf(applicationPhotoRefusal(worker, offer, (await lockApplication(tx, offerId, worker.id))?.state))
  })
  const isSame = and(
    eq(applicationPhotos.workerId, worker.id),
    eq(applicationPhotos.offerId, offerId),
    eq(applicationPhotos.key, key),
  )
  const stored = await storeOnce(upload, {
    find: async () => (await db.select().from(applicationPhotos).where(isSame))[0],
    async insert(photo) {
      const isUnsent = and(
        eq(applicationPhotos.workerId, worker.id),
        isNull(applicationPhotos.applicationId),
        lt(applicationPhotos.createdAt, new Date(now.getTime() - UNSENT_MS)),
      )
      await db.delete(applicationPhotos).where(isUnsent)
      const [created] = await db
        .insert(applicationPhotos)
        .values({ offerId, workerId: worker.id, key, photo })
        .onConflictDoNothing()
        .returning()
      return created
    },
  })
  return { id: stored.key, url: upload.photos.url(stored.photo) }
}
