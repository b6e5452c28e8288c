import { offerCalls, professionalCalls, userCalls } from '@plomada/domain/calls'
import { problems, type InputOf } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offers, users } from '../database/schema/core.ts'
import { userTrades } from '../database/schema/lists.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { amendUser } from './moderation.actions.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>
type Amendment = InputOf<typeof userCalls.amend>['body']

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const amend = (body: Amendment, admin: Person = market.elena) =>
  market.as(admin).send(userCalls.amend, { body })
const put = async (payload: object, admin: Person = market.elena) => {
  const response = await market.as(admin).inject({ method: 'PUT', url: '/api/admin/user/update', payload })
  return { status: response.statusCode, body: response.json() }
}
const row = async ({ id }: { id: number }) => {
  const [found] = await market.db.select().from(users).where(eq(users.id, id))
  return found ?? expect.fail('The person is gone')
}
const version = async (person: Person) => (await row(person)).updatedAt.getTime()

describe('amending a user', () => {
  test('changes the fields that are sent and returns the user (S-389, S-429, S-430)', async () => {
    const person = await market.addPerson({ firstName: 'Ana', phone: '2215550142' })
    const { status, body } = await put({
      id: person.id,
      user: 'anita',
      email: 'anita@plomada.test',
      lastName: 'Ferreyra',
      provincia: 'Buenos Aires',
      ciudad: 'Tigre',
      direccion: 'Lavalle 1',
      description: 'Vive lejos',
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: person.id,
      user: 'anita',
      email: 'anita@plomada.test',
      firstName: 'Ana',
      lastName: 'Ferreyra',
      ciudad: 'Tigre',
      direccion: 'Lavalle 1',
      phone: '2215550142',
      description: 'Vive lejos',
    })
  })

  test('clears fields sent as null, as an empty text or as the placeholder of the wire', async () => {
    const full = { lastName: 'F', phone: '2215550142', address: 'Mitre 1', description: 'x', city: 'Moron' }
    const gone = { lastName: null, phone: null, address: null, description: null }
    for (const empty of [null, '']) {
      const person = await market.addPerson(full)
      await put({ id: person.id, lastName: empty, phone: empty, direccion: empty, description: empty })
      expect(await row(person)).toMatchObject({ ...gone, city: 'Moron' })
    }
    const person = await market.addPerson(full)
    await put({ id: person.id, lastName: 'sin apellido', ciudad: null })
    expect(await row(person)).toMatchObject({ lastName: null, city: null, phone: '2215550142' })
  })

  test.each([
    ['firstName', { firstName: '' }],
    ['user', { user: '' }],
    ['email', { email: 'nada' }],
    ['ciudad', { ciudad: 'Rosario' }],
    ['provincia', { provincia: 'Salta' }],
    ['phone', { phone: '22155501423' }],
    ['description', { description: 'x'.repeat(1001) }],
    ['direccion', { direccion: 'a\0b' }],
    ['state', { state: 'quizás' }],
    ['role', { role: 'dueño' }],
    ['id', { id: 2 ** 31 }],
    ['id', { id: '1' }],
  ])('names %s if it is invalid, and changes nothing', async (field, change) => {
    const person = await market.addPerson({ phone: '2215550142' })
    const { status, body } = await put({ id: person.id, lastName: 'Cambiada', ...change })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await row(person)).toEqual(person)
  })

  test('refuses the second of two admins with the same version, and keeps the first change', async () => {
    const person = await market.addPerson()
    const copy = await version(person)
    const second = await market.addPerson({ role: 'admin' })
    const first = await amend({ id: person.id, version: copy, firstName: 'Primera' })
    const { status, body } = await put({ id: person.id, version: copy, firstName: 'Segunda' }, second)
    expect([status, body.code, body.message]).toEqual([409, 'stale', problems.stale.sentence])
    expect((await row(person)).firstName).toBe('Primera')
    expect(await outcome(amend({ id: person.id, version: first.user.version, firstName: 'Segunda' }))).toBe(
      'done',
    )
  })

  test('refuses a version from before a change by the user', async () => {
    const person = await market.addPerson()
    const copy = await version(person)
    await market.as(person).send(userCalls.update, { body: { firstName: 'Propia' } })
    expect(await outcome(amend({ id: person.id, version: copy, firstName: 'Ajena' }))).toBe('stale')
  })

  test('of twelve concurrent amendments with the same version, one succeeds', async () => {
    const person = await market.addPerson()
    const copy = await version(person)
    const all = Array.from({ length: 12 }, (_, index) =>
      amend({ id: person.id, version: copy, firstName: `Nombre ${index}` }),
    )
    expect(await outcomes(all)).toEqual({ done: 1, stale: 11 })
  })

  test('keeps the verification of an email that it does not change', async () => {
    const person = await market.addPerson()
    await put({ id: person.id, email: person.email, user: 'mismo' })
    await put({ id: person.id, firstName: 'Mismo' })
    expect(await row(person)).toMatchObject({ isEmailVerified: true, role: 'comun', isActive: true })
    await put({ id: person.id, email: 'otro@plomada.test' })
    expect(await row(person)).toMatchObject({ isEmailVerified: false })
  })

  test('returns `notFound` for an unknown user', async () => {
    expect(await outcome(amend({ id: 999_999, firstName: 'Nadie' }))).toBe('notFound')
  })
})

