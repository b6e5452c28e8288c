import { assignmentCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { refuse } from '@plomada/domain/contract'
import { apiPrefix, handleCall } from '../http/handleCall.ts'
import { readTogether } from '../database/database.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { actOnAssignment } from './assignment.actions.ts'
import {
  findCalendarKey,
  findCalendarOwner,
  listAppointments,
  listCalendarEntries,
  renewCalendarKey,
} from './agenda.queries.ts'
import { writeCalendar } from '../services/calendar/calendar.ts'
import { findAssignment } from './assignment.queries.ts'
import { uploadAssignmentPhoto } from './photos.actions.ts'
import { listAssignments } from './list.queries.ts'

const calendarPath = `${apiPrefix}/calendario`

/** Mounts the calls about jobs, and the agenda that calendar programs read. */
export const routes: MountRoutes = (app, { config, database: { db }, services, clock }) => {
  const { photos, privatePhotos } = services
  const { canHold } = services.payments.capabilities
  const urls = {
    photoUrl: createPhotoUrl(photos),
    privateUrl: (photo: string) => privatePhotos.url(photo, clock()),
    payments: services.payments.capabilities,
  }
  const { publicUrl } = config
  const feedUrl = (key: string | null) => ({ url: key && `${publicUrl}${calendarPath}/${key}.ics` })

  const find = (me: Parameters<typeof findAssignment>[1], id: number) =>
    readTogether(db, (tx) => findAssignment(tx, me, id, urls))

  handleCall(app, assignmentCalls.get, async ({ params, me }) => ({ result: await find(me, params.id) }))
  handleCall(app, assignmentCalls.act, async ({ params, body, me, origin }) => {
    await app.quotas.limit('assignmentEvent', me, (count) =>
      actOnAssignment(
        db,
        me,
        { id: params.id, ...body },
        { now: clock(), count, origin, budgetMax: config.budgetMax, canHold, unseal: privatePhotos.unseal },
      ),
    )
    return { result: await find(me, params.id) }
  })
  handleCall(app, assignmentCalls.photo, async ({ params, body, file, me }) => {
    const upload = { id: params.id, key: body.key, file, now: clock() }
    return { result: await uploadAssignmentPhoto(db, me, upload, services) }
  })
  handleCall(app, assignmentCalls.listAll, ({ query }) => listAssignments(db, query, clock()))
  handleCall(app, assignmentCalls.calendar, async ({ params, me }) => {
    const entries = await listCalendarEntries(db, me.id, params.id)
    if (entries.length === 0) return refuse('notFound')
    return { ics: writeCalendar(entries, { publicUrl, now: clock() }) }
  })
  handleCall(app, assignmentCalls.agenda, async ({ query, me }) => ({
    result: await listAppointments(db, me.id, query.month),
  }))
  handleCall(app, assignmentCalls.feed, async ({ me }) => feedUrl(await findCalendarKey(db, me.id)))
  handleCall(app, assignmentCalls.renewFeed, async ({ me }) => feedUrl(await renewCalendarKey(db, me.id)))

  // Calendar programs send no token: the key in the address is the secret.
  app.get<{ Params: { file: string } }>(`${calendarPath}/:file`, async ({ params }, reply) => {
    const userId = await findCalendarOwner(db, params.file.replace(/\.ics$/, ''))
    const entries = await listCalendarEntries(db, userId)
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(writeCalendar(entries, { publicUrl, now: clock() }))
  })
}
