import { professionalCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { personOf, photoUrls } from '../user/user.queries.ts'
import { contact } from './professional.actions.ts'
import { pageOfProfessionals, professionalById } from './professional.queries.ts'

/** The calls about professionals. */
export const professionalRoutes: Routes = (app, { database: { db }, outside: { photos }, config }) => {
  const photoUrl = photoUrls(photos)
  answer(app, professionalCalls.list, ({ query }) => pageOfProfessionals(db, photoUrl, query))
  answer(app, professionalCalls.get, async ({ params, viewer }) => ({
    result:
      (await professionalById(db, { viewer: personOf(viewer), photoUrl }, params.id)) ?? refuse('notFound'),
  }))
  answer(app, professionalCalls.contact, async ({ params, body, me }) => {
    await contact(db, me, { ...params, ...body }, config.publicUrl)
    return { ok: true } as const
  })
}
