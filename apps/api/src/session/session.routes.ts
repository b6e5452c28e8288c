import { sessionCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { photoUrls, userById } from '../user/user.queries.ts'
import { register } from './session.actions.ts'
import { tokenOf } from './viewer.ts'

/** The call with which a sign-in becomes a person of this marketplace. */
export const sessionRoutes: Routes = (app, { database: { db }, outside: { photos } }) => {
  answer(app, sessionCalls.register, async ({ body, viewer, request, origin }) => {
    const id = await register(db, viewer ?? refuse('unauthenticated'), body, origin)
    return {
      result: (await userById(db, photoUrls(photos), id)) ?? refuse('notFound'),
      token: tokenOf(request.headers.authorization) ?? '',
    }
  })
}
