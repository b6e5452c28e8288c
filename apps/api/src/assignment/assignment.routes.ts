import { assignmentCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { actOnAssignment } from './assignment.actions.ts'
import { findAssignment } from './assignment.queries.ts'

/** Mounts the calls about jobs. */
export const routes: MountRoutes = (app, { database: { db }, services: { photos }, clock }) => {
  const photoUrl = createPhotoUrl(photos)

  handleCall(app, assignmentCalls.get, async ({ params, me }) => ({
    result: await findAssignment(db, me, params.id, photoUrl),
  }))
  handleCall(app, assignmentCalls.act, async ({ params, body, me, origin }) => {
    await app.quotas.limit('assignmentEvent', me, (count) =>
      actOnAssignment(db, me, { id: params.id, ...body }, { now: clock(), count, origin }),
    )
    return { result: await findAssignment(db, me, params.id, photoUrl) }
  })
}
