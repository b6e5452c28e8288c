import { personActs, quotas } from '@plomada/domain/calls'
import { dashboardCalls, paymentCalls, professionalCalls, reviewCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultQuotas } from '../../config.quotas.ts'
import { alertTasks } from '../../database/schema/alerts.ts'
import { quotaCounts, quotaRefusals } from '../../database/schema/quotas.ts'
import { buildTestApp } from '../../testing/buildTestApp.ts'
import { fakePayments } from '../../testing/fakePayments.ts'
import { anOffer, openMarketplace, outcome, outcomes, type Marketplace } from '../../testing/marketplace.ts'
import { createUpload } from '../../testing/validRequests.ts'

type Person = Marketplace['ana']

// 9:00 in Buenos Aires.
const morning = new Date('2026-11-23T12:00:00Z')

const provider = fakePayments()
let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace({ config: { quotas: defaultQuotas }, services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.delete(quotaCounts)
  await market.db.delete(quotaRefusals)
  market.setClock(morning)
})

/** Sets the clock to seconds after `morning`. */
const setTime = (seconds: number) => market.setClock(new Date(morning.getTime() + seconds * 1000))
const repeat = <Result>(count: number, one: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => one(number)))
const publish = (person: Person) => outcome(market.publish(person))
const tryToPublish = (person: Person, app: Pick<Marketplace, 'as'> = market, changes = {}) =>
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
  test('refuses the sixth offer of a minute with 429, Retry-After and a message with the time', async () => {
    for (let number = 0; number < 5; number++) expect(await publish(market.ana)).toBe('done')
    setTime(20.5)
    const refused = await tryToPublish(market.ana)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('40')
    expect(refused.json()).toEqual({
      code: 'tooManyRequests',
      message: 'Llegaste al límite de servicios publicados. Podés seguir en 40 segundos.',
    })
    expect(await publish(market.rita)).toBe('done')
    setTime(60)
    expect(await publish(market.ana)).toBe('done')
  })

  test('refuses the 61st offer within a day of the first one', async () => {
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

  test('accepts exactly 5 of 50 simultaneous requests', async () => {
    const ends = await outcomes(Array.from({ length: 50 }, () => market.publish(market.ana)))
    expect(ends).toEqual({ done: 5, tooManyRequests: 45 })
  })

  test('does not count invalid and repeated requests', async () => {
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

  test('counts each change of an offer that is published again with its key', async () => {
    const creationKey = crypto.randomUUID()
    const change = (changes: object) => outcome(market.publish(market.ana, { creationKey, ...changes }))
    expect(await change({})).toBe('done')
    expect(await change({ city: 'Quilmes' })).toBe('done')
    expect(await change({ tradeIds: [2] })).toBe('done')
    expect(await change({ tradeIds: [2, 3] })).toBe('done')
    for (let number = 0; number < 6; number++) expect(await change({ tradeIds: [3, 2] })).toBe('done')
    expect(await change({ address: 'Calle 49' })).toBe('done')
    const tasks = await market.db.$count(alertTasks)
    expect(await change({ title: 'Cambiar dos canillas' })).toBe('tooManyRequests')
    expect(await change({ address: 'Calle 49' })).toBe('done')
    expect(await market.db.$count(alertTasks)).toBe(tasks)
  })

  test('shares the count between two processes', async () => {
    const { database, identity, services } = market
    const other = await buildTestApp({
      config: { quotas: defaultQuotas },
      database: { ...database, close: async () => {} },
      services: { ...services, identity },
    })
    other.setClock(morning)
    const both = [market, other]
    const statuses = await repeat(
      20,
      async (number) => (await tryToPublish(market.ana, both[number % 2])).statusCode,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    await other.close()
  })
})

test('never refuses 20 offers and 100 applications over a working day', async () => {
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

test('refuses the 21st application of a minute, without counting refused applications', async () => {
  const { ana, rita, bruno } = market
  const own = await market.publish(bruno)
  const offers = []
  for (const owner of [ana, rita, ana, rita, ana]) {
    await market.db.delete(quotaCounts)
    offers.push(...(await repeat(5, () => market.publish(owner))))
  }
  const [first, ...others] = offers
  if (!first) throw new Error('There is no offer')
  for (let again = 0; again < 10; again++) {
    expect(await outcome(market.apply(bruno, own))).toBe('ownOffer')
    expect(await outcome(market.apply(bruno, first))).toBe('done')
  }
  for (const offer of others.slice(0, 16)) expect(await outcome(market.apply(bruno, offer))).toBe('done')
  // Each waits for the others, and on a busy machine more of them exceed the time limit of a lock.
  const simultaneous = others.slice(16).map((offer) => market.apply(bruno, offer))
  expect(await outcomes(simultaneous)).toEqual({ done: 3, tooManyRequests: 5 })
})

test('accepts 20 contacts a day, including simultaneous ones, and again a day later', async () => {
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

test('refuses the 11th checkout of a minute before calling the payment provider', async () => {
  const { ana, bruno } = market
  const { id } = await market.publishAndHire(ana, bruno)
  const pay = () => market.as(ana).send(paymentCalls.checkout, { body: { offerId: id } })
  for (let number = 0; number < 10; number++) expect(await outcome(pay())).toBe('done')
  await expect(pay()).rejects.toMatchObject({ code: 'tooManyRequests', message: /pagos iniciados/ })
})

test('counts a rating that asks the payment provider like a checkout, and refuses it before that', async () => {
  const { ana, bruno } = market
  const { id } = await market.publishAndHire(ana, bruno)
  await market.as(ana).send(paymentCalls.checkout, { body: { offerId: id } })
  const rate = () =>
    outcome(
      market.as(ana).send(reviewCalls.rate, { params: { idProduct: id }, body: { score: 5, text: '' } }),
    )
  for (let number = 0; number < 9; number++) expect(await rate()).toBe('notPaid')
  // A request to it would fail.
  provider.isDown = true
  expect(await rate()).toBe('tooManyRequests')
  provider.isDown = false
  for (const session of provider.sessions) session.state = 'paid'
  setTime(60)
  expect(await rate()).toBe('done')
  for (let number = 0; number < 10; number++) expect(await rate()).toBe('alreadyRated')
})

test('counts photos before reading them, even with an invalid form', async () => {
  const send = (sent: object) =>
    market.as(market.ana).inject({ method: 'POST', url: '/api/user/register/img', ...sent })
  for (let number = 0; number < 9; number++) expect((await send({ payload: {} })).statusCode).toBe(400)
  expect((await send(createUpload())).statusCode).toBe(200)
  const refused = await send(createUpload())
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  const other = market.as(market.bruno)
  expect(await other.inject({ method: 'POST', url: '/api/user/register/img', payload: {} })).toMatchObject({
    statusCode: 400,
  })
  const visitor = await market.as(null).inject({ method: 'POST', url: '/api/user/register/img', payload: {} })
  expect(visitor.statusCode).toBe(401)
})

test('lists exceeded quotas for admins, newest first', async () => {
  const { ana, bruno, elena } = market
  const read = async () => (await market.as(elena).send(dashboardCalls.quotas, {})).result
  expect(await read()).toEqual([])
  const known = ({ id, firstName, lastName }: Person) => ({ id, firstName, lastName })
  await repeat(7, () => publish(ana))
  setTime(86_400)
  await repeat(6, () => publish(bruno))
  const nextDay = new Date(morning.getTime() + 86_400_000)
  expect(await read()).toEqual([
    { user: known(bruno), act: quotas.offer.label, count: 1, lastAt: nextDay },
    { user: known(ana), act: quotas.offer.label, count: 2, lastAt: morning },
  ])
  setTime(86_400 + 1)
  await repeat(5, () => publish(ana))
  expect((await read()).map(({ user, count }) => [user.firstName, count])).toEqual([
    ['Bruno', 1],
    ['Ana', 2],
  ])
  setTime(86_400 + 2)
  await publish(ana)
  expect((await read()).map(({ user, count }) => [user.firstName, count])).toEqual([
    ['Ana', 3],
    ['Bruno', 1],
  ])
  setTime(31 * 86_400 + 1)
  expect((await read()).map(({ user }) => user.firstName)).toEqual(['Ana'])
})

test('keeps refusals for 30 days and counts until they expire', async () => {
  await repeat(8, () => publish(market.ana))
  expect(await market.db.select().from(quotaRefusals)).toMatchObject([
    { userId: market.ana.id, act: 'offer', count: 3, lastAt: morning },
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

test('has the same acts in the database as in the table of quotas', () => {
  expect(quotaCounts.act.enumValues).toEqual(personActs)
  expect(quotaRefusals.act.enumValues).toEqual(personActs)
  expect(Object.keys(quotas)).toEqual(Object.keys(defaultQuotas))
})

test('a click that replaces an expired checkout counts once', async () => {
  const { id } = await market.publishAndHire(market.ana, market.bruno)
  const checkout = () => market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: id } })
  const counted = async () => {
    const [row] = await market.db.select().from(quotaCounts).where(eq(quotaCounts.act, 'checkout'))
    return row?.dayCount
  }
  await checkout()
  expect(await counted()).toBe(1)
  provider.sessions.forEach((session) => (session.state = 'expired'))
  await checkout()
  expect(await counted()).toBe(2)
})
