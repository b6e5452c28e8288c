import { errors, type JWTVerifyGetKey } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestIdentity } from '../testing/testIdentity.ts'
import { createVerifier } from './verify.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const getSeconds = () => Math.floor(Date.now() / 1000)

/** Opens a verifier whose key can be removed, and counts how often it reads the key. */
async function openVerifier() {
  const { settings, keys, tokenFor } = await openTestIdentity()
  const provider = { hasKey: true, reads: 0 }
  const getKey: JWTVerifyGetKey = (header, token) => {
    provider.reads++
    if (!provider.hasKey) throw new errors.JWKSNoMatchingKey()
    return keys(header, token)
  }
  return { provider, tokenFor, verify: createVerifier({ ...settings, keys: getKey }) }
}

test('verifies the signature of a token once a minute', async () => {
  const { provider, tokenFor, verify } = await openVerifier()
  const token = await tokenFor('elena')
  for (let times = 0; times < 5; times++) expect((await verify(token))?.sub).toBe('elena')
  expect(provider.reads).toBe(1)
  pass(61)
  expect((await verify(token))?.sub).toBe('elena')
  expect(provider.reads).toBe(2)
})

test('refuses a known token as soon as it has expired, after the tolerance for clocks', async () => {
  const { tokenFor, verify } = await openVerifier()
  const token = await tokenFor('elena', { exp: getSeconds() - 30 })
  expect(await verify(token)).not.toBeNull()
  pass(31)
  expect(await verify(token)).toBeNull()
})

test('refuses a known token a minute after its key was removed', async () => {
  const { provider, tokenFor, verify } = await openVerifier()
  const token = await tokenFor('elena')
  await verify(token)
  provider.hasKey = false
  pass(61)
  expect(await verify(token)).toBeNull()
})

test('does not accept a token because a similar one is known', async () => {
  const { tokenFor, verify } = await openVerifier()
  const token = await tokenFor('elena')
  await verify(token)
  const [header, , signature] = token.split('.')
  const claims = (await tokenFor('admin')).split('.')[1]
  expect(await verify([header, claims, signature].join('.'))).toBeNull()
  expect(await verify(token)).toMatchObject({ sub: 'elena' })
})
