import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { codeIn, serveProvider } from '../testing/provider.ts'
import { openVisitor } from '../testing/visitor.ts'
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

const visitor = () => openVisitor(served.identity.settings)
const newEvents = async () => {
  const { rows } = await database.pool.query(
    `select action, actor_id as actor, subject_kind as kind, subject_id as subject, subject_label as label,
       network_address as address, request_id as request from audit_events where id > $1 order by id`,
    [last],
  )
  return rows
}
const ofAna = () => ({ kind: 'account', subject: userId, label: ana.email, address: '127.0.0.1' })

test('a sign-in, a sign-out and a sign-out everywhere each leave an event of their user', async () => {
  const guest = visitor()
  const end = (more = '') => guest.visit(`/idp/v2/logout?client_id=plomada-web${more}`)
  await guest.enter(ana)
  await end()
  await guest.enter(ana)
  const { headers } = await end('&everywhere')
  // Nobody is signed in any more.
  await end()
  const events = await newEvents()
  expect(events).toMatchObject(
    ['signedIn', 'signedOut', 'signedIn', 'signedOutEverywhere'].map((action) => ({
      ...ofAna(),
      action,
      actor: userId,
    })),
  )
  expect(events.at(-1)).toMatchObject({ request: headers.get('x-request-id') })
})

test('a failed sign-in leaves an event without an actor, for an unknown address too, and no password', async () => {
  const guest = visitor()
  const wrong = { email: ' ANA@plomada.example', password: 'equivocada' }
  for (const typed of [wrong, { ...wrong, email: 'nadie@plomada.example' }]) {
    const { url } = await guest.authorize()
    expect((await guest.submit(url, typed)).response.status).toBe(422)
  }
  const events = await newEvents()
  expect(events).toMatchObject([
    { ...ofAna(), action: 'signInFailed', actor: null },
    { ...ofAna(), action: 'signInFailed', actor: null, subject: null, label: 'nadie@plomada.example' },
  ])
  expect(JSON.stringify(events)).not.toContain(wrong.password)
})

test('an account that was just opened signs in with an event that names its e-mail', async () => {
  const guest = visitor()
  const { url } = await guest.askAccount({
    givenName: 'Lucía',
    familyName: '',
    email: 'lucia@correo.com',
    password: 'una clave larga',
  })
  await guest.submit(url, { code: codeIn(served.mails.at(-1)) })
  expect(await newEvents()).toMatchObject([{ action: 'signedIn', subject: null, label: 'lucia@correo.com' }])
})

test('the second use of a refresh token leaves an event, a repeated lost response none', async () => {
  const guest = visitor()
  const { refresh_token: token } = await guest.enter(ana)
  await guest.refresh(token)
  await guest.refresh(token)
  expect(await newEvents()).toMatchObject([{ action: 'signedIn' }])
  await database.pool.query("update idp_payloads set consumed_at = consumed_at - interval '11 seconds'")
  const response = await guest.refresh(token)
  expect(response.status).toBe(400)
  const [, reuse, ...more] = await newEvents()
  expect(more).toEqual([])
  const request = response.headers.get('x-request-id')
  expect(reuse).toMatchObject({ ...ofAna(), action: 'refreshTokenReused', actor: null, request })
})

test('a changed password leaves an event of the request, without an actor, and one of the change', async () => {
  const guest = visitor()
  const { url } = await guest.authorize({ screen_hint: 'reset-password' })
  const { url: codeUrl } = await guest.submit(url, { email: ana.email })
  const code = codeIn(served.mails.at(-1))
  await guest.submit(codeUrl, { code, password: 'escuadra y falsa' })
  expect(await newEvents()).toMatchObject([
    { ...ofAna(), action: 'passwordResetRequested', actor: null },
    { ...ofAna(), action: 'passwordChanged', actor: userId },
    { ...ofAna(), action: 'signedIn', actor: userId },
  ])
  const passwordHash = await hashPassword(ana.password)
  await createAccounts(database.pool).setPassword('plomada|ana', passwordHash, null)
})
