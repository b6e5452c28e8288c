import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { emptyTables } from '../testing/emptyTables.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { openDemoAccounts } from '../demo/accounts.ts'
import { openVisitor } from './identity/testing/visitor.ts'
import { mountServices, openServices } from './services.ts'
import { freePort } from './testing/freePort.ts'

let database: Database
const opened: { close: () => unknown }[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  await emptyTables(database.db)
})
afterAll(() => database?.close())

const lia = { givenName: 'Lía', email: 'lia@plomada.example', password: 'otra clave larga' }

/** Serves the pages of a server with these settings and opens a browser there. */
async function serve(env: Record<string, string>) {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const config = readConfig({ PUBLIC_URL: publicUrl, ...env })
  const services = await openServices(config, database)
  const app = fastify({ forceCloseConnections: true })
  await mountServices(app, services, { config, database })
  await app.listen({ port, host: '127.0.0.1' })
  opened.push(app, services.mail)
  return { guest: openVisitor(services.identity.settings), publicUrl }
}

/** Somebody who asks for an account where no mail was sent yet, and the page that they stop at. */
async function askAccount(env: Record<string, string>) {
  const { guest } = await serve(env)
  const begun = await guest.authorize({ screen_hint: 'signup' })
  const form = await (await guest.visit(begun.url.href)).text()
  const { url, response } = await guest.submit(begun.url, lia)
  const read = async (path: string) => (await guest.visit(path)).text()
  return { guest, verifier: begun.verifier, form, url, page: await response.text(), read }
}

const letter = /href="(\/outbox\/\d+)"/

test('whoever signs up in a demonstration finds the code among its mails at once, though none was sent', async () => {
  const { guest, verifier, form, url, page, read } = await askAccount({})
  expect(form).not.toMatch(/correos/)
  expect(page).toContain('En esta demostración los correos no se envían')
  const link = /<a href="([^"]+)" target="_blank" rel="noopener">/.exec(page)?.[1] ?? ''
  const list = await read(link)
  const mail = await read(letter.exec(list)?.[1] ?? '')
  expect(mail).toContain(lia.email)
  const code = /El código es (\d{8})/.exec(mail)?.[1] ?? ''
  const back = await guest.submit(url, { code })
  expect((await guest.exchange(back.url.searchParams.get('code') ?? '', verifier)).ok).toBe(true)
  // A mistake on the way does not hide where the mails are.
  const again = await guest.authorize({ screen_hint: 'signup', prompt: 'login' })
  const wrong = await guest.submit((await guest.submit(again.url, lia)).url, { code: '0' })
  expect(await wrong.response.text()).toContain(link)
  expect(await read(letter.exec(await read(link))?.[1] ?? '')).toContain('Ya existe una cuenta')
})

test('where mails leave, nothing is said of a demonstration', async () => {
  const { form, page, read } = await askAccount({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(page).toContain('Enviamos un correo')
  expect(form + page).not.toMatch(/demostraci|outbox|no se env|no envía/)
  expect(await read('/outbox')).not.toMatch(letter)
})

test('a site that is neither a demonstration nor sends mail says so before anybody fills the form, and opens no account', async () => {
  const { form, url, page, read } = await askAccount({ DEMO: 'false' })
  for (const shown of [form, page]) expect(shown).toContain('Este sitio todavía no envía correos')
  expect(url.pathname).toMatch(/\/confirmar$/)
  expect(await read('/outbox')).not.toMatch(letter)
  const { rows } = await database.pool.query('select 1 from idp_accounts')
  expect(rows).toEqual([])
})

test('the accounts of a demonstration, whose password is public, do not sign in after DEMO=false', async () => {
  await openDemoAccounts(database.pool)
  const { guest } = await serve({ DEMO: 'false' })
  const elena = { email: 'elena@plomada.example', password: 'plomada-demo' }
  const { url } = await guest.authorize()
  expect((await guest.submit(url, elena)).response.status).toBe(422)
})

test('a user stays the same user when PUBLIC_URL changes', async () => {
  const account = { id: 'plomada|1', email: 'lia@plomada.example' }
  await database.pool.query(
    `insert into idp_accounts (id, email, password_hash, given_name, nickname) values ($1, $2, '', 'Lía', 'lia')`,
    [account.id, account.email],
  )
  const person = (issuer: string, subject: string) =>
    database.pool.query(
      `insert into users (issuer, subject, nickname, email, first_name) values ($1, $2, 'lia', $3, 'Lía')`,
      [issuer, subject, account.email],
    )
  await person('https://before.example/idp/', account.id)
  await person('https://tenant.auth0.com/', 'auth0|1')
  const { publicUrl } = await serve({})
  const { rows } = await database.pool.query('select issuer, subject from users order by id')
  expect(rows).toEqual([
    { issuer: `${publicUrl}/idp/`, subject: account.id },
    { issuer: 'https://tenant.auth0.com/', subject: 'auth0|1' },
  ])
})
