import { professionalFilters } from '@plomada/domain'
import type { ProfessionalFilters } from '@plomada/domain'
import { professionalCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviews, users } from '../database/schema.ts'
import { openMarket, outcome, outcomes } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

type Someone = { subject: string } | null
type Person = Awaited<ReturnType<Market['addPerson']>>

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const list = (filters: Partial<ProfessionalFilters>, viewer: Someone = null) =>
  market.as(viewer).send(professionalCalls.list, { query: { ...professionalFilters.initial, ...filters } })
const names = async (filters: Partial<ProfessionalFilters>) =>
  (await list(filters)).result.map(({ nickname }) => nickname)
const worker = (facts: Partial<Person>) =>
  market.addPerson({ role: 'professional', province: 'Buenos Aires', city: 'Zarate', ...facts })

describe('the list', () => {
  test('holds active professionals only, without e-mail, phone or street for those who run nothing (S-380, S-405, S-465)', async () => {
    const { result, total } = await list({ city: 'La Plata' }, market.ana)
    expect(result.map(({ nickname }) => nickname).toSorted()).toEqual(['bruno', 'carla'])
    expect(total).toBe(2)
    for (const person of result)
      expect(person).toMatchObject({ email: null, phone: null, place: { city: 'La Plata', address: null } })
  })

  test('the best come first, one good review does not lead, and who has none comes last (S-136, S-469)', async () => {
    await worker({ city: 'Lanus', nickname: 'unknown' })
    await worker({ city: 'Lanus', nickname: 'single', ratingSum: 5, ratingCount: 1 })
    await worker({ city: 'Lanus', nickname: 'proven', ratingSum: 48, ratingCount: 10 })
    await worker({ city: 'Lanus', nickname: 'poor', ratingSum: 10, ratingCount: 5 })
    expect(await names({ city: 'Lanus' })).toEqual(['proven', 'single', 'poor', 'unknown'])
    expect(await names({ city: 'Lanus', ratingOrder: 'ASC' })).toEqual([
      'poor',
      'single',
      'proven',
      'unknown',
    ])
    const single = (await list({ city: 'Lanus' })).result[1]
    expect(single).toMatchObject({ averageRating: 5, reviewCount: 1 })
  })

  test('people of the same rating keep one order through the pages', async () => {
    for (let number = 0; number < 5; number++) await worker({ city: 'Lujan', nickname: `equal${number}` })
    const pages = [1, 2, 3].map((page) => list({ city: 'Lujan', page, pageSize: 2 }))
    const ids = (await Promise.all(pages)).flatMap(({ result }) => result.map(({ id }) => id))
    expect(ids).toHaveLength(5)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(await list({ city: 'Lujan', page: 9 })).toEqual({ result: [], total: 5, totalPages: 1 })
  })

  test('names are searched in first name, last name and nickname, without accents or case (S-335, S-404)', async () => {
    await worker({ city: 'Tigre', firstName: 'José', lastName: 'Núñez', nickname: 'pepe' })
    expect(await names({ name: 'nunez' })).toEqual(['pepe'])
    expect(await names({ name: 'JOSE NUÑ' })).toEqual(['pepe'])
    expect(await names({ name: 'pep' })).toEqual(['pepe'])
    expect(await names({ name: '%%%' })).toEqual([])
    expect(await names({ name: 'saldano' })).toEqual(['bruno'])
  })

  test('trade, city, shift and any of the days narrow the list (S-130, S-404)', async () => {
    await worker({ city: 'Pilar', nickname: 'weekend', days: 0b1100000, shift: 'noche' })
    await worker({ city: 'Pilar', nickname: 'monday', days: 0b0000001, shift: 'tarde' })
    expect(await names({ city: 'Pilar', days: ['sabado', 'miercoles'] })).toEqual(['weekend'])
    expect((await names({ city: 'Pilar', days: ['domingo', 'lunes'] })).toSorted()).toEqual([
      'monday',
      'weekend',
    ])
    expect(await names({ city: 'Pilar', days: ['martes'] })).toEqual([])
    expect(await names({ city: 'Pilar', shift: 'tarde' })).toEqual(['monday'])
    expect(await names({ trade: 3 })).toEqual(['bruno'])
    expect(await names({ trade: 2 })).toEqual(['carla'])
  })

  test('nobody widens the list to clients or banned people by asking', async () => {
    const response = await market
      .as(null)
      .inject({ url: '/api/user?role=admin&state=false&provincia=Buenos+Aires' })
    const roles = response.json().result.map((person: { role: string }) => person.role)
    expect(new Set(roles)).toEqual(new Set(['professional']))
    expect(await names({ name: 'dario' })).toEqual([])
  })
})

