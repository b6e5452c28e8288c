import type * as auth0 from '@auth0/auth0-spa-js'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { href, paths, type User } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { sessionMessages } from '@plomada/ui'
import { startServer } from '../testing/server.ts'

const provider = vi.hoisted(() => ({ appState: '', isCanceled: false }))
vi.mock('@auth0/auth0-spa-js', async (importActual) => {
  const { AuthenticationError } = await importActual<typeof auth0>()
  return {
    // Like the library, which stores the state of the last redirect. The end-to-end tests sign in with it.
    Auth0Client: class {
      async loginWithRedirect({ appState }: { appState: unknown }) {
        provider.appState = JSON.stringify(appState)
      }
      async handleRedirectCallback() {
        const appState: unknown = JSON.parse(provider.appState)
        if (provider.isCanceled) throw new AuthenticationError('access_denied', 'no', 'state', appState)
        return { appState }
      }
      getTokenSilently = async () => 'token'
      getIdTokenClaims = async () => ({ nickname: 'bruno' })
    },
  }
})

const { ana, bruno, maximiliano } = people
const returnTo = href(paths.offer, { id: 11 })
const apply = { kind: 'apply', id: 11 } as const
let server: ReturnType<typeof startServer>
const sent = (call: string) => server.sent.filter(({ name }) => name === call)

/** Loads the modules again, as a new page does, with the current storage. */
async function visit() {
  vi.resetModules()
  return {
    ...(await import('./signIn.ts')),
    ...(await import('./resumePendingAction.ts')),
    ...(await import('../alert/pendingAlert.ts')),
    ...(await import('../notice/notices.ts')),
    ...(await import('./promptForPush.ts')),
  }
}
/** Signs in on a page that the provider redirects to. Returns the address to navigate to. */
async function returnAs(user: User) {
  server.responses['session.register'] = { result: user, token: 'token' }
  return (await visit()).handleSignInRedirect()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  const identity = { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true }
  document.body.innerHTML = `<script id="plomada-settings" type="application/json">${JSON.stringify({ identity })}</script>`
  provider.isCanceled = false
  server = startServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('sends the application of a visitor once, after the sign-in that it started (S-107)', async () => {
  await (await visit()).signIn({ returnTo }, apply)
  server.responses['session.register'] = { result: bruno, token: 'token' }
  const { handleSignInRedirect } = await visit()
  // Strict mode runs effects twice.
  await expect(Promise.all([handleSignInRedirect(), handleSignInRedirect()])).resolves.toEqual([
    returnTo,
    returnTo,
  ])
  expect(sent('offer.apply')).toHaveLength(1)
})

it('prompts for push messages after the application of a visitor (P-081)', async () => {
  await (await visit()).signIn({ returnTo }, apply)
  server.responses['session.register'] = { result: bruno, token: 'token' }
  const { handleSignInRedirect, useIsPushPrompted } = await visit()
  const { result } = renderHook(useIsPushPrompted)
  expect(result.current).toBe(false)
  await act(handleSignInRedirect)
  expect(result.current).toBe(true)
})

it('does not send the application of an abandoned sign-in after a later sign-in', async () => {
  const { signIn } = await visit()
  await signIn({ returnTo }, apply)
  expect(sessionStorage).toHaveLength(0)
  await signIn({ returnTo: paths.home })
  await expect(returnAs(bruno)).resolves.toBe(paths.home)
  expect(sent('offer.apply')).toHaveLength(0)
})

it('sends the application of a new user after the registration', async () => {
  await (await visit()).signIn({ returnTo }, apply)
  await expect(returnAs(maximiliano)).resolves.toBe(
    `${paths.register}?volver=${encodeURIComponent(returnTo)}`,
  )
  expect(sent('offer.apply')).toHaveLength(0)
  const { resumePendingAction } = await visit()
  await resumePendingAction(bruno)
  await resumePendingAction(bruno)
  expect(sent('offer.apply')).toHaveLength(1)
})

it('does not send the application of an abandoned registration after a later sign-in', async () => {
  const { signIn } = await visit()
  await signIn({ returnTo }, apply)
  await returnAs(maximiliano)
  await signIn({ returnTo: paths.home })
  await returnAs(bruno)
  await (await visit()).resumePendingAction(bruno)
  expect(sent('offer.apply')).toHaveLength(0)
})

it('saves an alert of a visitor only after the sign-in that it started (P-094)', async () => {
  const alert = { kind: 'alert', search: location.search } as const
  const { signIn } = await visit()
  await signIn({ returnTo: paths.offers }, alert)
  await signIn({ returnTo: paths.offers })
  await returnAs(bruno)
  expect((await visit()).takePendingAlert()).toBe(false)
  await signIn({ returnTo: paths.offers }, alert)
  await returnAs(bruno)
  const { takePendingAlert } = await visit()
  expect(takePendingAlert()).toBe(true)
  expect(takePendingAlert()).toBe(false)
})

it('forgets an alert of an earlier user whose list was not opened', async () => {
  const { signIn } = await visit()
  await signIn({ returnTo: paths.offers }, { kind: 'alert', search: location.search })
  await returnAs(bruno)
  await signIn({ returnTo: paths.home })
  await returnAs(ana)
  expect((await visit()).takePendingAlert()).toBe(false)
})

it('returns to the page where a canceled sign-in started, with a notice', async () => {
  await (await visit()).signIn({ returnTo }, apply)
  provider.isCanceled = true
  const { handleSignInRedirect, useNotices } = await visit()
  await expect(handleSignInRedirect()).resolves.toBe(returnTo)
  expect(renderHook(useNotices).result.current).toMatchObject([
    { kind: 'error', text: sessionMessages.canceled },
  ])
  expect(sessionStorage).toHaveLength(0)
})

it('returns to the page where a sign-in started when the registration fails, where it can be repeated', async () => {
  await (await visit()).signIn({ returnTo }, apply)
  server.fault = { call: 'session.register', mode: 'network error' }
  await expect(returnAs(bruno)).resolves.toBe(returnTo)
  server.fault = null
  await (await visit()).signIn({ returnTo }, apply)
  await expect(returnAs(bruno)).resolves.toBe(returnTo)
  expect(sent('offer.apply')).toHaveLength(1)
})
