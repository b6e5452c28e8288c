import { fullName, IMPERSONATION_MESSAGE, isImpersonation } from '@plomada/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { networkKey } from '../../../http/limits/limits.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Identity } from '../identity.ts'
import { recordPasswordHashes } from '../testing/passwordHashes.ts'
import { findCode, extendDelays, serveProvider } from '../testing/provider.ts'
import { openTestBrowser, type TestBrowser } from '../testing/testBrowser.ts'
import { createAccounts } from './accounts.ts'
import { hashPassword } from './password.ts'
import { createSignInDelays } from './signInDelays.ts'
import { createThrottle } from './throttle.ts'

const ana = { email: 'ana@plomada.example', password: 'plomo y nivel' }
const mails: Mail[] = []

let database: Database
let identity: Identity
let other: Identity
let close: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const nameRefusal = async (firstName: string, lastName: string) =>
    isImpersonation(fullName({ firstName, lastName }), []) ? IMPERSONATION_MESSAGE : undefined
  // Simulates two processes with one database.
  const served = await Promise.all([1, 2].map(() => serveProvider(database, { sendMail, nameRefusal })))
  const [first, second] = served.map((one) => one.identity)
  identity = first ?? expect.fail('No provider')
  other = second ?? expect.fail('No provider')
  close = async () => {
    for (const { app } of served) await app.close()
    await database.close()
  }
  const passwordHash = await hashPassword(ana.password)
  await createAccounts(database.pool).add({ ...ana, passwordHash, givenName: 'Ana' })
})
afterAll(() => close())
beforeEach(async () => {
  mails.length = 0
  await database.pool.query("delete from idp_payloads where model = 'Attempts'")
})

const eva = { givenName: 'Eva', email: 'Eva@Plomada.example', password: 'otra clave larga' }

/** Removes the parts of a page that differ between interactions. */
const normalize = (page: string, path: string) => {
  const token = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
  return page.replaceAll(token, '').replaceAll(path.split('/')[3] ?? '', '')
}

test('a mailed code creates the account and signs in', async () => {
  const browser = openTestBrowser(identity.settings)
  const { url, verifier } = await browser.requestAccount(eva)
  expect(mails).toMatchObject([{ to: 'eva@plomada.example', kind: 'signUp' }])
  const back = await browser.submit(url, { code: ` ${findCode(mails[0])} ` })
  const code = back.url.searchParams.get('code') ?? ''
  expect((await browser.exchange(code, verifier)).ok).toBe(true)
  expect((await openTestBrowser(identity.settings).signIn(eva)).access_token).not.toBe('')
})

test('a sign-up shows the same pages whether or not the address has an account; only the mail differs', async () => {
  const pages: string[][] = []
  for (const email of ['nadie@plomada.example', ana.email]) {
    const browser = openTestBrowser(identity.settings)
    const { url, response } = await browser.requestAccount({ ...eva, email })
    const wrong = await browser.submit(url, { code: '00000000' })
    pages.push([
      `${response.status} ${normalize(await response.text(), url.pathname)}`,
      `${wrong.response.status} ${normalize(await wrong.response.text(), url.pathname)}`,
    ])
  }
  expect(pages[0]).toEqual(pages[1])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Código para crear tu cuenta',
    'Ya tenés una cuenta con este email',
  ])
  expect(findCode(mails[1])).toBe('')
  expect((await openTestBrowser(identity.settings).signIn(ana)).access_token).not.toBe('')
})

test('a sign-up takes the same work whether or not the address has an account', async () => {
  const browser = openTestBrowser(identity.settings)
  const { url } = await browser.authorize({ screen_hint: 'signup' })
  const signUp = (email: string) =>
    recordPasswordHashes(async () => {
      const { response } = await browser.submit(url, { ...eva, email })
      expect(response.status).toBe(200)
    })
  const known = await signUp(ana.email)
  expect(known).toHaveLength(1)
  expect(await signUp('nadie@plomada.example')).toEqual(known)
})

test('a sign-up code is valid for five attempts, 15 minutes and its own sign-up', async () => {
  const email = 'lea@plomada.example'
  const [browser, thief] = [openTestBrowser(identity.settings), openTestBrowser(identity.settings)]
  const { url } = await browser.requestAccount({ ...eva, email })
  const { url: elsewhere } = await thief.requestAccount({ ...eva, email: 'leo@plomada.example' })
  const [code, another] = mails.map(findCode)
  const tryCode = async (browser: TestBrowser, at: URL, typed = '') =>
    (await browser.submit(at, { code: typed })).url.searchParams.has('code')
  expect(await tryCode(thief, elsewhere, code)).toBe(false)
  await database.pool.query(
    "update idp_payloads set expires_at = now() where model = 'SignUp' and payload->'data'->>'email' = 'leo@plomada.example'",
  )
  expect(await tryCode(thief, elsewhere, another)).toBe(false)
  for (let i = 0; i < 5; i++) expect(await tryCode(browser, url, '99999999')).toBe(false)
  expect(await tryCode(browser, url, code)).toBe(false)
})

