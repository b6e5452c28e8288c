import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { emptyTables } from '../testing/emptyTables.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { createDemoAccounts } from '../demo/accounts.ts'
import { openTestBrowser } from './identity/testing/testBrowser.ts'
import { mountServices, openServices } from './services.ts'
import { freePort } from '../../../../tools/shared/ports.ts'

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

/** Starts a server with these environment variables and opens a browser for it. */
async function serve(env: Record<string, string>) {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const config = readConfig({ PUBLIC_URL: publicUrl, ...env })
  const services = await openServices(config, database)
  const app = fastify({ forceCloseConnections: true })
  app.decorate('isOperator', () => true)
  await mountServices(app, services, { config, database, clock: () => new Date() })
  await app.listen({ port, host: '127.0.0.1' })
  opened.push(app, services.mail)
  return { browser: openTestBrowser(services.identity.settings), publicUrl }
}

/** Submits a sign-up and stops at the page of the code form. */
async function signUp(env: Record<string, string>) {
  const { browser } = await serve(env)
  const started = await browser.authorize({ screen_hint: 'signup' })
  const form = await (await browser.visit(started.url.href)).text()
  const { url, response } = await browser.submit(started.url, lia)
  const read = async (path: string) => (await browser.visit(path)).text()
  return { browser, verifier: started.verifier, form, url, page: await response.text(), read }
}

const mailLink = /href="(\/outbox\/\d+)"/

test('a sign-up in a demonstration links to the outbox page with the code, and sends no mail', async () => {
  const { browser, verifier, form, url, page, read } = await signUp({})
  expect(form).not.toMatch(/correos/)
  expect(page).toContain('En esta demostración no mandamos correos')
  const link = /<a href="([^"]+)" target="_blank" rel="noopener">/.exec(page)?.[1] ?? ''
  const list = await read(link)
  const mail = await read(mailLink.exec(list)?.[1] ?? '')
  expect(mail).toContain(lia.email)
  const code = /Tu código es (\d{8})/.exec(mail)?.[1] ?? ''
  const back = await browser.submit(url, { code })
  expect((await browser.exchange(back.url.searchParams.get('code') ?? '', verifier)).ok).toBe(true)
  // An error page still links to the outbox.
  const again = await browser.authorize({ screen_hint: 'signup', prompt: 'login' })
  const wrong = await browser.submit((await browser.submit(again.url, lia)).url, { code: '0' })
  expect(await wrong.response.text()).toContain(link)
  expect(await read(mailLink.exec(await read(link))?.[1] ?? '')).toContain('Ya tenés una cuenta')
})

test('with an SMTP server, no page mentions a demonstration or an outbox', async () => {
  const { form, page, read } = await signUp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(page).toContain('Te mandamos un correo')
  expect(form + page).not.toMatch(/demostraci|outbox|no manda/)
  expect(await read('/outbox')).not.toMatch(mailLink)
})

test('a site without a demonstration and without an SMTP server shows so before the form is filled, and creates no account', async () => {
  const { form, url, page, read } = await signUp({ DEMO: 'false' })
  for (const shown of [form, page]) expect(shown).toContain('Este sitio todavía no manda correos')
  expect(url.pathname).toMatch(/\/confirmar$/)
  expect(await read('/outbox')).not.toMatch(mailLink)
  const { rows } = await database.pool.query('select 1 from idp_accounts')
  expect(rows).toEqual([])
})

test('demo accounts, whose password is public, cannot sign in after DEMO=false', async () => {
  await createDemoAccounts(database.pool)
  const { browser } = await serve({ DEMO: 'false' })
  const elena = { email: 'elena@plomada.example', password: 'plomada-demo' }
  const { url } = await browser.authorize()
  expect((await browser.submit(url, elena)).response.status).toBe(422)
})

test('accounts match their users after PUBLIC_URL changes', async () => {
  const account = { id: 'plomada|1', email: 'lia@plomada.example' }
  await database.pool.query(
    `insert into idp_accounts (id, email, password_hash, given_name, nickname) values ($1, $2, '', 'Lía', 'lia')`,
    [account.id, account.email],
  )
  const addUser = (issuer: string, subject: string) =>
    database.pool.query(
      `insert into users (issuer, subject, nickname, email, first_name) values ($1, $2, 'lia', $3, 'Lía')`,
      [issuer, subject, account.email],
    )
  await addUser('https://before.example/idp/', account.id)
  await addUser('https://tenant.auth0.com/', 'auth0|1')
  const { publicUrl } = await serve({})
  const { rows } = await database.pool.query('select issuer, subject from users order by id')
  expect(rows).toEqual([
    { issuer: `${publicUrl}/idp/`, subject: account.id },
    { issuer: 'https://tenant.auth0.com/', subject: 'auth0|1' },
  ])
})
