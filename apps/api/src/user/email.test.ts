import { dashboardCalls, userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultQuotas } from '../config.quotas.ts'
import { auditEvents } from '../database/schema/audit.ts'
import { emailChanges, outbox } from '../database/schema/infrastructure.ts'
import { users } from '../database/schema/core.ts'
import { toMailPayload } from '../services/mail/mail.stored.ts'
import { mailLinks } from '../testing/mailLinks.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { REVERT_PATH } from './email.actions.ts'

let market: Marketplace
beforeEach(async () => {
  await market?.close()
  market = await openMarketplace()
})
afterAll(() => market.close())

const readMail = (payload: unknown) => toMailPayload(payload, mailLinks)
const mailsTo = async (address: string) => {
  const rows = await market.db.select().from(outbox).orderBy(outbox.id)
  return rows.map(({ payload }) => readMail(payload)).filter(({ to }) => to === address)
}
const readCode = async (address: string) =>
  /\d{8}/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? ''
const readUser = async ({ id }: { id: number }) =>
  (await market.db.select().from(users).where(eq(users.id, id)))[0] ?? expect.fail('No such user')
const ana = () => market.as(market.ana)
const requestNew = (email: string) => ana().send(userCalls.update, { body: { email } })
const confirm = (code: string) => ana().send(userCalls.confirmEmail, { body: { code } })

/** Changes Ana's address and returns the key in the mail to the old one. */
async function change(email: string): Promise<string> {
  const { email: old } = await readUser(market.ana)
  await requestNew(email)
  await confirm(await readCode(email))
  return /clave=([\w-]+)/.exec((await mailsTo(old)).at(-1)?.text ?? '')?.[1] ?? ''
}
const revert = (key: string) =>
  market.app.inject({
    method: 'POST',
    url: REVERT_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ clave: key }).toString(),
  })

describe('a new email', () => {
  test('takes effect only after its mailed code is entered', async () => {
    const { user } = await requestNew('nueva@plomada.test')
    expect(user).toMatchObject({ email: market.ana.email, pendingEmail: 'nueva@plomada.test' })
    expect(await mailsTo(market.ana.email)).toEqual([])
    const confirmed = await confirm(await readCode('nueva@plomada.test'))
    expect(confirmed.user).toMatchObject({ email: 'nueva@plomada.test', pendingEmail: null })
  })

  test('receives one code and no other mail until it is confirmed', async () => {
    const victim = 'victima@corp.example'
    await requestNew(victim)
    const offer = await market.publish(market.ana)
    await market.apply(market.bruno, offer)
    expect((await mailsTo(victim)).map(({ subject }) => subject)).toEqual(['Código para confirmar tu email'])
    expect(await mailsTo(market.ana.email)).toHaveLength(1)
  })

  test('sends nothing if the account already has the address', async () => {
    const { user } = await requestNew(market.ana.email)
    expect(user.pendingEmail).toBeNull()
    expect(await market.db.select().from(outbox)).toEqual([])
  })

  test('a mailbox receives at most five codes in 15 minutes, from all users and in all spellings', async () => {
    const all = Array.from({ length: 4 }, (_, i) => requestNew(`victima+${i}@corp.example`))
    expect(await outcomes(all)).toEqual({ done: 4 })
    const rita = market.as(market.rita)
    const more = [1, 2].map(() => rita.send(userCalls.update, { body: { email: 'Victima@corp.example' } }))
    expect(await outcomes(more)).toEqual({ done: 1, tooManyRequests: 1 })
  })

  test('refuses a code after five wrong attempts, after 30 minutes, and after another one was sent, and accepts that one', async () => {
    const wrong = () => confirm('00000000')
    await requestNew('nueva@plomada.test')
    const first = await readCode('nueva@plomada.test')
    await ana().send(userCalls.sendEmailCode, {})
    await expect(confirm(first)).rejects.toMatchObject({
      code: 'invalid',
      fields: { code: 'Ese código no es correcto o ya venció' },
    })
    for (let i = 0; i < 4; i++) await expect(wrong()).rejects.toMatchObject({ code: 'invalid' })
    await expect(confirm(await readCode('nueva@plomada.test'))).rejects.toMatchObject({ code: 'invalid' })
    await ana().send(userCalls.sendEmailCode, {})
    await market.db.update(emailChanges).set({ expiresAt: new Date(0) })
    await expect(confirm(await readCode('nueva@plomada.test'))).rejects.toMatchObject({ code: 'invalid' })
    expect((await readUser(market.ana)).email).toBe(market.ana.email)
    await ana().send(userCalls.sendEmailCode, {})
    expect(await outcome(confirm(await readCode('nueva@plomada.test')))).toBe('done')
  })

  test('of ten concurrent confirmations one succeeds, and one mail is sent to the old address', async () => {
    await requestNew('nueva@plomada.test')
    const code = await readCode('nueva@plomada.test')
    const { done } = await outcomes(Array.from({ length: 10 }, () => confirm(code)))
    expect(done).toBe(1)
    expect(await mailsTo(market.ana.email)).toHaveLength(1)
  })
})

