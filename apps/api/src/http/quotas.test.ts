import { personActs, quotas } from '@plomada/domain'
import { dashboardCalls, paymentCalls, professionalCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualQuotas } from '../config.quotas.ts'
import { quotaCounts, quotaRefusals } from '../database/schema.ts'
import { buildTestApp } from '../testing/buildTestApp.ts'
import { fakePayments } from '../testing/fakePayments.ts'
import { anOffer, openMarket, outcome, outcomes } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'
import { photo } from '../testing/requests.ts'

type Person = Market['ana']

// 9:00 in Buenos Aires.
const morning = new Date('2026-11-23T12:00:00Z')

let market: Market
beforeAll(async () => {
  market = await openMarket({ config: { quotas: usualQuotas }, services: { payments: fakePayments() } })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.delete(quotaCounts)
  await market.db.delete(quotaRefusals)
  market.setClock(morning)
})

/** Sets the clock to so many seconds after the morning. */
const setTime = (seconds: number) => market.setClock(new Date(morning.getTime() + seconds * 1000))
const times = <Result>(count: number, one: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => one(number)))
const publish = (person: Person) => outcome(market.publish(person))
const tryToPublish = (person: Person, app: Pick<Market, 'as'> = market, changes = {}) =>
  app.as(person).inject({
    method: 'POST',
    url: '/api/user/service',
    payload: {
      name: '',
      tittle: anOffer.title,
      description: anOffer.description,
      jobs: anOffer.tradeIds,
      presupuesto: anOffer.budget,
      provincia: anOffer.province,
      ciudad: anOffer.city,
      direccion: anOffer.address,
      ...changes,
    },
  })

