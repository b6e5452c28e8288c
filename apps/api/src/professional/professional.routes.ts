import { professionalCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { readFor } from '../database/replica.ts'
import { answer } from '../http/answer.ts'
import { personOf, photoUrls } from '../user/user.queries.ts'
import { contact } from './professional.actions.ts'
import { pageOfProfessionals, professionalById } from './professional.queries.ts'

/** The calls about professionals. */
export const professionalRoutes: Routes = (app, { database, services: { photos }, config }) => {
  const { db } = database
  const photoUrl = photoUrls(photos)
  answer(app, professionalCalls.list, ({ query, viewer }) =>
    readFor(database, viewer, (from) => pageOfProfessionals(from, photoUrl, query)),
  )
  answer(app, professionalCalls.get, async ({ params, viewer }) => ({
    result:
      (await readFor(database, viewer, (from) =>
        professionalById(from, { viewer: personOf(viewer), photoUrl }, params.id),
      )) ?? refuse('notFound'),
  }))
  answer(app, professionalCalls.contact, async ({ params, body, me }) => {
    await app.quotas.limit('contact', me, (count) =>
      contact(db, me, { ...params, ...body }, { publicUrl: config.publicUrl, count }),
    )
    return { ok: true } as const
  })
}
