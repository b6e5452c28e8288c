import { and, asc, eq, isNull } from 'drizzle-orm'
import { UNKNOWN_PHOTO } from '@plomada/domain'
import { termsWireNames } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { applicationPhotos } from '../database/schema/applicationPhotos.ts'

interface PhotosOf {
  offerId: number
  workerId: number
  applicationId: number
}

const isOf = ({ applicationId }: PhotosOf) => eq(applicationPhotos.applicationId, applicationId)

/** Returns true when an application has exactly these photos, in this order. */
export async function hasPhotos(tx: Db, of: PhotosOf, keys: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ key: applicationPhotos.key })
    .from(applicationPhotos)
    .where(isOf(of))
    .orderBy(asc(applicationPhotos.position))
  return rows.length === keys.length && rows.every(({ key }, index) => key === keys[index])
}

/** Replaces the photos of an application, whose row is locked. Refuses photos that its professional did not upload for it. */
export async function setPhotos(tx: Db, of: PhotosOf, keys: readonly string[]): Promise<void> {
  await tx.update(applicationPhotos).set({ applicationId: null, position: null }).where(isOf(of))
  const isOwn = and(
    eq(applicationPhotos.offerId, of.offerId),
    eq(applicationPhotos.workerId, of.workerId),
    isNull(applicationPhotos.applicationId),
  )
  for (const [position, key] of keys.entries()) {
    const attached = await tx
      .update(applicationPhotos)
      .set({ applicationId: of.applicationId, position })
      .where(and(isOwn, eq(applicationPhotos.key, key)))
      .returning({ id: applicationPhotos.id })
    if (attached.length === 0) refuse('invalid', { fields: { [termsWireNames.photoIds]: UNKNOWN_PHOTO } })
  }
}
