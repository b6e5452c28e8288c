import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@plomada/domain/calls'
import { people } from '@plomada/domain/fixtures'
import { failureMessages, startServer, failureModes } from '../testing/server.ts'

const provider = vi.hoisted(() => ({
  handleRedirectCallback: vi.fn<() => Promise<unknown>>(),
  getTokenSilently: vi.fn<() => Promise<string>>(),
}))
vi.mock('@auth0/auth0-spa-js', () => ({
  // The end-to-end tests sign in with the real library.
  Auth0Client: class {
    handleRedirectCallback = provider.handleRedirectCallback
    getTokenSilently = provider.getTokenSilently
    getIdTokenClaims = async () => ({ nickname: 'bruno' })
  },
}))

const tokenFor = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.y`
const fresh = tokenFor(600)
const bruno = { ...people.bruno, photo: null, token: fresh }
/** Loads the modules again, as a new page does, with the current storage. */
async function visit() {
  vi.resetModules()
  const store = await import('./store.ts')
  return {
    ...store,
    ...(await import('./signIn.ts')),
    ...(await import('../data/requestAuth.ts')),
    state: () => store.getSession().state,
  }
}

beforeEach(() => {
  localStorage.clear()
  const identity = { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true }
  document.body.innerHTML = `<script id="plomada-settings" type="application/json">${JSON.stringify({ identity })}</script>`
  provider.handleRedirectCallback.mockReset().mockResolvedValue({ appState: { returnTo: '/service' } })
  provider.getTokenSilently.mockReset().mockResolvedValue(fresh)
  vi.stubGlobal('fetch', async () =>
    Response.json(z.encode(calls.session.register.response, { result: people.bruno, token: fresh })),
  )
})

it('changes from unauthenticated to loading to authenticated during a sign-in, and back after the sign-out (S-310, S-340)', async () => {
  const { handleSignInRedirect, setSession, getSession, state } = await visit()
  expect(state()).toBe('unauthenticated')
  const signingIn = handleSignInRedirect()
  expect(state()).toBe('loading')
  await expect(signingIn).resolves.toBe('/service')
  expect(getSession()).toMatchObject({ state: 'authenticated', viewer: { id: 2, token: fresh } })
  setSession(null)
  expect(state()).toBe('unauthenticated')
})

it('has the state error and no viewer after a failed sign-in (S-340)', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  provider.handleRedirectCallback.mockRejectedValue(new Error('Invalid state'))
  const { handleSignInRedirect, getSession } = await visit()
  await expect(handleSignInRedirect()).resolves.toBe('/')
  expect(getSession()).toEqual({ state: 'error', viewer: null })
  expect(localStorage.getItem('userStorage')).toBeNull()
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('Login failed', expect.any(Error))
  consoleError.mockRestore()
})

it.each(failureModes)('shows a message when the registration fails during a sign-in: %s', async (mode) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { handleSignInRedirect, state } = await visit()
  const { useNotices } = await import('../notice/notices.ts')
  startServer().fault = { call: 'session.register', mode }
  await expect(handleSignInRedirect()).resolves.toBe('/service')
  expect(state()).toBe('error')
  expect(renderHook(useNotices).result.current).toMatchObject([
    { kind: 'error', text: failureMessages[mode] },
  ])
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('Login failed', expect.any(Error))
  vi.restoreAllMocks()
})

it('follows userStorage in every tab (S-343)', async () => {
  const first = await visit()
  first.setSession(bruno)
  const { getSession, state } = await visit()
  expect(getSession()).toEqual({ state: 'authenticated', viewer: bruno })
  // Another tab signs out and in again.
  const stored = localStorage.getItem('userStorage') ?? ''
  const writeInOtherTab = (value: string | null) => {
    if (value === null) localStorage.removeItem('userStorage')
    else localStorage.setItem('userStorage', value)
    dispatchEvent(new StorageEvent('storage', { key: 'userStorage' }))
  }
  writeInOtherTab(null)
  expect(getSession()).toEqual({ state: 'unauthenticated', viewer: null })
  writeInOtherTab(stored)
  expect(state()).toBe('authenticated')
  writeInOtherTab('{"id":"none"}')
  expect(getSession()).toEqual({ state: 'unauthenticated', viewer: null })
})

it('renews a token that is about to expire, once for parallel requests (S-341)', async () => {
  const { getRequestAuth, setSession, getSession } = await visit()
  setSession({ ...bruno, token: tokenFor(20) })
  await expect(Promise.all([getRequestAuth().getToken(), getRequestAuth().getToken()])).resolves.toEqual([
    fresh,
    fresh,
  ])
  expect(provider.getTokenSilently).toHaveBeenCalledOnce()
  expect(getSession()).toMatchObject({ state: 'authenticated', viewer: { token: fresh } })
  await expect(getRequestAuth().getToken()).resolves.toBe(fresh)
  expect(provider.getTokenSilently).toHaveBeenCalledOnce()
})

it('ends a session with an expired token when the session at the provider has ended', async () => {
  const { getRequestAuth, setSession, state } = await visit()
  setSession({ ...bruno, token: tokenFor(-5) })
  provider.getTokenSilently.mockRejectedValue({ error: 'login_required' })
  await expect(getRequestAuth().getToken()).resolves.toBeNull()
  expect(state()).toBe('unauthenticated')
})

it('keeps a session with an expired token while the provider is unreachable, and renews the token afterwards', async () => {
  const { getRequestAuth, setSession, state } = await visit()
  setSession({ ...bruno, token: tokenFor(-5) })
  provider.getTokenSilently.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  // Not null: a request without a token would get the response for a visitor.
  await expect(getRequestAuth().getToken()).rejects.toThrow('Failed to fetch')
  expect(state()).toBe('authenticated')
  await expect(getRequestAuth().getToken()).resolves.toBe(fresh)
})