describe('publishing offers', () => {
  test('refuses the sixth offer of a minute with 429, Retry-After and a sentence that says when', async () => {
    for (let number = 0; number < 5; number++) expect(await publish(market.ana)).toBe('done')
    setTime(20.5)
    const refused = await tryToPublish(market.ana)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('40')
    expect(refused.json()).toEqual({
      code: 'tooManyRequests',
      message: 'Se alcanzó el límite de servicios publicados. Será posible de nuevo en 40 segundos.',
    })
    expect(await publish(market.rita)).toBe('done')
    setTime(60)
    expect(await publish(market.ana)).toBe('done')
  })

  test('refuses the 61st offer of a day until the day of the first one ends', async () => {
    for (let number = 0; number < 60; number++) {
      setTime(number * 15)
      expect(await publish(market.ana)).toBe('done')
    }
    setTime(3600)
    const refused = await tryToPublish(market.ana)
    expect(refused.headers['retry-after']).toBe(String(23 * 3600))
    expect(refused.json().message).toMatch(/ mañana a las 9:00\.$/)
    setTime(24 * 3600)
    expect(await publish(market.ana)).toBe('done')
  })

  test('50 requests at once let exactly 5 through', async () => {
    const ends = await outcomes(Array.from({ length: 50 }, () => market.publish(market.ana)))
    expect(ends).toEqual({ done: 5, tooManyRequests: 45 })
  })

  test('a mistake in the form does not count, nor does the same offer sent again', async () => {
    const wrong = [{ tittle: '' }, { presupuesto: 99_999_999 }, { jobs: [99] }]
    for (const changes of [...wrong, ...wrong])
      expect((await tryToPublish(market.ana, market, changes)).statusCode).toBe(400)
    const creationKey = crypto.randomUUID()
    for (let number = 0; number < 6; number++) await market.publish(market.ana, { creationKey })
    expect(await outcomes(Array.from({ length: 5 }, () => market.publish(market.ana)))).toEqual({
      done: 4,
      tooManyRequests: 1,
    })
    const again = await market.publish(market.ana, { creationKey })
    expect(again.owner.id).toBe(market.ana.id)
  })

  test('two processes share one count', async () => {
    const { database, identity, services } = market
    const beside = await buildTestApp({
      config: { quotas: usualQuotas },
      database: { ...database, close: async () => {} },
      services: { ...services, identity },
    })
    beside.setClock(morning)
    const both = [market, beside]
    const statuses = await times(
      20,
      async (number) => (await tryToPublish(market.ana, both[number % 2])).statusCode,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    await beside.close()
  })
})

test('20 offers and 100 applications, by hand over a working day, never meet a quota', async () => {
  const { ana, rita, carla, bruno } = market
  for (let hour = 0; hour < 10; hour++) {
    setTime(hour * 3600)
    const owners = [ana, ana, rita, rita, rita, rita, carla, carla, carla, carla]
    for (const owner of owners) {
      const offer = await market.publish(owner)
      expect(await outcome(market.apply(bruno, offer))).toBe('done')
    }
  }
  expect(await market.db.select().from(quotaCounts).where(eq(quotaCounts.userId, ana.id))).toMatchObject([
    { dayCount: 20 },
  ])
  expect(await market.db.select().from(quotaRefusals)).toEqual([])
})

test('refuses the 21st application of a minute; applying again and to an own offer does not count', async () => {
  const { ana, rita, bruno } = market
  const own = await market.publish(bruno)
  const offers = []
  for (const owner of [ana, rita, ana, rita, ana]) {
    await market.db.delete(quotaCounts)
    offers.push(...(await times(5, () => market.publish(owner))))
  }
  const [first, ...others] = offers
  if (!first) throw new Error('There is no offer')
  for (let again = 0; again < 10; again++) {
    expect(await outcome(market.apply(bruno, own))).toBe('ownOffer')
    expect(await outcome(market.apply(bruno, first))).toBe('done')
  }
  expect(await outcomes(others.map((offer) => market.apply(bruno, offer)))).toEqual({
    done: 19,
    tooManyRequests: 5,
  })
})

test('20 contacts a day go out, the next ones do not, even all at once; a day later they do again', async () => {
  const contact = () =>
    market
      .as(market.ana)
      .send(professionalCalls.contact, { params: { professionalId: market.bruno.id }, body: {} })
  const many = () => outcomes(Array.from({ length: 12 }, contact))
  expect(await many()).toEqual({ done: 10, tooManyRequests: 2 })
  setTime(60)
  expect(await many()).toEqual({ done: 10, tooManyRequests: 2 })
  setTime(120)
  expect(await many()).toEqual({ tooManyRequests: 12 })
  setTime(86_400)
  expect(await outcome(contact())).toBe('done')
})

test('refuses the 11th checkout of a minute before the payment provider is asked', async () => {
  const { ana, bruno } = market
  const { id } = await market.hired(ana, bruno)
  const pay = () => market.as(ana).send(paymentCalls.checkout, { body: { offerId: id } })
  for (let number = 0; number < 10; number++) expect(await outcome(pay())).toBe('done')
  await expect(pay()).rejects.toMatchObject({ code: 'tooManyRequests', message: /pagos iniciados/ })
})

test('counts photos before they are read, also those of a form that is refused', async () => {
  const send = (sent: object) =>
    market.as(market.ana).inject({ method: 'POST', url: '/api/user/register/img', ...sent })
  for (let number = 0; number < 9; number++) expect((await send({ payload: {} })).statusCode).toBe(400)
  expect((await send(photo())).statusCode).toBe(200)
  const refused = await send(photo())
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  const other = market.as(market.bruno)
  expect(await other.inject({ method: 'POST', url: '/api/user/register/img', payload: {} })).toMatchObject({
    statusCode: 400,
  })
  const visitor = await market.as(null).inject({ method: 'POST', url: '/api/user/register/img', payload: {} })
  expect(visitor.statusCode).toBe(401)
})

test('admins see who met which quota, how often and when, newest first', async () => {
  const { ana, bruno, elena } = market
  const read = async () => (await market.as(elena).send(dashboardCalls.quotas, {})).result
  expect(await read()).toEqual([])
  const known = ({ id, firstName, lastName }: Person) => ({ id, firstName, lastName })
  await times(7, () => publish(ana))
  setTime(86_400)
  await times(6, () => publish(bruno))
  const nextDay = new Date(morning.getTime() + 86_400_000)
  expect(await read()).toEqual([
    { user: known(bruno), act: 'offer', times: 1, lastAt: nextDay },
    { user: known(ana), act: 'offer', times: 2, lastAt: morning },
  ])
  setTime(86_400 + 1)
  await times(5, () => publish(ana))
  expect((await read()).map(({ user, times: refused }) => [user.firstName, refused])).toEqual([
    ['Bruno', 1],
    ['Ana', 2],
  ])
  setTime(86_400 + 2)
  await publish(ana)
  expect((await read()).map(({ user, times: refused }) => [user.firstName, refused])).toEqual([
    ['Ana', 3],
    ['Bruno', 1],
  ])
  setTime(31 * 86_400 + 1)
  expect((await read()).map(({ user }) => user.firstName)).toEqual(['Ana'])
})

test('keeps who met a quota for 30 days, and the counts for as long as they matter', async () => {
  await times(8, () => publish(market.ana))
  expect(await market.db.select().from(quotaRefusals)).toMatchObject([
    { userId: market.ana.id, act: 'offer', times: 3, lastAt: morning },
  ])
  setTime(86_399)
  await market.app.quotas.prune()
  expect(await market.db.select().from(quotaCounts)).toHaveLength(1)
  setTime(30 * 86_400)
  await market.app.quotas.prune()
  expect(await market.db.select().from(quotaCounts)).toEqual([])
  expect(await market.db.select().from(quotaRefusals)).toHaveLength(1)
  setTime(30 * 86_400 + 1)
  await market.app.quotas.prune()
  expect(await market.db.select().from(quotaRefusals)).toEqual([])
})

test('the database knows the same acts as the table', () => {
  expect(quotaCounts.act.enumValues).toEqual(personActs)
  expect(quotaRefusals.act.enumValues).toEqual(personActs)
  expect(Object.keys(quotas)).toEqual(Object.keys(usualQuotas))
})
