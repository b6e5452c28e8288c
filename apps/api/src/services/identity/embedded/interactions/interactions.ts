import type { FastifyInstance } from 'fastify'
import { errors } from 'oidc-provider'
import { isUnavailable } from '../../../../database/database.ts'
import { addFormParser } from '../../../../http/formBody.ts'
import { createCodeLimits } from '../codeLimits.ts'
import { createPasswordHandlers } from './password.ts'
import { createInteractions, type InteractionDeps } from './shared.ts'
import { createSignInHandlers } from './signIn.ts'
import { createSignUpHandlers } from './signUp.ts'
import { expiredPage } from '../pages/pages.ts'
import { databaseUnavailablePage, RETRY_AFTER_SECONDS } from '../unavailable.ts'

/** Registers the pages for sign-in, sign-up and password reset under `/ingreso/:uid`. They work without JavaScript. */
export async function mountInteractions(app: FastifyInstance, deps: InteractionDeps): Promise<void> {
  const { home, path, sql, quotas } = deps
  const interactions = createInteractions(deps)
  const limits = createCodeLimits(sql, quotas)
  const signIn = createSignInHandlers(interactions, deps)
  const signUp = createSignUpHandlers(interactions, deps, limits)
  const password = createPasswordHandlers(interactions, deps, limits)

  await app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      addFormParser(scope, 16_384)
      scope.setErrorHandler((problem, _request, reply) => {
        if (problem instanceof errors.SessionNotFound) return interactions.show(reply, 400, expiredPage(home))
        if (!isUnavailable(problem)) throw problem
        reply.header('retry-after', RETRY_AFTER_SECONDS)
        return interactions.show(reply, 503, databaseUnavailablePage(home))
      })
      scope.get('/:uid', interactions.start)
      scope.get('/:uid/ingresar', signIn.showSignIn)
      scope.post('/:uid/ingresar', signIn.signIn)
      scope.get('/:uid/crear-cuenta', signUp.showSignUp)
      scope.post('/:uid/crear-cuenta', signUp.signUp)
      scope.get('/:uid/confirmar', signUp.showConfirm)
      scope.post('/:uid/confirmar', signUp.confirm)
      scope.get('/:uid/recuperar', password.showReset)
      scope.post('/:uid/recuperar', password.requestReset)
      scope.get('/:uid/contrasena', password.showNewPassword)
      scope.post('/:uid/contrasena', password.changePassword)
      done()
    },
    { prefix: `${path}/ingreso` },
  )
}
