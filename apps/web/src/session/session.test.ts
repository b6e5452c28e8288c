import { beforeEach, expect, it, vi } from 'vitest'
import { people } from '@plomada/domain/fixtures'
import { leaveToSignIn, signInProblem } from './identity.ts'
import { readStoredUser, timeLeft, writeStoredUser } from './userStorage.ts'

const built = vi.hoisted(() => vi.fn<(options: unknown) => void>())
vi.mock('@auth0/auth0-spa-js', () => ({
  // Only what the wrapper hands over is looked at here; the journeys sign in with the real library.
  Auth0Client: class {
    loginWithRedirect = async () => {}
    constructor(options: unknown) {
      built(options)
    }
  },
}))

beforeEach(() => localStorage.clear())

it('keeps the signed-in person and their token under userStorage, and takes nothing unreadable for one (S-293, S-308)', () => {
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

it('knows how long a token is still good for', () => {
  const token = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`
  expect(timeLeft(token(100), 40_000)).toBe(60_000)
  expect(timeLeft(token(100), 140_000)).toBe(0)
  expect(timeLeft('nonsense')).toBe(0)
})

it('gives the provider’s library the specified timings (S-477..S-480)', async () => {
  const settings = {
    identity: { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true },
    emailjs: { origin: '/', publicKey: 'k', serviceId: 's', templateId: 't' },
  }
  document.body.innerHTML = `<script id="plomada-settings" type="application/json">${JSON.stringify(settings)}</script>`
  await leaveToSignIn({ returnTo: '/service' })
  expect(built).toHaveBeenCalledWith(
    expect.objectContaining({
      httpTimeoutInSeconds: 10,
      authorizeTimeoutInSeconds: 60,
      leeway: 60,
      sessionCheckExpiryDays: 1,
    }),
  )
})

it('has a sentence for each way in which a sign-in fails (S-449)', () => {
  const problems = [
    { error: 'timeout' },
    { error: 'cancelled' },
    { error: 'mfa_required' },
    { error: 'missing_refresh_token' },
    { message: 'Invalid state' },
    new Error('Login failed'),
  ]
  expect(new Set(problems.map(signInProblem)).size).toBe(problems.length)
})
