import { asc, inArray } from 'drizzle-orm'
import type { ApplicationPhoto } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { applicationPhotos } from '../database/schema/applicationPhotos.ts'
import type { PhotoUrl } from '../user/user.queries.ts'

/** Returns the photos of applications in their order, by the id of the application. */
export async function findPhotos(
  db: Db,
  photoUrl: PhotoUrl,
  applicationIds: readonly number[],
): Promise<Map<number, ApplicationPhoto[]>> {
  const found = new Map<number, ApplicationPhoto[]>()
  if (applicationIds.length === 0) return found
  const rows = await db
    .select()
    .from(applicationPhotos)
    .where(inArray(applicationPhotos.applicationId, [...applicationIds]))
    .orderBy(asc(applicationPhotos.applicationId), asc(applicationPhotos.position))
  for (const { applicationId, key: id, photo } of rows) {
    const url = photoUrl(photo)
    if (applicationId === null || url === null) continue
    found.set(applicationId, [...(found.get(applicationId) ?? []), { id, url }])
  }
  return found
}
