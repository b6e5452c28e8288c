import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { findCode, serveProvider } from '../testing/provider.ts'
import { openTestBrowser } from '../testing/testBrowser.ts'
import { createAccounts } from './accounts.ts'
import { hashPassword } from './password.ts'

const ana = { email: 'ana@plomada.example', password: 'plomo y nivel' }

let database: Database
let served: Awaited<ReturnType<typeof serveProvider>>
let userId: number

beforeAll(async () => {
  database = await openTestDatabase()
  served = await serveProvider(database)
  const passwordHash = await hashPassword(ana.password)
  const accounts = createAccounts(database.pool)
  await accounts.add({ ...ana, passwordHash, subject: 'plomada|ana', givenName: 'Ana' })
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into users (issuer, subject, nickname, email, first_name)
     values ($1, 'plomada|ana', 'ana', 'otra@plomada.example', 'Ana') returning id`,
    [served.identity.settings.issuer],
  )
  userId = rows[0]?.id ?? 0
})
afterAll(async () => {
  await served.app.close()
  await database.close()
})

let last = 0
beforeEach(async () => {
  await database.pool.query("delete from idp_payloads where model = 'Attempts'")
  const { rows } = await database.pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from audit_events',
  )
  last = Number(rows[0]?.id)
})

const openBrowser = () => openTestBrowser(served.identity.settings)
const newEvents = async () => {
  const { rows } = await database.pool.query(
    `select action, actor_id as actor, subject_kind as kind, subject_id as subject, subject_label as label,
       network_address as address, request_id as request from audit_events where id > $1 order by id`,
    [last],
  )
  return rows
}
const eventOfAna = () => ({ kind: 'account', subject: userId, label: ana.email, address: '127.0.0.1' })

test('a sign-in, a sign-out and a sign-out everywhere each record an event of their user', async () => {
  const browser = openBrowser()
  const end = (more = '') => browser.visit(`/idp/v2/logout?client_id=plomada-web${more}`)
  await browser.signIn(ana)
  await end()
  await browser.signIn(ana)
  const { headers } = await end('&everywhere')
  // Without a session, a sign-out records nothing.
  await end()
  const events = await newEvents()
  expect(events).toMatchObject(
    ['signedIn', 'signedOut', 'signedIn', 'signedOutEverywhere'].map((action) => ({
      ...eventOfAna(),
      action,
      actor: userId,
    })),
  )
  expect(events.at(-1)).toMatchObject({ request: headers.get('x-request-id') })
})

test('a failed sign-in records an event without actor and password, even for an unknown address', async () => {
  const browser = openBrowser()
  const wrong = { email: ' ANA@plomada.example', password: 'equivocada' }
  for (const typed of [wrong, { ...wrong, email: 'nadie@plomada.example' }]) {
    const { url } = await browser.authorize()
    expect((await browser.submit(url, typed)).response.status).toBe(422)
  }
  const events = await newEvents()
  expect(events).toMatchObject([
    { ...eventOfAna(), action: 'signInFailed', actor: null },
    { ...eventOfAna(), action: 'signInFailed', actor: null, subject: null, label: 'nadie@plomada.example' },
  ])
  expect(JSON.stringify(events)).not.toContain(wrong.password)
})

test('the sign-in of a new account records an event with its email', async () => {
  const browser = openBrowser()
  const { url } = await browser.requestAccount({
    givenName: 'Lucía',
    familyName: '',
    email: 'lucia@correo.com',
    password: 'una clave larga',
  })
  await browser.submit(url, { code: findCode(served.mails.at(-1)) })
  expect(await newEvents()).toMatchObject([{ action: 'signedIn', subject: null, label: 'lucia@correo.com' }])
})

test('the second use of a refresh token records an event, and a retry within its grace period does not', async () => {
  const browser = openBrowser()
  const { refresh_token: token } = await browser.signIn(ana)
  await browser.refresh(token)
  await browser.refresh(token)
  expect(await newEvents()).toMatchObject([{ action: 'signedIn' }])
  await database.pool.query("update idp_payloads set consumed_at = consumed_at - interval '11 seconds'")
  const response = await browser.refresh(token)
  expect(response.status).toBe(400)
  const [, reuse, ...more] = await newEvents()
  expect(more).toEqual([])
  const request = response.headers.get('x-request-id')
  expect(reuse).toMatchObject({ ...eventOfAna(), action: 'refreshTokenReused', actor: null, request })
})

test('a password reset records an event of its request, without an actor, and one of the change', async () => {
  const browser = openBrowser()
  const { url } = await browser.authorize({ screen_hint: 'reset-password' })
  const { url: codeUrl } = await browser.submit(url, { email: ana.email })
  const code = findCode(served.mails.at(-1))
  await browser.submit(codeUrl, { code, password: 'escuadra y falsa' })
  expect(await newEvents()).toMatchObject([
    { ...eventOfAna(), action: 'passwordResetRequested', actor: null },
    { ...eventOfAna(), action: 'passwordChanged', actor: userId },
    { ...eventOfAna(), action: 'signedIn', actor: userId },
  ])
  const passwordHash = await hashPassword(ana.password)
  await createAccounts(database.pool).setPassword('plomada|ana', passwordHash, null)
})