describe('one person', () => {
  const open = async (viewer: Someone, { id }: { id: number }) =>
    (await market.as(viewer).send(professionalCalls.get, { params: { id } })).result

  test('strangers get no e-mail, phone or street; oneself and an admin get everything (S-284, S-406)', async () => {
    const { ana, elena } = market
    const secretive = await worker({ phone: '1155550100', address: 'Mitre 640' })
    for (const viewer of [null, ana, { subject: 'nobody here' }])
      expect(await open(viewer, secretive)).toMatchObject({
        email: null,
        phone: null,
        place: { address: null },
      })
    for (const viewer of [secretive, elena])
      expect(await open(viewer, secretive)).toMatchObject({
        email: secretive.email,
        phone: '1155550100',
        place: { address: 'Mitre 640' },
      })
  })

  test('the two parties of an accepted job get each other’s phone and e-mail; an applicant does not', async () => {
    const { ana, bruno, carla } = market
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    expect(await open(ana, bruno)).toMatchObject({ email: null, phone: null })
    await market.accept(ana, offer, bruno)
    expect(await open(ana, bruno)).toMatchObject({
      email: bruno.email,
      phone: bruno.phone,
      place: { address: null },
    })
    expect(await open(bruno, ana)).toMatchObject({ email: ana.email, phone: ana.phone })
    expect(await outcome(open(carla, ana))).toBe('notFound')
    expect(await open(ana, carla)).toMatchObject({ email: null, phone: null })
  })

  test('only professionals have a public profile, so that nobody lists all users by their ids', async () => {
    const client = await market.addPerson()
    const other = await worker({})
    for (const viewer of [null, other]) {
      expect(await outcome(open(viewer, client))).toBe('notFound')
      expect(await outcome(open(viewer, market.elena))).toBe('notFound')
    }
    expect(await open(null, other)).toMatchObject({ role: 'professional', email: null })
    expect(await open(client, client)).toMatchObject({ email: client.email })
  })

  test('a banned person is there for themselves and an admin only', async () => {
    const { ana, elena, dario } = market
    expect(await outcome(open(ana, dario))).toBe('notFound')
    expect(await outcome(open(null, dario))).toBe('notFound')
    expect(await open(dario, dario)).toMatchObject({ isActive: false })
    expect(await open(elena, dario)).toMatchObject({ isActive: false })
    expect(await outcome(open(ana, { id: 999_999 }))).toBe('notFound')
  })

  test('the page carries the newest twenty reviews and the counts of all (S-298, S-299)', async () => {
    const rated = await worker({})
    for (let number = 0; number < 22; number++) {
      const offer = await market.hired(market.rita, rated)
      await market.db.insert(reviews).values({
        offerId: offer.id,
        authorId: market.rita.id,
        professionalId: rated.id,
        score: number < 2 ? 1 : 5,
        text: `Reseña ${number}`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + number)),
      })
    }
    const page = await open(null, rated)
    expect(page.reviews.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Reseña ${21 - index}`),
    )
    expect(page.reviews[0]).toMatchObject({ reviewerId: market.rita.id, score: 5 })
    expect(page.scoreCounts).toEqual([2, 0, 0, 0, 20])
  })
})

describe('contacting', () => {
  const contact = (person: Person, { id }: { id: number }, message?: string) =>
    market.as(person).send(professionalCalls.contact, { params: { professionalId: id }, body: { message } })

  test('the professional gets a mail with the name, the address and the words of the sender (S-392, S-427)', async () => {
    const called = await worker({})
    expect(await contact(market.ana, called, '  Necesito un presupuesto  ')).toEqual({ ok: true })
    const [mail] = await market.mails('contact', called)
    expect(mail?.payload).toMatchObject({
      to: called.email,
      replyTo: market.ana.email,
      subject: expect.stringContaining('Ana Ferreyra'),
      text: expect.stringContaining('Necesito un presupuesto'),
    })
  })

  test('an admin and a professional may contact, a request without a body too (S-392)', async () => {
    const url = `/api/user/contact/${market.bruno.id}`
    for (const person of [market.elena, market.carla])
      expect((await market.as(person).inject({ method: 'POST', url })).statusCode).toBe(200)
  })

  test('people who write to each other at the same moment all get through', async () => {
    const [one, other] = [await worker({ nickname: 'one' }), await worker({ nickname: 'other' })]
    const written = Array.from({ length: 8 }, () => [contact(one, other), contact(other, one)])
    expect(await outcomes(written.flat())).toEqual({ done: 16 })
  })

  test('nobody contacts themselves, a client, a banned person or nobody', async () => {
    const { ana, bruno, rita, dario } = market
    expect(await outcome(contact(bruno, bruno))).toBe('forbidden')
    expect(await outcome(contact(ana, rita))).toBe('notFound')
    expect(await outcome(contact(ana, dario))).toBe('notFound')
    expect(await outcome(contact(ana, { id: 999_999 }))).toBe('notFound')
    expect(await outcome(contact(dario, bruno))).toBe('banned')
    const visitor = await market.as(null).inject({ method: 'POST', url: `/api/user/contact/${bruno.id}` })
    expect(visitor.statusCode).toBe(401)
  })

  test('a message of more than 1000 characters is refused by its field', async () => {
    const response = await market.as(market.ana).inject({
      method: 'POST',
      url: `/api/user/contact/${market.bruno.id}`,
      payload: { message: 'x'.repeat(1001) },
    })
    expect(Object.keys(response.json().fields)).toEqual(['message'])
  })
})

test('the average that is shown is the plain one, and follows from sum and count', async () => {
  const person = await worker({ ratingSum: 9, ratingCount: 2 })
  const [row] = await market.db.select().from(users).where(eq(users.id, person.id))
  expect([row?.averageRating, row?.ranking]).toEqual([4.5, 29 / 7])
})