describe('the old address', () => {
  test('receives a link that restores it, once and with a button', async () => {
    const key = await change('ladron@plomada.test')
    const page = await market.app.inject({ url: `${REVERT_PATH}?clave=${key}` })
    expect([page.statusCode, page.body.includes(`Volver a ${market.ana.email}`)]).toEqual([200, true])
    expect((await readUser(market.ana)).email).toBe('ladron@plomada.test')
    expect((await revert(key)).statusCode).toBe(200)
    expect(await readUser(market.ana)).toMatchObject({ email: market.ana.email, isEmailVerified: true })
    expect((await revert(key)).statusCode).toBe(404)
  })

  test('is restored once by concurrent presses of the button', async () => {
    const key = await change('ladron@plomada.test')
    const responses = await Promise.all([revert(key), revert(key), revert(key)])
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is restored after a second change, which invalidates later links and codes', async () => {
    const first = await change('ladron@plomada.test')
    const second = await change('segundo@plomada.test')
    await requestNew('tercero@plomada.test')
    const code = await readCode('tercero@plomada.test')
    expect((await revert(first)).statusCode).toBe(200)
    expect((await revert(second)).statusCode).toBe(404)
    await expect(confirm(code)).rejects.toMatchObject({ code: 'invalid' })
    expect((await readUser(market.ana)).email).toBe(market.ana.email)
  })

  test('is not restored after 7 days or with an unknown key', async () => {
    const key = await change('ladron@plomada.test')
    await market.db.update(emailChanges).set({ confirmedAt: new Date(Date.now() - 8 * 86_400_000) })
    expect((await revert(key)).statusCode).toBe(404)
    const unknown = 'x'.repeat(32)
    expect((await revert(unknown)).statusCode).toBe(404)
    for (const sent of [unknown, ''])
      expect((await market.app.inject({ url: `${REVERT_PATH}?clave=${sent}` })).statusCode).toBe(404)
  })
})

