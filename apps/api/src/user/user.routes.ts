import { userCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { parseBearerToken } from '../session/viewer.ts'
import { confirmEmail, createEmailDeps, sendEmailCode } from './email.actions.ts'
import { addRevertPage } from './email.pages.ts'
import { amendUser } from './moderation.actions.ts'
import { listUsers } from './moderation.queries.ts'
import { setUserPhoto, updateUser } from './user.actions.ts'
import { createPhotoUrl, findUser, type Person } from './user.queries.ts'

/** Mounts the calls about users. */
export const routes: MountRoutes = (app, { database, services: { photos }, config }) => {
  const { db } = database
  const emailDeps = createEmailDeps(config, database, (me) => app.quotas.count('emailCode', me))
  const getUser = async ({ id }: Pick<Person, 'id'>) =>
    (await findUser(db, createPhotoUrl(photos), id)) ?? refuse('notFound')

  handleCall(app, userCalls.update, async ({ body, me, request, origin }) => {
    await updateUser(db, me, body, { ...emailDeps, origin })
    return { user: await getUser(me), token: parseBearerToken(request.headers.authorization) ?? '' }
  })
  handleCall(app, userCalls.sendEmailCode, async ({ me, origin }) => {
    await sendEmailCode(db, me, { ...emailDeps, origin })
    return { ok: true } as const
  })
  handleCall(app, userCalls.confirmEmail, async ({ body, me, origin }) => {
    await confirmEmail(db, me, body.code, { ...emailDeps, origin })
    return { user: await getUser(me) }
  })
  addRevertPage(app, db)
  handleCall(app, userCalls.photo, async ({ body, file, me }) => {
    if (body.user !== undefined && body.user !== me.id) refuse('forbidden')
    await setUserPhoto(db, me, await photos.save(file))
    return { result: await getUser(me) }
  })
  handleCall(app, userCalls.list, ({ query }) => listUsers(db, createPhotoUrl(photos), query))
  handleCall(app, userCalls.amend, async ({ body, me, origin }) => {
    await amendUser(db, me, body, { origin, publicUrl: config.publicUrl })
    return { user: await getUser(body) }
  })
}
