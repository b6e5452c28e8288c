import { dashboardCalls, withdrawalCalls } from '@plomada/domain/calls'
import { withdrawalFilters } from '@plomada/domain'
import { Problem, type ProblemBody } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { assignments } from '../database/schema/assignments.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { openJobs } from '../testing/jobs.ts'

type Jobs = Awaited<ReturnType<typeof openJobs>>['jobs']
type Person = Marketplace['ana']

let market: Marketplace
let jobs: Jobs
let client: Person
beforeAll(async () => {
  ;({ market, jobs } = await openJobs())
})
afterAll(() => market.close())
beforeEach(async () => {
  market.setClock(null)
  await market.db.delete(withdrawals)
  await market.db.delete(outbox)
  client = await market.addPerson({ firstName: 'Nora' })
})

const DAY_MS = 86_400_000
let addresses = 0
/** Sends a request to withdraw from a new address. */
const send = (payload: object, person: Person | null = null) => {
  addresses += 1
  const remoteAddress = `203.0.113.${addresses}`
  return market.as(person).inject({ method: 'POST', url: '/api/arrepentimiento', remoteAddress, payload })
}
const ask = async (email: string, change: object = {}, person: Person | null = null) => {
  const response = await send({ nombre: 'Nora Díaz', email, texto: 'La pintura', ...change }, person)
  if (response.statusCode !== 200) throw new Problem(response.json<ProblemBody>().code)
  return z.decode(withdrawalCalls.request.response, response.json()).result
}
const paidJob = async (owner = client): Promise<number> => {
  const id = await jobs.hire(owner, market.bruno)
  await jobs.pay(owner, id)
  return id
}
const stateOf = async (id: number): Promise<string | undefined> =>
  (await market.db.select().from(assignments).where(eq(assignments.id, id)))[0]?.state
const list = async () =>
  (await market.as(market.elena).send(withdrawalCalls.list, { query: withdrawalFilters.initial })).result
const accept = (id: number, assignmentId: number) =>
  market.as(market.elena).send(withdrawalCalls.accept, { params: { id }, body: { assignmentId } })
const refuseRequest = (id: number, reason: string) =>
  market.as(market.elena).send(withdrawalCalls.refuse, { params: { id }, body: { reason } })
const readMails = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await market.db.select().from(outbox).where(eq(outbox.kind, 'withdrawal')).orderBy(outbox.id))
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter((mail) => mail.to === to)
const findPath = (text: string): string =>
  /http\S+(\/cuenta\/arrepentimiento\?clave=\S+)/.exec(text)?.[1] ?? expect.fail('There is no link')
const open = (path: string) => market.app.inject({ url: path })
const confirm = (path: string) =>
  market.app.inject({
    method: 'POST',
    url: '/cuenta/arrepentimiento',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: path.slice(path.indexOf('?') + 1),
  })
const lastId = async (): Promise<number> => (await list())[0]?.id ?? 0

test('a visitor gets a code at once, and the link of the mail asks, withdraws once and says so (P-261, P-262)', async () => {
  const id = await paidJob()
  const { code, isDone, dueAt } = await ask(client.email)
  expect(code).toMatch(/^ARR-\w{4}-\w{4}$/)
  expect(isDone).toBe(false)
  expect(dueAt.getTime() - Date.now()).toBeLessThanOrEqual(DAY_MS)
  const [mail] = await readMails(client.email)
  expect(mail?.subject).toContain(code)
  const path = findPath(mail?.text ?? '')

  const page = await open(path)
  expect([page.statusCode, await stateOf(id)]).toEqual([200, 'paid'])
  expect(page.body).toContain('Confirmar mi arrepentimiento')
  const twice = await Promise.all([confirm(path), confirm(path)])
  expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
  expect(await stateOf(id)).toBe('refunding')
  expect((await jobs.get(client, id)).history.at(-1)).toMatchObject({ event: 'withdraw', by: 'client' })
  expect(await jobs.notices(id)).toContain('worker.withdraw')
  expect((await open(path)).statusCode).toBe(404)
  expect((await readMails(client.email)).map(({ subject }) => subject)).toEqual([
    `Recibimos tu arrepentimiento: ${code}`,
    `Tu arrepentimiento está hecho: ${code}`,
  ])
})

