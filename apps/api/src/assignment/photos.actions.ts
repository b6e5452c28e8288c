import {
  assignmentPhotoRefusal,
  REPEATED_PHOTO,
  UNKNOWN_PHOTO,
  type AssignmentFacts,
  type AssignmentState,
} from '@plomada/domain'
import { assignmentWireNames } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import type { Photos } from '../services/photos/photos.ts'
import type { PrivatePhotos, PrivateUpload } from '../services/photos/privatePhotos.ts'
import type { Person } from '../user/user.queries.ts'
import { getAssignmentRole, listProposals } from './assignment.queries.ts'

interface Upload {
  id: number
  /** Chosen by the sender. */
  key: string
  file: Buffer
  now: Date
}

/** Stores a photo for an event that a party may cause now. No row knows it before the event does. */
export async function uploadAssignmentPhoto(
  db: Db,
  me: Person,
  { id, key, file, now }: Upload,
  { photos, privatePhotos }: { photos: Photos; privatePhotos: PrivatePhotos },
): Promise<{ id: string; url: string }> {
  const [found] = await db
    .select({ row: assignments, clientId: offers.ownerId })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .where(eq(assignments.id, id))
  const role = found && getAssignmentRole(me, { clientId: found.clientId, workerId: found.row.workerId })
  if (!role || role === 'admin') return refuse('notFound')
  const facts: AssignmentFacts = {
    ...found.row,
    state: found.row.state as AssignmentState,
    proposals: await listProposals(db, id),
  }
  // Before the photo is processed. The event is checked again.
  refuseIf(assignmentPhotoRefusal(facts, role, now))
  const photo = await photos.save(file)
  return {
    id: privatePhotos.seal({ assignmentId: id, userId: me.id, key, photo }),
    url: privatePhotos.url(photo, now),
  }
}

export type Unsealing = Pick<PrivatePhotos, 'unseal'>

/** Returns the uploads of a user for a job. Refuses those of others, for other jobs, and repeated ones. */
export function requireUploads(
  unseal: PrivatePhotos['unseal'],
  sealed: readonly string[] = [],
  { assignmentId, userId }: Pick<PrivateUpload, 'assignmentId' | 'userId'>,
): PrivateUpload[] {
  const refuseField = (message: string) =>
    refuse('invalid', { fields: { [assignmentWireNames.photos]: message } })
  const uploads = sealed.map((one) => {
    const upload = unseal(one)
    const isOwn = upload?.assignmentId === assignmentId && upload.userId === userId
    return isOwn ? upload : refuseField(UNKNOWN_PHOTO)
  })
  return new Set(uploads.map(({ key }) => key)).size === uploads.length
    ? uploads
    : refuseField(REPEATED_PHOTO)
}
