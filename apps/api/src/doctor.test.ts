import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { diagnose } from './doctor.ts'
import { toDatabaseUrl } from './testing/databaseUrl.ts'
import { openJobs } from './testing/jobs.ts'
import { freePort } from '../../../tools/shared/ports.ts'

let dataDir: string
let server: Server
let origin: string
/** Response bodies by path; other paths return 404. */
let responses: Record<string, unknown> = {}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plomada-doctor-'))
  server = createServer((request, response) => {
    const found = responses[new URL(request.url ?? '', 'http://x').pathname]
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

const diagnoseAll = async (env: Record<string, string>) => {
  const all = await diagnose(
    { DATA_DIR: dataDir, ...env },
    {
      stripeEndpoint: () => new URL(origin),
      mercadoPagoEndpoint: () => new URL(origin),
    },
  )
  return Object.fromEntries(
    all.map(({ service, isOk, message }) => [service, `${isOk ? 'ok' : 'wrong'}: ${message}`]),
  )
}
const stripe = { STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' }
const auth = () => ({
  AUTH_DOMAIN: new URL(origin).host,
  AUTH_ISSUER: `${origin}/`,
  AUTH_CLIENT_ID: 'web',
  AUTH_AUDIENCE: 'https://api',
})

test('lists the embedded services and reports that no server is running, without any settings', async () => {
  expect(await diagnoseAll({ PORT: String(await freePort()) })).toEqual({
    database: 'ok: The embedded database, in DATA_DIR.',
    identity: 'ok: The embedded identity provider, under /idp.',
    payments: 'ok: The payment sandbox: no money moves.',
    mail: 'ok: No mail is sent: it stays in DATA_DIR/outbox.',
    photos: 'ok: The folder DATA_DIR/photos is writable.',
    address:
      'wrong: It cannot be used (ECONNREFUSED): check PUBLIC_URL, the proxy and whether the server runs.',
  })
})

test('names the setting of a service that is unreachable, without any secret', async () => {
  responses = {}
  const closed = `127.0.0.1:${await freePort()}`
  const found = await diagnoseAll({
    ...stripe,
    ...auth(),
    DATABASE_URL: `postgres://plomada:secret@${closed}/plomada`,
    DATABASE_READ_URL: `postgres://plomada:secret@${closed}/plomada`,
    DATABASE_OWNER_URL: `postgres://owner:secret@${closed}/plomada`,
    SMTP_URL: `smtp://user:secret@${closed}`,
    S3_BUCKET: 'photos',
    S3_REGION: 'sa-east-1',
    S3_ENDPOINT: `http://${closed}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    PUBLIC_URL: origin,
  })
  expect(found['database']).toMatch(/^wrong: .*DATABASE_URL/)
  expect(found['replica']).toMatch(/^wrong: .*DATABASE_READ_URL/)
  expect(found['owner']).toMatch(/^wrong: .*DATABASE_OWNER_URL/)
  expect(found['identity']).toMatch(/^wrong: .*openid-configuration responds with 404/)
  expect(found['payments']).toMatch(/^wrong: .*STRIPE_SECRET_KEY/)
  expect(found['mail']).toMatch(/^wrong: .*ESOCKET.*SMTP_URL/)
  expect(found['photos']).toMatch(/^wrong: .*S3_BUCKET/)
  expect(found['address']).toMatch(/^wrong: .*responds with 404/)
  expect(JSON.stringify(found)).not.toContain('secret')
})

test('reports a service that responds with unexpected content', async () => {
  const webhook = { url: `${origin}/api/payments/webhook`, status: 'enabled' }
  responses = {
    '/health/ready': {},
    '/v1/balance': { object: 'balance' },
    '/v1/webhook_endpoints': { object: 'list', data: [webhook] },
    '/.well-known/openid-configuration': { issuer: `${origin}/`, jwks_uri: `${origin}/keys` },
    '/keys': { keys: [] },
  }
  const env = { ...stripe, ...auth(), PUBLIC_URL: origin }
  expect(await diagnoseAll(env)).toMatchObject({
    identity: `ok: ${origin}/ publishes its keys.`,
    payments: 'ok: Stripe accepts the key (test mode) and has the webhook.',
    address: `ok: ${origin} reaches a server that is ready.`,
  })
  responses = {
    ...responses,
    '/v1/webhook_endpoints': { object: 'list', data: [{ ...webhook, status: 'disabled' }] },
    '/.well-known/openid-configuration': { issuer: 'https://other.example/', jwks_uri: `${origin}/keys` },
  }
  expect(await diagnoseAll(env)).toMatchObject({
    identity: 'wrong: The provider signs as https://other.example/: set AUTH_ISSUER to that.',
    payments: `wrong: Stripe has no enabled webhook to ${webhook.url}.`,
  })
})

test('connects to the database, the replica and as the owner', async () => {
  const url = toDatabaseUrl(inject('template').server, 'postgres')
  const found = await diagnoseAll({ DATABASE_URL: url, DATABASE_READ_URL: url, DATABASE_OWNER_URL: url })
  expect(found).toMatchObject({
    database: expect.stringMatching(/^ok: PostgreSQL \d+ is reachable\.$/),
    replica: 'ok: The database is reachable, but it is not a replica.',
    owner: 'ok: The role that owns the tables can connect.',
  })
})

describe('Mercado Pago', () => {
  const application = {
    MERCADOPAGO_CLIENT_ID: '123456',
    MERCADOPAGO_CLIENT_SECRET: 'a secret of the application',
    MERCADOPAGO_WEBHOOK_SECRET: 'a secret of its notifications',
    KEY_SECRET: 'a secret of more than thirty-two characters',
    PUBLIC_URL: 'https://plomada.invalid',
    DATABASE: 'embedded',
    MAIL: 'outbox',
  }
  const check = async (changes: Record<string, string> = {}) =>
    (await diagnoseAll({ ...application, ...changes }))['payments']

  test('is asked whether it accepts the application, and says when its credentials are for tests (P-334)', async () => {
    responses = { '/oauth/token': { access_token: 'APP_USR-1', live_mode: true } }
    expect(await check()).toBe(
      'ok: Mercado Pago accepts the application. Whether its notifications arrive shows the first payment.',
    )
    for (const grant of [{ access_token: 'APP_USR-1', live_mode: false }, { access_token: 'TEST-1' }]) {
      responses = { '/oauth/token': grant }
      expect(await check()).toBe(
        'wrong: Mercado Pago accepts the application, but these are its test credentials: no money moves.',
      )
    }
    responses = {}
    expect(await check()).toBe(
      'wrong: Mercado Pago refuses MERCADOPAGO_CLIENT_ID or MERCADOPAGO_CLIENT_SECRET.',
    )
  })

  test.each([
    [
      { PUBLIC_URL: 'http://plomada.invalid' },
      'Mercado Pago returns only to https addresses: set PUBLIC_URL to one.',
    ],
    [
      { PUBLIC_URL: 'https://localhost' },
      'Mercado Pago needs a public name to send notifications: set PUBLIC_URL to one.',
    ],
    [
      { PUBLIC_URL: 'https://203.0.113.7' },
      'Mercado Pago needs a public name to send notifications: set PUBLIC_URL to one.',
    ],
    [
      { MERCADOPAGO_CLIENT_SECRET: 'APP_USR-123-secret' },
      'MERCADOPAGO_CLIENT_SECRET is an access token or a public key: it takes the secret of the application.',
    ],
    [
      { MERCADOPAGO_WEBHOOK_SECRET: 'TEST-123-secret-of-16' },
      'MERCADOPAGO_WEBHOOK_SECRET is an access token or a public key: it takes the secret key of the notifications, 16 characters or more.',
    ],
    [
      { MERCADOPAGO_WEBHOOK_SECRET: application.MERCADOPAGO_CLIENT_SECRET },
      'MERCADOPAGO_WEBHOOK_SECRET is the secret of the application: it takes that of the notifications.',
    ],
  ])('with %o is not asked (P-334)', async (changes, sentence) => {
    responses = { '/oauth/token': { access_token: 'APP_USR-1', live_mode: true } }
    const found = await check(changes)
    expect(found).toBe(`wrong: ${sentence}`)
    expect(found).not.toContain('123-secret')
  })
})

test('counts the open payments that another provider took (P-333)', async () => {
  const { market, jobs } = await openJobs()
  try {
    await jobs.paid()
    const { rows } = await market.db.execute<{ name: string }>(sql`select current_database() as name`)
    const url = toDatabaseUrl(inject('template').server, rows[0]?.name ?? '')
    const check = async (PAYMENTS: string) => (await diagnoseAll({ DATABASE_URL: url, PAYMENTS }))['refunds']
    expect(await check('sandbox')).toBe('ok: The configured provider took all open payments.')
    expect(await check('mercadopago-sandbox')).toBe(
      'wrong: 1 open payment was taken by a provider that is not configured any more: refunds of it are not sent until it is.',
    )
  } finally {
    await market.close()
  }
})
