import { userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
  await market.db.update(users).set({ lastName: 'Quiroga' }).where(eq(users.id, market.elena.id))
})
afterAll(() => market.close())

let count = 0
async function register(user: object) {
  count += 1
  const authorization = `Bearer ${await market.identity.tokenFor(`newcomer ${count}`)}`
  const payload = { user: { email: `nuevo${count}@plomada.test`, ...user } }
  const response = await market.app.inject({
    method: 'POST',
    url: '/api/user/register',
    headers: { authorization },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
const refused = (...fields: string[]) => ({
  code: 'invalid',
  fields: expect.toSatisfy((all) => fields.every((one) => one in all)),
})

describe('refuses the name or nickname of an admin or of the marketplace', () => {
  test.each([
    [{ firstName: 'Elena', lastName: 'Quiroga' }, 'user.firstName'],
    [{ firstName: 'Еlеna', lastName: 'Quir0ga' }, 'user.firstName'],
    [{ firstName: 'Elena Quiroga', lastName: 'sin apellido' }, 'user.firstName'],
    [{ firstName: 'Soporte', lastName: 'Plomada', user: 'juana' }, 'user.firstName'],
    [{ firstName: 'Juana', lastName: 'Paz (Admin)' }, 'user.firstName'],
    [{ firstName: 'Plomada', lastName: 'Ventas', user: 'juana' }, 'user.firstName'],
    [{ firstName: 'Juan', user: 'ELENA' }, 'user.user'],
    [{ firstName: 'Juan', user: 'plomada.oficial' }, 'user.user'],
  ])('at the registration: %j', async (person, field) => {
    const { status, body } = await register(person)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('when a user changes their own name', async () => {
    const ana = market.as(market.ana)
    await expect(
      ana.send(userCalls.update, { body: { firstName: 'Elena', lastName: 'Quíroga' } }),
    ).rejects.toMatchObject(refused('firstName'))
    await expect(ana.send(userCalls.update, { body: { phone: '2215550143' } })).resolves.toBeDefined()
  })

  test.each([
    ['first', { firstName: 'Otra', lastName: 'Quiroga' }, { firstName: 'Elena' }],
    ['last', { firstName: 'Elena', lastName: 'Otra' }, { lastName: 'Quiroga' }],
  ])('when a user changes only the %s name', async (_, stored, body) => {
    const person = await market.addPerson(stored)
    await expect(market.as(person).send(userCalls.update, { body })).rejects.toMatchObject(
      refused('firstName'),
    )
  })

  test('when they change, but not when a user keeps them', async () => {
    const older = await market.addPerson({ firstName: 'Elena', lastName: 'Quiroga' })
    const change = market.as(older).send(userCalls.update, { body: { phone: '2215550144' } })
    await expect(change).resolves.toBeDefined()
  })

  test('except when an admin chooses them', async () => {
    const admin = await market.addPerson({ role: 'admin' })
    const change = { firstName: 'Soporte', lastName: 'Plomada' }
    const { user } = await market.as(admin).send(userCalls.update, { body: change })
    expect(user).toMatchObject(change)
  })

  test('when an admin changes the name of another user, but not their own', async () => {
    const elena = market.as(market.elena)
    const amend = (id: number, nickname: string) => elena.send(userCalls.amend, { body: { id, nickname } })
    await expect(amend(market.ana.id, 'Eléna')).rejects.toMatchObject(refused('user'))
    expect((await amend(market.elena.id, 'Elena')).user.nickname).toBe('Elena')
  })

  test('when a later sign-in would complete it, which leaves the last name empty', async () => {
    const authorization = `Bearer ${await market.identity.tokenFor('in two steps')}`
    const send = (user: object) =>
      market.app.inject({
        method: 'POST',
        url: '/api/user/register',
        headers: { authorization },
        payload: { user },
      })
    await send({ firstName: 'Elena', email: 'e2@plomada.test', lastName: 'sin apellido' })
    const { result } = (await send({ lastName: 'Quiroga' })).json()
    expect(result.lastName).toBe('sin apellido')
  })
})

test('a user with the same first name as an admin registers with a distinct nickname', async () => {
  const { status, body } = await register({ firstName: 'Elena', lastName: 'Pérez', user: 'Elena' })
  expect([status, body.result.firstName]).toEqual([200, 'Elena'])
  expect(body.result.user).toMatch(/^Elena \d{4}$/)
})
