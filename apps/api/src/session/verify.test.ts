import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

test.each<[string, RequestListener]>([
  ['does not respond', () => undefined],
  ['closes the connection', ({ socket }) => void socket.destroy()],
  ['responds with an error', (_, response) => void response.writeHead(500).end()],
  ['responds with something else', (_, response) => void response.end('<h1>Mantenimiento</h1>')],
])('reports the service as unavailable while a hosted provider %s', async (_, respond) => {
  const server = createServer(respond).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { settings, tokenFor } = await openTestIdentity()
  const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/`), { timeoutDuration: 100 })
  const verify = createVerifier({ ...settings, keys })
  await expect(verify(await tokenFor('elena'))).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    cause: expect.any(Error) as Error,
  })
})