test('a changed key confirms nothing (P-262)', async () => {
  const id = await paidJob()
  await ask(client.email)
  const person = await market.addPerson({ firstName: 'Olga' })
  const other = await paidJob(person)
  await ask(person.email)
  const [[mine], [foreign]] = [await readMails(client.email), await readMails(person.email)]
  const signature = findPath(foreign?.text ?? '').split('.')[1]
  const path = `${findPath(mine?.text ?? '').split('.')[0]}.${signature}`
  for (const wrong of [path, '/cuenta/arrepentimiento?clave=', '/cuenta/arrepentimiento?clave=1.x'])
    expect((await confirm(wrong)).statusCode).toBe(404)
  expect([await stateOf(id), await stateOf(other)]).toEqual(['paid', 'paid'])
})

test('the response does not depend on whether the email has an account or a job (P-263)', async () => {
  await paidJob()
  const emails = [client.email, market.rita.email, 'nadie@plomada.test']
  const receipts = await Promise.all(emails.map((email) => ask(email)))
  for (const receipt of receipts)
    expect(receipt).toEqual({ code: expect.any(String), isDone: false, dueAt: expect.any(Date) })
  for (const email of emails) expect(await readMails(email)).toHaveLength(1)
  expect(new Set(receipts.map(({ code }) => code)).size).toBe(3)
})

test('without exactly one job, or with an unverified email, an admin decides (P-264)', async () => {
  const first = await paidJob()
  const second = await paidJob()
  await ask(client.email)
  await ask('nadie@plomada.test')
  const unverified = await market.addPerson({ isEmailVerified: false })
  await paidJob(unverified)
  await ask(unverified.email)
  for (const email of [client.email, 'nadie@plomada.test', unverified.email])
    expect((await readMails(email))[0]?.text).not.toContain('/cuenta/arrepentimiento')
  const waiting = await list()
  expect(
    waiting.map(({ job, candidates }) => [job, candidates.map(({ assignmentId }) => assignmentId)]),
  ).toEqual([
    [null, [second, first]],
    [null, []],
    [null, []],
  ])
  const { withdrawalCount } = await market.as(market.elena).send(dashboardCalls.get, {})
  expect(withdrawalCount).toBe(3)

  const [{ id, code } = { id: 0, code: '' }] = waiting
  expect(await outcomes([accept(id, first), accept(id, first)])).toEqual({ done: 1, stateChanged: 1 })
  expect([await stateOf(first), await stateOf(second)]).toEqual(['refunding', 'paid'])
  expect((await readMails(client.email)).at(-1)?.text).toContain(code)
  const { rows } = await market.database.pool.query(
    "select action, subject_id, after from audit_events where action like 'withdrawal%' order by id desc limit 1",
  )
  expect(rows).toEqual([
    { action: 'withdrawalAccepted', subject_id: first, after: { state: 'refunding', code } },
  ])
})

test('an admin refuses with a reason, which the person reads and the audit log has (P-264)', async () => {
  await ask('nadie@plomada.test')
  const id = await lastId()
  const empty = await market.as(market.elena).inject({
    method: 'POST',
    url: `/api/admin/arrepentimientos/${id}/rechazar`,
    payload: { motivo: ' ' },
  })
  expect(empty.json().fields).toEqual({ motivo: 'Contá por qué' })
  await refuseRequest(id, 'No encontramos ningún pago con ese email.')
  expect((await readMails('nadie@plomada.test')).at(-1)?.text).toContain('No encontramos ningún pago')
  expect(await outcome(refuseRequest(id, 'Otra vez'))).toBe('stateChanged')
  expect(await outcome(refuseRequest(2_000_000, 'No existe'))).toBe('notFound')
  const { rows } = await market.database.pool.query(
    "select subject_label, after from audit_events where action = 'withdrawalRefused'",
  )
  expect(rows).toEqual([
    {
      subject_label: 'nadie@plomada.test',
      after: { code: expect.stringMatching(/^ARR-/), reason: 'No encontramos ningún pago con ese email.' },
    },
  ])
  expect((await list()).map(({ state }) => state)).toEqual(['refused'])
})