test('an address that an admin replaces receives a link that restores it', async () => {
  const amend = (email: string) =>
    market.as(market.elena).send(userCalls.amend, { body: { id: market.ana.id, email } })
  await amend('otra@plomada.test')
  await amend('otra@plomada.test')
  const mails = await mailsTo(market.ana.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Cambió el email de tu cuenta'])
  expect(mails[0]?.text).toContain('Quienes administran el sitio')
  // The replaced address was never verified.
  await amend('tercera@plomada.test')
  expect(await mailsTo('otra@plomada.test')).toEqual([])
  expect((await revert(/clave=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '')).statusCode).toBe(200)
  expect(await readUser(market.ana)).toMatchObject({ email: market.ana.email, isEmailVerified: true })
})

test('a user may request five codes a minute, without using up the codes of further mailboxes', async () => {
  await market.close()
  market = await openMarketplace({ config: { quotas: defaultQuotas } })
  const all = Array.from({ length: 30 }, (_, i) => requestNew(`victima@corp${i % 6}.example`))
  expect(await outcomes(all)).toEqual({ done: 5, tooManyRequests: 25 })
  expect((await market.db.select().from(outbox)).length).toBe(5)
  const response = await ana().inject({ method: 'POST', url: '/api/user/email/code' })
  const seconds = Number(response.headers['retry-after'])
  expect([response.statusCode, seconds > 0, seconds <= 60]).toEqual([429, true, true])
  expect(response.json().message).toMatch(/códigos para cambiar el email\. Podés seguir en \d+ seg/)
  const { result } = await market.as(market.elena).send(dashboardCalls.quotas, {})
  expect(result).toMatchObject([{ user: { id: market.ana.id }, count: 26 }])
})

test('a code beyond the limit of its mailbox is refused with Retry-After and a message with the time', async () => {
  const request = () =>
    ana().inject({ method: 'PUT', url: '/api/user/update', payload: { email: 'victima@corp.example' } })
  for (let i = 0; i < 5; i++) expect((await request()).statusCode).toBe(200)
  const refused = await request()
  const seconds = Number(refused.headers['retry-after'])
  expect([refused.statusCode, seconds > 800, seconds <= 900]).toEqual([429, true, true])
  expect(refused.json().message).toMatch(/códigos enviados a un email\. Podés seguir (a la|a las|mañana)/)
})

test('the form that restores an address is refused if it is not UTF-8', async () => {
  for (const payload of [Buffer.from([0x63, 0x3d, 0xff]), 'clave=%FF'])
    expect(
      await market.app.inject({
        method: 'POST',
        url: REVERT_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      }),
    ).toMatchObject({ statusCode: 400 })
})

describe('an unverified address', () => {
  const register = async (subject: string, email: string, claims: object = {}) => {
    const authorization = `Bearer ${await market.identity.tokenFor(subject, { ...claims })}`
    const payload = { user: { firstName: 'Sofía', email } }
    return market.app.inject({
      method: 'POST',
      url: '/api/user/register',
      headers: { authorization },
      payload,
    })
  }

  test('of a registration receives no mail until its code is entered', async () => {
    const victim = 'victima@corp.example'
    expect((await register('forger', victim)).json().result).toMatchObject({
      email: victim,
      emailPendiente: victim,
    })
    const [forger] = await market.db.select().from(users).where(eq(users.subject, 'forger'))
    if (!forger) throw new Error('Not registered')
    const offer = await market.publish(forger)
    await market.apply(market.bruno, offer)
    expect(await mailsTo(victim)).toEqual([])
    await market.as(forger).send(userCalls.sendEmailCode, {})
    const { user } = await market
      .as(forger)
      .send(userCalls.confirmEmail, { body: { code: await readCode(victim) } })
    expect(user).toMatchObject({ email: victim, pendingEmail: null })
    expect((await mailsTo(victim)).map(({ text }) => text.includes(REVERT_PATH))).toEqual([false])
    const [event] = await market.db.select().from(auditEvents).where(eq(auditEvents.action, 'emailChanged'))
    expect(event).toMatchObject({ subjectLabel: victim, before: null, after: null })
  })

  test('is replaced without a mail that could restore it', async () => {
    const victim = 'victima@corp.example'
    await register('forger', victim)
    const forger = market.as({ subject: 'forger' })
    await forger.send(userCalls.update, { body: { email: 'propia@plomada.test' } })
    const code = await readCode('propia@plomada.test')
    const { user } = await forger.send(userCalls.confirmEmail, { body: { code } })
    expect(user).toMatchObject({ email: 'propia@plomada.test', pendingEmail: null })
    expect(await mailsTo(victim)).toEqual([])
  })

  test('is replaced at registration by the address that the provider has verified', async () => {
    const claims = { email: 'real@plomada.test', email_verified: true }
    const { result } = (await register('honest', 'victima@corp.example', claims)).json()
    expect(result).toMatchObject({ email: 'real@plomada.test', emailPendiente: null })
    const unverified = await register('careless', 'x@corp.example', { ...claims, email_verified: false })
    expect(unverified.json().result).toMatchObject({ emailPendiente: 'real@plomada.test' })
  })

  test('is one that an admin entered, until the user confirms it', async () => {
    await market
      .as(market.elena)
      .send(userCalls.amend, { body: { id: market.ana.id, email: 'otra@plomada.test' } })
    const offer = await market.publish(market.ana)
    await market.apply(market.bruno, offer)
    expect(await mailsTo('otra@plomada.test')).toEqual([])
    await ana().send(userCalls.sendEmailCode, {})
    await confirm(await readCode('otra@plomada.test'))
    await market.apply(market.carla, offer)
    expect(await mailsTo('otra@plomada.test')).toHaveLength(2)
  })
})

test('the audit log has each step of a change of email, with both addresses', async () => {
  await revert(await change('nueva@plomada.test'))
  const events = await market.db.select().from(auditEvents).orderBy(auditEvents.id)
  const [old, next] = [market.ana.email, 'nueva@plomada.test']
  expect(events).toMatchObject([
    { action: 'emailChangeRequested', actorId: market.ana.id, subjectLabel: next },
    { action: 'emailChanged', actorId: market.ana.id, before: { email: old }, after: { email: next } },
    { action: 'emailChangeReverted', actorId: null, before: { email: next }, after: { email: old } },
  ])
})

test('applications to one offer before its mail is sent, or within 15 minutes, are combined in one mail', async () => {
  const offer = await market.publish(market.ana)
  await market.apply(market.bruno, offer)
  await market.apply(market.carla, offer)
  expect(
    (await mailsTo(market.ana.email)).map(({ subject, text }) => [subject, text.split('\n')[0]]),
  ).toEqual([
    [
      `2 postulaciones nuevas para «${offer.title}»`,
      `Bruno Saldaño y Carla se postularon para «${offer.title}».`,
    ],
  ])
  await market.db.update(outbox).set({ doneAt: new Date(), attempts: 1 })
  const [third, fourth] = [
    await market.addPerson({ firstName: 'Delia', role: 'professional', phone: '1155550199' }),
    await market.addPerson({ firstName: 'Ema', role: 'professional', phone: '1155550198' }),
  ]
  await market.apply(third, offer)
  await market.apply(fourth, offer)
  const [, later] = await market.db.select().from(outbox).orderBy(outbox.id)
  expect(readMail(later?.payload).text).toContain('Delia y Ema se postularon')
  const minutes = ((later?.runAt.getTime() ?? 0) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
})
