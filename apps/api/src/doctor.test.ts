import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diagnose } from './doctor.ts'
import { freePort } from './services/testing/freePort.ts'

let dataDir: string
let server: Server
let origin: string
/** Answers by path; whatever is missing is 404. */
let answers: Record<string, unknown> = {}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plomada-doctor-'))
  server = createServer((request, response) => {
    const found = answers[new URL(request.url ?? '', 'http://x').pathname]
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { error: { type: 'invalid_request_error', message: 'no' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const sentences = async (env: Record<string, string>) => {
  const all = await diagnose({ DATA_DIR: dataDir, ...env }, { stripeEndpoint: () => new URL(origin) })
  return Object.fromEntries(
    all.map(({ service, isOk, sentence }) => [service, `${isOk ? 'ok' : 'wrong'}: ${sentence}`]),
  )
}
const stripe = { STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' }
const auth = () => ({
  AUTH_DOMAIN: new URL(origin).host,
  AUTH_ISSUER: `${origin}/`,
  AUTH_CLIENT_ID: 'web',
  AUTH_AUDIENCE: 'https://api',
})

test('without settings it says which stand-ins there are, and that no server answers yet', async () => {
  expect(await sentences({ PORT: String(await freePort()) })).toEqual({
    database: 'ok: The embedded database: for demonstrations.',
    identity: 'ok: The embedded identity provider, under /idp.',
    payments: 'ok: The payment sandbox: no money moves.',
    mail: 'ok: No mail leaves: it stays in DATA_DIR/outbox.',
    photos: 'ok: The folder DATA_DIR/photos can be written.',
    address:
      'wrong: It cannot be used (ECONNREFUSED): check PUBLIC_URL, the proxy and whether the server runs.',
  })
})

test('services that do not answer are named with the setting to look at, and no secret is repeated', async () => {
  answers = {}
  const closed = `127.0.0.1:${await freePort()}`
  const found = await sentences({
    ...stripe,
    ...auth(),
    DATABASE_URL: `postgres://plomada:secret@${closed}/plomada`,
    SMTP_URL: `smtp://user:secret@${closed}`,
    S3_BUCKET: 'photos',
    S3_REGION: 'sa-east-1',
    S3_ENDPOINT: `http://${closed}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    PUBLIC_URL: origin,
  })
  expect(found['database']).toMatch(/^wrong: .*DATABASE_URL/)
  expect(found['identity']).toMatch(/^wrong: .*openid-configuration answers 404/)
  expect(found['payments']).toMatch(/^wrong: .*STRIPE_SECRET_KEY/)
  expect(found['mail']).toMatch(/^wrong: .*ESOCKET.*SMTP_URL/)
  expect(found['photos']).toMatch(/^wrong: .*S3_BUCKET/)
  expect(found['address']).toMatch(/^wrong: .*answers 404/)
  expect(JSON.stringify(found)).not.toContain('secret')
})

test('services that answer are told apart from those that answer wrongly', async () => {
  const webhook = { url: `${origin}/api/payments/webhook`, status: 'enabled' }
  answers = {
    '/health/ready': {},
    '/v1/balance': { object: 'balance' },
    '/v1/webhook_endpoints': { object: 'list', data: [webhook] },
    '/.well-known/openid-configuration': { issuer: `${origin}/`, jwks_uri: `${origin}/keys` },
    '/keys': { keys: [] },
  }
  const env = { ...stripe, ...auth(), PUBLIC_URL: origin }
  expect(await sentences(env)).toMatchObject({
    identity: `ok: ${origin}/ publishes its keys.`,
    payments: 'ok: Stripe takes the key, of its test mode, and has the webhook.',
    address: `ok: ${origin} leads to a server that is ready.`,
  })
  answers = {
    ...answers,
    '/v1/webhook_endpoints': { object: 'list', data: [{ ...webhook, status: 'disabled' }] },
    '/.well-known/openid-configuration': { issuer: 'https://other.example/', jwks_uri: `${origin}/keys` },
  }
  expect(await sentences(env)).toMatchObject({
    identity: 'wrong: The provider signs as https://other.example/: set AUTH_ISSUER to that.',
    payments: `wrong: Stripe has no enabled webhook to ${webhook.url}.`,
  })
})
