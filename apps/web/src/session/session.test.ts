import { beforeEach, expect, it, vi } from 'vitest'
import { people } from '@plomada/domain/fixtures'
import { redirectToSignIn, signInErrorMessage } from './identity.ts'
import { readStoredUser, msUntilExpiry, writeStoredUser } from './userStorage.ts'

const built = vi.hoisted(() => vi.fn<(options: unknown) => void>())
vi.mock('@auth0/auth0-spa-js', () => ({
  // The end-to-end tests sign in with the real library.
  Auth0Client: class {
    loginWithRedirect = async () => {}
    constructor(options: unknown) {
      built(options)
    }
  },
}))

beforeEach(() => localStorage.clear())

it('stores the signed-in user with their token in userStorage, and ignores an invalid value (S-293, S-308)', () => {
  expect(readStoredUser()).toBeNull()
  const user = { ...people.bruno, token: 'a.b.c' }
  writeStoredUser(user)
  expect(JSON.parse(localStorage.getItem('userStorage') ?? '')).toMatchObject({ id: 2, token: 'a.b.c' })
  expect(readStoredUser()).toEqual(user)
  localStorage.setItem('userStorage', '{"id":"x"}')
  expect(readStoredUser()).toBeNull()
  writeStoredUser(null)
  expect(localStorage.getItem('userStorage')).toBeNull()
})

it('computes the time until a token expires', () => {
  const token = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`
  expect(msUntilExpiry(token(100), 40_000)).toBe(60_000)
  expect(msUntilExpiry(token(100), 140_000)).toBe(0)
  expect(msUntilExpiry('nonsense')).toBe(0)
})

it('passes the specified timeouts to the library of the provider (S-477..S-480)', async () => {
  const settings = {
    identity: { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true },
    emailjs: { origin: '/', publicKey: 'k', serviceId: 's', templateId: 't' },
  }
  document.body.innerHTML = `<script id="plomada-settings" type="application/json">${JSON.stringify(settings)}</script>`
  await redirectToSignIn({ returnTo: '/service' })
  expect(built).toHaveBeenCalledWith(
    expect.objectContaining({
      httpTimeoutInSeconds: 10,
      authorizeTimeoutInSeconds: 60,
      leeway: 60,
      sessionCheckExpiryDays: 1,
    }),
  )
})

it('has a message for each way in which a sign-in fails (S-449)', () => {
  const problems = [
    { error: 'timeout' },
    { error: 'cancelled' },
    { error: 'mfa_required' },
    { error: 'missing_refresh_token' },
    { message: 'Invalid state' },
    new Error('Login failed'),
  ]
  expect(new Set(problems.map(signInErrorMessage)).size).toBe(problems.length)
})