test('after ten days nothing is withdrawn; a request in time has its effect later too (P-265)', async () => {
  const id = await paidJob()
  const inTime = new Date(Date.now() + 9 * DAY_MS)
  market.setClock(inTime)
  await ask(client.email, { texto: 'A tiempo' })
  market.setClock(new Date(inTime.getTime() + 2 * DAY_MS))
  expect(await outcome(ask(client.email, { trabajo: id }, client))).toBe('tooLate')
  const { result: open } = await market.as(client).send(withdrawalCalls.jobs, {})
  expect(open).toEqual([])
  await ask(client.email, { texto: 'Tarde' })
  const [early, late] = await list()
  expect([early?.candidates.length, late?.candidates.length]).toEqual([1, 0])
  expect(await outcome(accept(late?.id ?? 0, id))).toBe('tooLate')
  expect(await stateOf(id)).toBe('paid')
  await accept(early?.id ?? 0, id)
  expect(await stateOf(id)).toBe('refunding')
})

test('a job that was marked as done after the request waits for an admin, who cancels it (P-265)', async () => {
  const id = await paidJob()
  await ask(client.email)
  const [mail] = await readMails(client.email)
  await jobs.act(market.bruno, id, 'done')
  expect((await confirm(findPath(mail?.text ?? ''))).statusCode).toBe(404)
  expect(await stateOf(id)).toBe('done')
  const [waiting] = await list()
  expect(waiting?.state).toBe('received')
  await accept(waiting?.id ?? 0, id)
  expect(await stateOf(id)).toBe('refunding')
})

test('a signed-in client withdraws from an own job at once, also while suspended; from no other one (P-266)', async () => {
  const [own, other] = [await paidJob(), await paidJob(market.rita)]
  const { result: offered } = await market.as(client).send(withdrawalCalls.jobs, {})
  expect(offered.map(({ assignmentId }) => assignmentId)).toEqual([own])
  for (const person of [client, null])
    expect(await outcome(ask(client.email, { trabajo: other }, person))).toBe('notFound')
  expect(await outcome(ask(client.email, { trabajo: own }))).toBe('notFound')
  await market.ban(client)
  const { isDone, code } = await ask(client.email, { trabajo: own, texto: '' }, client)
  expect([isDone, await stateOf(own), await stateOf(other)]).toEqual([true, 'refunding', 'paid'])
  expect((await readMails(client.email)).map(({ subject }) => subject)).toEqual([
    `Tu arrepentimiento está hecho: ${code}`,
  ])
  expect((await list()).map(({ state, job }) => [state, job?.assignmentId])).toEqual([['done', own]])
})

test('a request without a job or a text, a name or an email is refused at the field (P-261)', async () => {
  const request = { nombre: 'Nora', email: client.email, texto: 'La pintura' }
  const fields = async (change: object) => (await send({ ...request, ...change })).json().fields
  expect(await fields({ texto: ' ' })).toEqual({ texto: 'Contanos qué contrataste' })
  expect(await fields({ nombre: '', email: 'nora@' })).toEqual({
    nombre: 'Escribí tu nombre',
    email: 'Ese email no está completo',
  })
  expect(await list()).toEqual([])
})

test('one address sends five requests an hour, and one mailbox gets five mails; its requests still count (P-267)', async () => {
  const sendFrom = (remoteAddress: string, email: string) =>
    market.app.inject({
      method: 'POST',
      url: '/api/arrepentimiento',
      remoteAddress,
      payload: { nombre: 'Nora', email, texto: 'La pintura' },
    })
  const invalid = { nombre: 'Nora', email: 'nora@plomada.test', texto: '' }
  const remoteAddress = '198.51.100.9'
  for (let time = 0; time < 3; time++)
    await market.app.inject({ method: 'POST', url: '/api/arrepentimiento', remoteAddress, payload: invalid })
  const statuses: number[] = []
  for (let time = 0; time < 6; time++)
    statuses.push((await sendFrom(remoteAddress, `nora${time}@plomada.test`)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  for (let time = 0; time < 7; time++) await sendFrom(`192.0.2.${time}`, 'otra@plomada.test')
  expect(await readMails('otra@plomada.test')).toHaveLength(5)
  expect((await list()).filter(({ email }) => email === 'otra@plomada.test')).toHaveLength(7)
})
