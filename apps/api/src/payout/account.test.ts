import { payoutCalls, userCalls } from '@plomada/domain/calls'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditEvents } from '../database/schema/audit.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'
import { toMailPayload } from '../services/mail/mail.stored.ts'
import { mailLinks } from '../testing/mailLinks.ts'
import { fieldsOf, openMarketplace, outcome, outcomes } from '../testing/marketplace.ts'

const market = await openMarketplace()
const { db, bruno, carla, ana } = market
afterEach(async () => {
  market.setClock(null)
  await db.delete(outbox)
  await db.delete(payoutAccounts)
})
afterAll(() => market.close())

const bank = { cuit: '20-12345678-6', target: '2850590 9 4009041813520 1', holder: 'Bruno Saldaño' }
const wallet = { ...bank, target: '0000003100062244154712' }
type Account = typeof bank

const mailsTo = async (address: string) => {
  const rows = await db.select().from(outbox).orderBy(outbox.id)
  return rows.map(({ payload }) => toMailPayload(payload, mailLinks)).filter(({ to }) => to === address)
}
const readCode = async ({ email } = bruno) =>
  /\d{8}/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? ''
const as = (person = bruno) => market.as(person)
const sendCode = (account: Account, person = bruno) =>
  as(person).send(payoutCalls.sendAccountCode, { body: account })
const save = (account: Account, code: string, person = bruno) =>
  as(person).send(payoutCalls.saveAccount, { body: { ...account, code } })
const read = async (person = bruno) => (await as(person).send(payoutCalls.earnings, {})).result.account

/** Sets an account with its mailed code. */
async function enter(account: Account) {
  await sendCode(account)
  return save(account, await readCode())
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('an account is stored once its mailed code is entered, and shown with its last four characters (P-246)', async () => {
  expect(await read()).toBeNull()
  await sendCode(bank)
  expect(await read()).toBeNull()
  const { result } = await save(bank, await readCode())
  expect(result).toEqual({
    cuit: '20123456786',
    target: 'CBU ••••5201',
    holder: 'Bruno Saldaño',
    frozenUntil: null,
  })
  expect(await read()).toEqual(result)
  expect(await read(carla)).toBeNull()
  for (const { text } of await mailsTo(bruno.email)) expect(text).not.toContain('4009041813520')
})

test('an account with a wrong digit is refused at its field (P-245)', async () => {
  const payload = { cuit: '20-12345678-9', cuenta: '2850590940090418135202', titular: 'Bruno Saldaño' }
  const url = '/api/user/cobros/cuenta/codigo'
  const response = await market.as(bruno).inject({ method: 'POST', url, payload })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    fields: {
      cuit: 'Ese CUIT no existe: revisá los números',
      cuenta: 'Ese CBU no existe: revisá los últimos 14 números',
    },
  })
})

test('a replaced account gets no payouts for 48 hours, the owner is mailed, and the audit log has it (P-247)', async () => {
  await enter(bank)
  const now = inMinutes(60)
  market.setClock(now)
  const { result } = await enter(wallet)
  expect(result).toMatchObject({
    target: 'CVU ••••4712',
    frozenUntil: new Date(now.getTime() + 48 * 3_600_000),
  })
  const [last] = (await mailsTo(bruno.email)).slice(-1)
  expect(last?.subject).toBe('Cambió tu cuenta para cobrar')
  expect(last?.text).toContain('no sale ningún pago hasta el')
  const isOfBruno = and(eq(auditEvents.action, 'payoutAccountChanged'), eq(auditEvents.actorId, bruno.id))
  const [event] = await db.select().from(auditEvents).where(isOfBruno).orderBy(desc(auditEvents.id))
  expect(event).toMatchObject({
    before: { target: 'CBU ••••5201' },
    after: { target: 'CVU ••••4712' },
  })
})

test('another holder alone freezes nothing, and ends no freeze (P-247)', async () => {
  await enter(bank)
  expect((await enter({ ...bank, holder: 'Bruno H. Saldaño' })).result.frozenUntil).toBeNull()
  const { result } = await enter(wallet)
  expect((await enter({ ...wallet, holder: 'Saldaño' })).result.frozenUntil).toEqual(result.frozenUntil)
})

test('the addresses that the user replaced in the last days are mailed too (P-247)', async () => {
  const { email } = carla
  await market.as(carla).send(userCalls.update, { body: { email: 'otra@plomada.test' } })
  const [request] = await mailsTo('otra@plomada.test')
  const emailCode = /\d{8}/.exec(request?.text ?? '')?.[0] ?? ''
  await market.as(carla).send(userCalls.confirmEmail, { body: { code: emailCode } })
  await sendCode(bank, carla)
  await save(bank, await readCode({ ...carla, email: 'otra@plomada.test' }), carla)
  for (const address of [email, 'otra@plomada.test'])
    expect((await mailsTo(address)).at(-1)?.subject).toBe('Cambió tu cuenta para cobrar')
})

test('a code is valid for its account and user only, once, and for half an hour at most (P-246)', async () => {
  await sendCode(bank)
  const code = await readCode()
  expect(await outcome(save(wallet, code))).toBe('invalid')
  expect(await outcome(save(bank, code, carla))).toBe('invalid')
  expect(await fieldsOf(save(bank, '00000000'))).toEqual([
    'invalid',
    { code: 'Ese código no es correcto o ya venció' },
  ])
  market.setClock(inMinutes(31))
  expect(await outcome(save(bank, code))).toBe('invalid')
  market.setClock(null)
  expect(await outcomes([save(bank, code), save(bank, code)])).toEqual({ done: 1, invalid: 1 })
})

test('clients, admins and suspended professionals have no account for payouts (P-246)', async () => {
  for (const person of [ana, market.elena]) expect(await outcome(sendCode(bank, person))).toBe('forbidden')
  expect(await outcome(sendCode(bank, market.dario))).toBe('banned')
})