describe('a ban', () => {
  test('refuses the next write, and hides the user and their open offers (S-018, S-325)', async () => {
    const person = await market.addPerson({
      role: 'professional',
      firstName: 'Zulma Única',
      province: 'Buenos Aires',
      city: 'Tigre',
    })
    const offer = await market.publish(person)
    const lists = async () => {
      const found = await market
        .as(null)
        .inject({ method: 'GET', url: '/api/user?name=zulma&provincia=Buenos%20Aires' })
      const suggested = await market
        .as(market.ana)
        .inject({ method: 'GET', url: '/api/service?page_size=100&job=1&except=999999' })
      const open = suggested.json().result.map(({ id }: { id: number }) => id)
      return [found.json().total, open.includes(offer.id)]
    }
    expect(await lists()).toEqual([1, true])
    expect((await put({ id: person.id, state: false })).body.user.state).toBe(false)
    expect(await outcome(market.publish(person))).toBe('banned')
    expect(await outcome(market.as(person).send(offerCalls.own, { query: { page: 1, pageSize: 20 } }))).toBe(
      'done',
    )
    expect(await lists()).toEqual([0, false])
    const get = { params: { id: offer.id } }
    expect(await outcome(market.as(market.ana).send(offerCalls.get, get))).toBe('notFound')
    expect((await put({ id: person.id, state: true })).body.user.state).toBe(true)
    expect(await lists()).toEqual([1, true])
    expect(await outcome(market.publish(person))).toBe('done')
  })

  test('keeps accepted offers open for the other party', async () => {
    const client = await market.addPerson()
    const worker = await market.addPerson({ role: 'professional' })
    const offer = await market.publishAndHire(client, worker)
    await amend({ id: client.id, isActive: false })
    const { result } = await market
      .as(worker)
      .send(offerCalls.assignments, { query: { page: 1, pageSize: 20 } })
    expect(result).toMatchObject([{ id: offer.id, state: 'proceso' }])
    expect(await outcome(market.as(worker).send(offerCalls.get, { params: { id: offer.id } }))).toBe('done')
    await amend({ id: client.id, isActive: true })
    await amend({ id: worker.id, isActive: false })
    const own = await market.as(client).send(offerCalls.get, { params: { id: offer.id } })
    expect(own.result.hired).toMatchObject({ id: worker.id, email: worker.email })
  })

  test('removes the access of a banned admin', async () => {
    const fallen = await market.addPerson({ role: 'admin' })
    const readEmail = async () =>
      (await market.as(fallen).send(professionalCalls.get, { params: { id: market.bruno.id } })).result.email
    expect(await readEmail()).toBe(market.bruno.email)
    await amend({ id: fallen.id, isActive: false })
    expect(await readEmail()).toBeNull()
    const { statusCode } = await market.as(fallen).inject({ method: 'GET', url: '/api/admin/dashboard' })
    expect(statusCode).toBe(403)
  })

  test.each([{ role: 'comun' }, { isActive: false }] as const)(
    'is not undone by an admin whose access ends (%j) while they restore it',
    async (lost) => {
      const fallen = await market.addPerson({ role: 'admin' })
      await amend({ id: fallen.id, ...lost })
      const origin = { actorId: fallen.id, networkAddress: null, requestId: null }
      const restored = { id: fallen.id, role: 'admin', isActive: true } as const
      expect(
        await outcome(amendUser(market.db, fallen, restored, { origin, publicUrl: 'http://localhost' })),
      ).toBe('forbidden')
      expect(await row(fallen)).toMatchObject(lost)
    },
  )

  test('refuses admins who ban or demote themselves', async () => {
    const { id } = market.elena
    expect((await put({ id, state: false })).body).toEqual({
      code: 'ownAccount',
      message: problems.ownAccount.sentence,
    })
    expect(await outcome(amend({ id, role: 'comun' }))).toBe('ownAccount')
    expect(await outcome(amend({ id, role: 'admin', isActive: true, firstName: 'Elena' }))).toBe('done')
  })
})

