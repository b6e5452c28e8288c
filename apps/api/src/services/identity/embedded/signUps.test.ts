import { fullName, IMPERSONATION, isImpersonation } from '@plomada/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { networkOf } from '../../../http/limits.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Identity } from '../identity.ts'
import { passwordHashesDuring } from '../testing/passwordHashes.ts'
import { codeIn, prolongDelays, serveProvider } from '../testing/provider.ts'
import { openVisitor } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'
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
    isImpersonation(fullName({ firstName, lastName }), []) ? IMPERSONATION : undefined
  // Two processes of one product.
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

/** A page without what belongs to one visit only. */
const plain = (page: string, path: string) => {
  const token = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
  return page.replaceAll(token, '').replaceAll(path.split('/')[3] ?? '', '')
}

test('the code of the mail opens the account and signs in', async () => {
  const guest = openVisitor(identity.settings)
  const { url, verifier } = await guest.askAccount(eva)
  expect(mails).toMatchObject([{ to: 'eva@plomada.example', kind: 'signUp' }])
  const back = await guest.submit(url, { code: ` ${codeIn(mails[0])} ` })
  const code = back.url.searchParams.get('code') ?? ''
  expect((await guest.exchange(code, verifier)).ok).toBe(true)
  expect((await openVisitor(identity.settings).enter(eva)).access_token).not.toBe('')
})

test('an address that has an account gets the same pages as one that has none; only its mail tells', async () => {
  const pages: string[][] = []
  for (const email of ['nadie@plomada.example', ana.email]) {
    const guest = openVisitor(identity.settings)
    const { url, response } = await guest.askAccount({ ...eva, email })
    const wrong = await guest.submit(url, { code: '00000000' })
    pages.push([
      `${response.status} ${plain(await response.text(), url.pathname)}`,
      `${wrong.response.status} ${plain(await wrong.response.text(), url.pathname)}`,
    ])
  }
  expect(pages[0]).toEqual(pages[1])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Código para crear la cuenta',
    'Ya existe una cuenta con este email',
  ])
  expect(codeIn(mails[1])).toBe('')
  expect((await openVisitor(identity.settings).enter(ana)).access_token).not.toBe('')
})

test('signing up costs as much work for an address that has an account as for one that has none', async () => {
  const guest = openVisitor(identity.settings)
  const { url } = await guest.authorize({ screen_hint: 'signup' })
  const signUp = (email: string) =>
    passwordHashesDuring(async () => {
      const { response } = await guest.submit(url, { ...eva, email })
      expect(response.status).toBe(200)
    })
  const known = await signUp(ana.email)
  expect(known).toHaveLength(1)
  expect(await signUp('nadie@plomada.example')).toEqual(known)
})

test('a code is good for five tries, for its own sign-up and for a quarter of an hour', async () => {
  const email = 'lea@plomada.example'
  const [guest, thief] = [openVisitor(identity.settings), openVisitor(identity.settings)]
  const { url } = await guest.askAccount({ ...eva, email })
  const { url: elsewhere } = await thief.askAccount({ ...eva, email: 'leo@plomada.example' })
  const [code, another] = mails.map(codeIn)
  const tryCode = async (who: Visitor, at: URL, typed = '') =>
    (await who.submit(at, { code: typed })).url.searchParams.has('code')
  expect(await tryCode(thief, elsewhere, code)).toBe(false)
  await database.pool.query(
    "update idp_payloads set expires_at = now() where model = 'SignUp' and payload->'data'->>'email' = 'leo@plomada.example'",
  )
  expect(await tryCode(thief, elsewhere, another)).toBe(false)
  for (let i = 0; i < 5; i++) expect(await tryCode(guest, url, '99999999')).toBe(false)
  expect(await tryCode(guest, url, code)).toBe(false)
})

test('nobody is flooded with codes, whichever process is asked', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const guest = openVisitor((i % 2 === 0 ? identity : other).settings)
    // One mailbox, however its address is written.
    const { response } = await guest.askAccount({ ...eva, email: `Ola${i ? `+${i}` : ''}@plomada.example` })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(mails).toHaveLength(5)
})

