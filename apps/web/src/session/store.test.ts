import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@plomada/domain/calls'
import { people } from '@plomada/domain/fixtures'
import { sentences, startServer, ways } from '../testing/server.ts'

const provider = vi.hoisted(() => ({
  handleRedirectCallback: vi.fn<() => Promise<unknown>>(),
  getTokenSilently: vi.fn<() => Promise<string>>(),
}))
vi.mock('@auth0/auth0-spa-js', () => ({
  // The journeys sign in with the real library; here it is told what to say.
  Auth0Client: class {
    handleRedirectCallback = provider.handleRedirectCallback
    getTokenSilently = provider.getTokenSilently
    getIdTokenClaims = async () => ({ nickname: 'bruno' })
  },
}))

const tokenFor = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.y`
const fresh = tokenFor(600)
const bruno = { ...people.bruno, photo: null, token: fresh }
/** A visit: a page that is loaded anew, with what this browser keeps. */
async function visit() {
  vi.resetModules()
  const store = await import('./store.ts')
  return {
    ...store,
    ...(await import('./door.ts')),
    ...(await import('../data/authority.ts')),
    state: () => store.sessionSnapshot().state,
  }
}

beforeEach(() => {
  localStorage.clear()
  const identity = { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true }
  document.body.innerHTML = `<script id="plomada-settings" type="application/json">${JSON.stringify({ identity })}</script>`
  provider.handleRedirectCallback.mockReset().mockResolvedValue({ appState: { returnTo: '/service' } })
  provider.getTokenSilently.mockReset().mockResolvedValue(fresh)
  vi.stubGlobal('fetch', async () =>
    Response.json(z.encode(calls.session.register.answer, { result: people.bruno, token: fresh })),
  )
})

it('goes from nobody through a sign-in that is under way to somebody, and back (S-310, S-340)', async () => {
  const { arrive, keepSession, sessionSnapshot, state } = await visit()
  expect(state()).toBe('unauthenticated')
  const arriving = arrive()
  expect(state()).toBe('loading')
  await expect(arriving).resolves.toBe('/service')
  expect(sessionSnapshot()).toMatchObject({ state: 'authenticated', viewer: { id: 2, token: fresh } })
  keepSession(null)
  expect(state()).toBe('unauthenticated')
})

it('says that a sign-in failed, and lets nobody in (S-340)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  provider.handleRedirectCallback.mockRejectedValue(new Error('Invalid state'))
  const { arrive, sessionSnapshot } = await visit()
  await expect(arrive()).resolves.toBe('/')
  expect(sessionSnapshot()).toEqual({ state: 'error', viewer: null })
  expect(localStorage.getItem('userStorage')).toBeNull()
  expect(said).toHaveBeenCalledExactlyOnceWith('Login failed', expect.any(Error))
  said.mockRestore()
})

it.each(ways)('says that nobody could be registered on the way in, and lets nobody in: %s', async (way) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { arrive, state } = await visit()
  const { useNotices } = await import('../notice/notices.ts')
  startServer().fault = { call: 'session.register', way }
  await expect(arrive()).resolves.toBe('/')
  expect(state()).toBe('error')
  expect(renderHook(useNotices).result.current).toMatchObject([{ tone: 'error', text: sentences[way] }])
  expect(said).toHaveBeenCalledExactlyOnceWith('Login failed', expect.any(Error))
  vi.restoreAllMocks()
})

it('has one answer to who is signed in: what userStorage holds, in every tab (S-343)', async () => {
  const first = await visit()
  first.keepSession(bruno)
  const { sessionSnapshot, state } = await visit()
  expect(sessionSnapshot()).toEqual({ state: 'authenticated', viewer: bruno })
  // Another tab signs out, and in again.
  const kept = localStorage.getItem('userStorage') ?? ''
  const elsewhere = (value: string | null) => {
    if (value === null) localStorage.removeItem('userStorage')
    else localStorage.setItem('userStorage', value)
    dispatchEvent(new StorageEvent('storage', { key: 'userStorage' }))
  }
  elsewhere(null)
  expect(sessionSnapshot()).toEqual({ state: 'unauthenticated', viewer: null })
  elsewhere(kept)
  expect(state()).toBe('authenticated')
  elsewhere('{"id":"nobody"}')
  expect(sessionSnapshot()).toEqual({ state: 'unauthenticated', viewer: null })
})

it('renews a token that is nearly over, once for however many requests (S-341)', async () => {
  const { authority, keepSession, sessionSnapshot } = await visit()
  keepSession({ ...bruno, token: tokenFor(20) })
  await expect(Promise.all([authority().token(), authority().token()])).resolves.toEqual([fresh, fresh])
  expect(provider.getTokenSilently).toHaveBeenCalledOnce()
  expect(sessionSnapshot()).toMatchObject({ state: 'authenticated', viewer: { token: fresh } })
  await expect(authority().token()).resolves.toBe(fresh)
  expect(provider.getTokenSilently).toHaveBeenCalledOnce()
})

it('a session whose token is over ends with the provider’s', async () => {
  const { authority, keepSession, state } = await visit()
  keepSession({ ...bruno, token: tokenFor(-5) })
  provider.getTokenSilently.mockRejectedValue({ error: 'login_required' })
  await expect(authority().token()).resolves.toBeNull()
  expect(state()).toBe('unauthenticated')
})

it('a session whose token is over outlives a provider out of reach, and signs again once it is back', async () => {
  const { authority, keepSession, state } = await visit()
  keepSession({ ...bruno, token: tokenFor(-5) })
  provider.getTokenSilently.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  // Not null: a request without a signature would be answered as a stranger's.
  await expect(authority().token()).rejects.toThrow('Failed to fetch')
  expect(state()).toBe('authenticated')
  await expect(authority().token()).resolves.toBe(fresh)
})
