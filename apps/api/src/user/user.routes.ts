import { userCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { tokenOf } from '../session/viewer.ts'
import { confirmEmail, emailSite, sendEmailCode } from './email.actions.ts'
import { addRevertPage } from './email.pages.ts'
import { amend } from './moderation.actions.ts'
import { pageOfPeople } from './moderation.queries.ts'
import { setUserPhoto, update } from './user.actions.ts'
import { photoUrls, userById } from './user.queries.ts'
import type { Person } from './user.queries.ts'

/** The calls with which people change what is known of them. */
export const userRoutes: Routes = (app, { database, services: { photos }, config }) => {
  const { db } = database
  const site = emailSite(config, database)
  const found = async ({ id }: Pick<Person, 'id'>) =>
    (await userById(db, photoUrls(photos), id)) ?? refuse('notFound')

  answer(app, userCalls.update, async ({ body, me, request, origin }) => {
    await update(db, me, body, { site, origin })
    return { user: await found(me), token: tokenOf(request.headers.authorization) ?? '' }
  })
  answer(app, userCalls.sendEmailCode, async ({ me, origin }) => {
    await sendEmailCode(db, me, { site, origin })
    return { ok: true } as const
  })
  answer(app, userCalls.confirmEmail, async ({ body, me, origin }) => {
    await confirmEmail(db, me, body.code, { site, origin })
    return { user: await found(me) }
  })
  addRevertPage(app, db)
  answer(app, userCalls.photo, async ({ body, file, me }) => {
    if (body.user !== undefined && body.user !== me.id) refuse('forbidden')
    await setUserPhoto(db, me, await photos.keep(file))
    return { result: await found(me) }
  })
  answer(app, userCalls.list, ({ query }) => pageOfPeople(db, photoUrls(photos), query))
  answer(app, userCalls.amend, async ({ body, me, origin }) => {
    await amend(db, me, body, origin)
    return { user: await found(body) }
  })
}