test('one mailbox receives at most five codes, across all processes', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const browser = openTestBrowser((i % 2 === 0 ? identity : other).settings)
    // Different spellings of one mailbox.
    const { response } = await browser.requestAccount({
      ...eva,
      email: `Ola${i ? `+${i}` : ''}@plomada.example`,
    })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(mails).toHaveLength(5)
  const { response } = await openTestBrowser(other.settings).requestAccount({
    ...eva,
    email: 'ola@plomada.example',
  })
  const seconds = Number(response.headers.get('retry-after'))
  expect([seconds > 800, seconds <= 900]).toEqual([true, true])
  expect(await response.text()).toContain('códigos enviados a un email. Podés seguir')
})

test('an address requests at most 30 codes in 15 minutes and 300 a day, across all processes', async () => {
  const request = async (at: Identity, mailbox: string) =>
    (await openTestBrowser(at.settings).requestAccount({ ...eva, email: `${mailbox}@plomada.example` }))
      .response
  const [perQuarter, perDay] = [{ quarterHour: 30 }, { day: 300 }].map((limits) =>
    createThrottle(database.pool, { name: 'codes for an address', limits }),
  )
  for (let i = 0; i < 29; i++) await perQuarter?.take('127.0.0.1')
  expect((await request(identity, 'uno')).status).toBe(200)
  expect((await request(other, 'dos')).status).toBe(429)
  await database.pool.query("delete from idp_payloads where model = 'Attempts'")
  for (let i = 0; i < 300; i++) await perDay?.take('127.0.0.1')
  const refused = await request(other, 'tres')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 80_000]).toEqual([429, true])
  expect(mails).toHaveLength(1)
})

test.each([
  'victim@corp.example,1.x',
  'victim@corp.example, otra@corp.example',
  'victim@corp.example\r\nBcc: otra@corp.example',
  '"victim"@corp.example',
  'victim@corp',
])('no code is sent to %j, which is not an address', async (email) => {
  const browser = openTestBrowser(identity.settings)
  const { response } = await browser.requestAccount({ ...eva, email })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Al email le falta algo')
  expect(mails).toEqual([])
})

test.each([
  ['corta 123', 'Usá 10 caracteres o más.'],
  ['Qwertyuiop', 'Mucha gente usa esa contraseña. Elegí otra.'],
  ['1234567890', 'Mucha gente usa esa contraseña. Elegí otra.'],
  ['eva.de.la.torre', 'Elegí una contraseña que no sea tu email ni tu nombre.'],
  ['Eva de la Torre', 'Elegí una contraseña que no sea tu email ni tu nombre.'],
])('the password %j is refused with its error', async (password, reason) => {
  const browser = openTestBrowser(identity.settings)
  const person = { givenName: 'Eva', familyName: 'de la Torre', email: 'eva.de.la.torre@plomada.example' }
  const { response } = await browser.requestAccount({ ...person, password })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(reason)
  expect(mails).toEqual([])
})

test.each([['\u3164'], ['\u2800\u00AD'], ['Eva\u001B[31m']])(
  'the unreadable name %j is refused',
  async (givenName) => {
    const browser = openTestBrowser(identity.settings)
    const { response } = await browser.requestAccount({ ...eva, givenName })
    expect(response.status).toBe(422)
    expect(mails).toEqual([])
  },
)

test('a name that impersonates the marketplace is refused with its error', async () => {
  const browser = openTestBrowser(identity.settings)
  const { response } = await browser.requestAccount({ ...eva, givenName: 'Soporte', familyName: 'Plomada' })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Ese nombre lo usan quienes administran el sitio')
  expect(mails).toEqual([])
})

test('sign-in attempts are counted across all processes, by account and by address', async () => {
  const attempt = async (at: Identity, email: string, password: string) => {
    const browser = openTestBrowser(at.settings)
    return (await browser.submit((await browser.authorize()).url, { email, password })).response.status
  }
  const delays = createSignInDelays(database.pool)
  for (let i = 0; i < 4; i++) await delays.take(ana.email)
  expect(await attempt(identity, ana.email, 'no es esta')).toBe(422)
  await extendDelays(database)
  expect(await attempt(other, ana.email, ana.password)).toBe(429)
  expect(await attempt(other, 'otra@plomada.example', 'no es esta')).toBe(422)
  const address = createThrottle(database.pool, {
    name: 'sign-in address',
    limits: { quarterHour: 60, day: 600 },
  })
  for (let i = 0; i < 60; i++) await address.take('127.0.0.1')
  expect(await attempt(other, 'otra@plomada.example', 'no es esta')).toBe(429)
})

test('the addresses of an IPv6 /64 network share one limit', async () => {
  const attempt = async (from: string) => {
    const browser = openTestBrowser(identity.settings)
    const { url } = await browser.authorize()
    const page = await (await browser.visit(url.href)).text()
    const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ formToken, email: 'otra@plomada.example', password: 'no es esta' })
    const headers = { 'x-forwarded-for': from }
    return (await browser.visit(url.href, { method: 'POST', headers, body })).status
  }
  const address = createThrottle(database.pool, {
    name: 'sign-in address',
    limits: { quarterHour: 60, day: 600 },
  })
  for (let i = 0; i < 59; i++) await address.take(networkKey('2001:db8:0:7::1'))
  expect(await attempt('2001:db8:0:7::2')).toBe(422)
  expect(await attempt('2001:db8:0:7:abcd::3')).toBe(429)
  expect(await attempt('2001:db8:0:8::1')).toBe(422)
})