describe('roles', () => {
  test('an admin promotes and demotes another user (S-389)', async () => {
    const person = await market.addPerson()
    expect((await put({ id: person.id, role: 'admin' })).body.user.role).toBe('admin')
    expect((await put({ id: market.rita.id, firstName: 'Rita' }, person)).status).toBe(200)
    expect((await put({ id: person.id, role: 'comun' })).body.user.role).toBe('comun')
    expect((await put({ id: market.rita.id, firstName: 'Rita' }, person)).status).toBe(403)
  })

  test('refuses a change of role for a user with active work', async () => {
    const client = await market.addPerson()
    await market.publish(client)
    expect(await outcome(amend({ id: client.id, role: 'admin' }))).toBe('roleFixed')
    const worker = await market.addPerson({ role: 'professional' })
    await market.apply(worker, await market.publish(market.rita))
    expect(await outcome(amend({ id: worker.id, role: 'comun' }))).toBe('roleFixed')
    const hired = await market.addPerson({ role: 'professional' })
    const offer = await market.publishAndHire(client, hired)
    expect(await outcome(amend({ id: hired.id, role: 'comun' }))).toBe('roleFixed')
    await market.db.update(offers).set({ state: 'terminado' }).where(eq(offers.id, offer.id))
    expect(await outcome(amend({ id: hired.id, role: 'comun' }))).toBe('done')
  })

  test('allows a change of role for a client whose offers are finished', async () => {
    const client = await market.addPerson()
    const offer = await market.publishAndHire(client, market.bruno)
    expect(await outcome(amend({ id: client.id, role: 'admin' }))).toBe('roleFixed')
    await market.db.update(offers).set({ state: 'terminado' }).where(eq(offers.id, offer.id))
    expect(await outcome(amend({ id: client.id, role: 'admin' }))).toBe('done')
  })

  test('an admin may have a name that others may not have', async () => {
    const name = { firstName: 'Soporte', lastName: 'Plomada' }
    const person = await market.addPerson()
    expect((await put({ id: person.id, ...name })).body.fields).toEqual({ firstName: expect.any(String) })
    expect(await outcome(amend({ id: person.id, role: 'admin', ...name }))).toBe('done')
    expect(await outcome(amend({ id: person.id, firstName: 'Soporte de' }))).toBe('done')
  })

  test('a professional without a complete profile stays one', async () => {
    const { id } = await market.addPerson({ role: 'professional' })
    expect(await outcome(amend({ id, role: 'professional', firstName: 'Igual' }))).toBe('done')
  })

  test('the profile of a professional may come with the change of role', async () => {
    const { id } = await market.addPerson({ days: 1, shift: 'tarde' })
    await market.db.insert(userTrades).values({ userId: id, tradeId: 1 })
    const change = { id, role: 'professional', provincia: 'Buenos Aires', ciudad: 'Moron' }
    expect((await put({ ...change, direccion: 'Mitre 1', description: 'Gas' })).body.user).toMatchObject(
      change,
    )
  })

  test('refuses a professional without a complete profile', async () => {
    const person = await market.addPerson()
    const { status, body } = await put({ id: person.id, role: 'professional', ciudad: 'Moron' })
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['dias', 'jobs', 'provincia']])
    expect((await row(person)).role).toBe('comun')
  })

  test('refuses a professional whose stored city is cleared by the same change', async () => {
    const person = await market.addPerson({ days: 1, province: 'Buenos Aires', city: 'Moron' })
    await market.db.insert(userTrades).values({ userId: person.id, tradeId: 1 })
    const { status, body } = await put({ id: person.id, role: 'professional', ciudad: null })
    expect([status, body.fields]).toEqual([400, { ciudad: 'Please select one' }])
    expect(await row(person)).toEqual(person)
  })
})
