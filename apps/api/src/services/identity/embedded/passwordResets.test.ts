import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { demoSubject } from './demoSubject.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Identity } from '../identity.ts'
import { findCode, serveProvider } from '../testing/provider.ts'
import { openTestBrowser, type TestBrowser } from '../testing/testBrowser.ts'
import { createAccounts } from './accounts.ts'
import { hashPassword } from './password.ts'

const ana = { email: 'ana@plomada.example', password: 'plomo y nivel' }
const newPassword = 'escuadra y falsa'
const mails: Mail[] = []

let database: Database
let identity: Identity
let close: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  const served = await serveProvider(database, {
    sendMail: async (mail) => void mails.push(mail),
    demo: { password: 'plomada-demo', people: [] },
  })
  identity = served.identity
  close = async () => {
    await served.app.close()
    await database.close()
  }
})
afterAll(() => close())
beforeEach(async () => {
  mails.length = 0
  await database.pool.query('delete from idp_payloads')
  await database.pool.query('delete from idp_accounts')
  const passwordHash = await hashPassword(ana.password)
  await createAccounts(database.pool).add({ ...ana, passwordHash, givenName: 'Ana' })
})

const open = () => openTestBrowser(identity.settings)

/** Requests a code and stops at the page of the code form. */
async function requestCode(browser: TestBrowser, email = ana.email) {
  const { url, verifier } = await browser.authorize({ screen_hint: 'reset-password' })
  return { verifier, ...(await browser.submit(url, { email })) }
}

/** Removes the parts of a page that differ between interactions. */
const normalize = (page: string, path: string) => {
  const token = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
  return page.replaceAll(token, '').replaceAll(path.split('/')[3] ?? '', '')
}

test('a mailed code changes the password and signs in, and the old password stops working', async () => {
  const browser = open()
  const { url, verifier } = await requestCode(browser)
  expect(mails).toMatchObject([{ to: ana.email, subject: 'Código para cambiar tu contraseña' }])
  const back = await browser.submit(url, { code: ` ${findCode(mails[0])} `, password: newPassword })
  const code = back.url.searchParams.get('code') ?? ''
  expect((await browser.exchange(code, verifier)).status).toBe(200)
  expect((await open().signIn({ ...ana, password: newPassword })).access_token).not.toBe('')
  await expect(open().signIn(ana)).rejects.toThrow('No pudimos iniciar tu sesión')
})

test('a changed password ends the sessions and refresh tokens of every device, and sends a notice', async () => {
  const phone = open()
  const { refresh_token: token } = await phone.signIn(ana)
  const browser = open()
  const { url } = await requestCode(browser)
  await browser.submit(url, { code: findCode(mails[0]), password: newPassword })
  expect(await phone.signInSilently()).toBe('login_required')
  expect((await phone.refresh(token)).status).toBe(400)
  expect((await browser.signInSilently())?.length).toBeGreaterThan(20)
  expect(mails.at(-1)).toMatchObject({ to: ana.email, subject: 'Cambió tu contraseña' })
})

test('a signed-in user who changes the password stays signed in on this device only', async () => {
  const [phone, laptop] = [open(), open()]
  await phone.signIn(ana)
  await laptop.signIn(ana)
  const { url, verifier } = await laptop.authorize({
    prompt: 'login',
    screen_hint: 'reset-password',
    login_hint: ana.email,
  })
  expect(await (await laptop.visit(url.href)).text()).toContain(`value="${ana.email}"`)
  const { url: codeUrl } = await laptop.submit(url, { email: ana.email })
  const back = await laptop.submit(codeUrl, { code: findCode(mails[0]), password: newPassword })
  const code = back.url.searchParams.get('code') ?? ''
  expect((await laptop.exchange(code, verifier)).status).toBe(200)
  expect((await laptop.signInSilently())?.length).toBeGreaterThan(20)
  expect(await phone.signInSilently()).toBe('login_required')
})

test('an address without an account gets the same pages as one that has an account', async () => {
  const pages: string[][] = []
  for (const email of ['nadie@plomada.example', ana.email]) {
    const browser = open()
    const { url, response } = await requestCode(browser, email)
    const wrong = await browser.submit(url, { code: '00000000', password: newPassword })
    pages.push([
      `${response.status} ${normalize(await response.text(), url.pathname)}`,
      `${wrong.response.status} ${normalize(await wrong.response.text(), url.pathname)}`,
    ])
  }
  expect(pages[0]).toEqual(pages[1])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'No hay ninguna cuenta con este email',
    'Código para cambiar tu contraseña',
  ])
  expect(findCode(mails[0])).toBe('')
})

test('a reset code is valid once, for 30 minutes, for five attempts and in the interaction that requested it', async () => {
  const change = async (browser: TestBrowser, at: URL, code = '') =>
    (await browser.submit(at, { code, password: newPassword })).url.searchParams.has('code')
  const [browser, thief] = [open(), open()]
  const { url } = await requestCode(browser)
  const { url: elsewhere } = await requestCode(thief, 'nadie@plomada.example')
  const code = findCode(mails[0])
  expect(await change(thief, elsewhere, code)).toBe(false)
  await database.pool.query("update idp_payloads set expires_at = now() where model = 'PasswordReset'")
  expect(await change(browser, url, code)).toBe(false)

  const [second, third] = [open(), open()]
  const { url: secondUrl } = await requestCode(second)
  for (let i = 0; i < 5; i++) expect(await change(second, secondUrl, '99999999')).toBe(false)
  expect(await change(second, secondUrl, findCode(mails.at(-1)))).toBe(false)

  const { url: thirdUrl } = await requestCode(third)
  const both = [1, 2].map(() => change(third, thirdUrl, findCode(mails.at(-1))))
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1)
})

test.each([
  ['corta', 'Usá 10 caracteres o más.'],
  ['1234567890', 'Mucha gente usa esa contraseña. Elegí otra.'],
  ['ana@plomada.example', 'Elegí una contraseña que no sea tu email ni tu nombre.'],
])('the new password %j is refused with its error, and the code stays valid', async (password, reason) => {
  const browser = open()
  const { url } = await requestCode(browser)
  const code = findCode(mails[0])
  const { response } = await browser.submit(url, { code, password })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(reason)
  const back = await browser.submit(url, { code, password: newPassword })
  expect(back.url.searchParams.has('code')).toBe(true)
})

test('one mailbox receives at most five codes in 15 minutes, for sign-ups and password resets together', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++)
    statuses.push((await requestCode(open(), `Ana+${i}@plomada.example`)).response.status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const { response } = await open().requestAccount({
    givenName: 'Ana',
    email: ana.email,
    password: 'otra clave larga',
  })
  expect(response.status).toBe(429)
  expect(mails).toHaveLength(5)
})

test('the password of a demo account, which is public, cannot be reset', async () => {
  const passwordHash = await hashPassword('plomada-demo')
  const email = 'elena@plomada.example'
  const subject = demoSubject('elena')
  await createAccounts(database.pool).add({ subject, email, passwordHash, givenName: 'Elena' })
  const browser = open()
  await requestCode(browser, email)
  expect(mails.map(({ subject: title }) => title)).toEqual([
    'La contraseña de las cuentas de prueba no cambia',
  ])
})
