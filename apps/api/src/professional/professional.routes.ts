import { professionalCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { MountRoutes } from '../app.deps.ts'
import { readFor } from '../database/replica.ts'
import { handleCall } from '../http/handleCall.ts'
import { getRegisteredUser, createPhotoUrl } from '../user/user.queries.ts'
import { contactProfessional } from './professional.actions.ts'
import { findProfessionalPreview } from './preview.queries.ts'
import { listProfessionals, findProfessional } from './professional.queries.ts'

/** Mounts the calls about professionals. */
export const routes: MountRoutes = (app, { database, services: { photos }, clock }) => {
  const { db } = database
  const photoUrl = createPhotoUrl(photos)
  handleCall(app, professionalCalls.list, ({ query, viewer }) =>
    readFor(database, viewer, (from) => listProfessionals(from, photoUrl, query)),
  )
  handleCall(app, professionalCalls.get, async ({ params, viewer }) => ({
    result:
      (await readFor(database, viewer, (from) =>
        findProfessional(from, { viewer: getRegisteredUser(viewer), photoUrl, now: clock() }, params.id),
      )) ?? refuse('notFound'),
  }))
  handleCall(app, professionalCalls.preview, async ({ params, viewer }) => ({
    result: await readFor(database, viewer, (from) => findProfessionalPreview(from, photoUrl, params.id)),
  }))
  handleCall(app, professionalCalls.contact, async ({ params, body, me }) => {
    await app.quotas.limit('contact', me, (count) =>
      contactProfessional(db, me, { ...params, ...body }, count),
    )
    return { ok: true } as const
  })
}