test.each([
  'victim@corp.example,1.x',
  'victim@corp.example, otra@corp.example',
  'victim@corp.example\r\nBcc: otra@corp.example',
  '"victim"@corp.example',
  'victim@corp',
])('%j is not an address, so no code is sent', async (email) => {
  const guest = openVisitor(identity.settings)
  const { response } = await guest.askAccount({ ...eva, email })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('El email no está completo')
  expect(mails).toEqual([])
})

test.each([
  ['corta 123', 'La contraseña necesita 10 caracteres o más.'],
  ['Qwertyuiop', 'Esa contraseña es de las más usadas. Elegir otra.'],
  ['1234567890', 'Esa contraseña es de las más usadas. Elegir otra.'],
  ['eva.de.la.torre', 'La contraseña no puede ser el email ni el nombre.'],
  ['Eva de la Torre', 'La contraseña no puede ser el email ni el nombre.'],
])('the password %j is refused with the reason', async (password, reason) => {
  const guest = openVisitor(identity.settings)
  const person = { givenName: 'Eva', familyName: 'de la Torre', email: 'eva.de.la.torre@plomada.example' }
  const { response } = await guest.askAccount({ ...person, password })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(reason)
  expect(mails).toEqual([])
})

test.each([['\u3164'], ['\u2800\u00AD'], ['Eva\u001B[31m'], ['Eva\u202Eave']])(
  'the name %j, which cannot be read, is refused',
  async (givenName) => {
    const guest = openVisitor(identity.settings)
    const { response } = await guest.askAccount({ ...eva, givenName })
    expect(response.status).toBe(422)
    expect(mails).toEqual([])
  },
)

test('a name that the product does not accept is refused with its reason', async () => {
  const guest = openVisitor(identity.settings)
  const { response } = await guest.askAccount({ ...eva, givenName: 'Soporte', familyName: 'Plomada' })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Ese nombre es de quienes administran el sitio')
  expect(mails).toEqual([])
})

test('attempts to sign in count for all processes together, by account and by address', async () => {
  const attempt = async (at: Identity, email: string, password: string) => {
    const guest = openVisitor(at.settings)
    return (await guest.submit((await guest.authorize()).url, { email, password })).response.status
  }
  const delays = createSignInDelays(database.pool)
  for (let i = 0; i < 4; i++) await delays.take(ana.email)
  expect(await attempt(identity, ana.email, 'no es esta')).toBe(422)
  await prolongDelays(database)
  expect(await attempt(other, ana.email, ana.password)).toBe(429)
  expect(await attempt(other, 'otra@plomada.example', 'no es esta')).toBe(422)
  const address = createThrottle(database.pool, { name: 'sign-in address', times: 60, seconds: 900 })
  for (let i = 0; i < 60; i++) await address.take('127.0.0.1')
  expect(await attempt(other, 'otra@plomada.example', 'no es esta')).toBe(429)
})

test('a network of 64 bits, whose addresses nobody can count, is one address', async () => {
  const attempt = async (from: string) => {
    const guest = openVisitor(identity.settings)
    const { url } = await guest.authorize()
    const page = await (await guest.visit(url.href)).text()
    const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ formToken, email: 'otra@plomada.example', password: 'no es esta' })
    const headers = { 'x-forwarded-for': from }
    return (await guest.visit(url.href, { method: 'POST', headers, body })).status
  }
  const address = createThrottle(database.pool, { name: 'sign-in address', times: 60, seconds: 900 })
  for (let i = 0; i < 59; i++) await address.take(networkOf('2001:db8:0:7::1'))
  expect(await attempt('2001:db8:0:7::2')).toBe(422)
  expect(await attempt('2001:db8:0:7:abcd::3')).toBe(429)
  expect(await attempt('2001:db8:0:8::1')).toBe(422)
})
