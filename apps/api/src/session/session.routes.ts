import { sessionCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl, findUser } from '../user/user.queries.ts'
import { registerUser } from './session.actions.ts'
import { parseBearerToken } from './viewer.ts'

/** Mounts the call that registers a user after signing in. */
export const routes: MountRoutes = (app, { database: { db }, services: { photos, identity } }) => {
  handleCall(app, sessionCalls.register, async ({ body, viewer, request, origin }) => {
    const user = viewer ?? refuse('unauthenticated')
    const token = parseBearerToken(request.headers.authorization) ?? ''
    // If the provider is unavailable, the user confirms the address with a code.
    const getVerifiedEmail = () =>
      identity.getVerifiedEmail({ subject: user.subject, token }).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the identity provider did not return the verified address')
        return null
      })
    const id = await registerUser(db, user, body, origin, getVerifiedEmail)
    return { result: (await findUser(db, createPhotoUrl(photos), id)) ?? refuse('notFound'), token }
  })
}
