import { sessionCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { photoUrls, userById } from '../user/user.queries.ts'
import { register } from './session.actions.ts'
import { tokenOf } from './viewer.ts'

/** The call with which a sign-in becomes a person of this marketplace. */
export const sessionRoutes: Routes = (app, { database: { db }, services: { photos, identity } }) => {
  answer(app, sessionCalls.register, async ({ body, viewer, request, origin }) => {
    const user = viewer ?? refuse('unauthenticated')
    const token = tokenOf(request.headers.authorization) ?? ''
    // A provider that cannot be reached proves nothing: the user then proves the address with a code of ours.
    const provenEmail = () =>
      identity.provenEmail({ subject: user.subject, token }).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the identity provider did not say which address it has proven')
        return null
      })
    const id = await register(db, user, body, origin, provenEmail)
    return { result: (await userById(db, photoUrls(photos), id)) ?? refuse('notFound'), token }
  })
}
