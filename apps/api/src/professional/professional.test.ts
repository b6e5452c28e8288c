import { professionalFilters, type ProfessionalFilters } from '@plomada/domain'
import { professionalCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviews } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type TestViewer = { subject: string } | null
type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const list = (filters: Partial<ProfessionalFilters>, viewer: TestViewer = null) =>
  market.as(viewer).send(professionalCalls.list, { query: { ...professionalFilters.initial, ...filters } })
const names = async (filters: Partial<ProfessionalFilters>) =>
  (await list(filters)).result.map(({ nickname }) => nickname)
const addWorker = (changes: Partial<Person>) =>
  market.addPerson({ role: 'professional', province: 'Buenos Aires', city: 'Zarate', ...changes })

describe('the list', () => {
  test('contains only active professionals, without email, phone and street (S-380, S-405, S-465)', async () => {
    const { result, total } = await list({ city: 'La Plata' }, market.ana)
    expect(result.map(({ nickname }) => nickname).toSorted()).toEqual(['bruno', 'carla'])
    expect(total).toBe(2)
    for (const person of result)
      expect(person).toMatchObject({ email: null, phone: null, place: { city: 'La Plata', address: null } })
  })

  test('sorts by weighted rating, with unrated professionals last (S-136, S-469)', async () => {
    await addWorker({ city: 'Lanus', nickname: 'unknown' })
    await addWorker({ city: 'Lanus', nickname: 'single', ratingSum: 5, ratingCount: 1 })
    await addWorker({ city: 'Lanus', nickname: 'proven', ratingSum: 48, ratingCount: 10 })
    await addWorker({ city: 'Lanus', nickname: 'poor', ratingSum: 10, ratingCount: 5 })
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

  test('professionals with the same rating have a stable order across pages', async () => {
    for (let number = 0; number < 5; number++) await addWorker({ city: 'Lujan', nickname: `equal${number}` })
    const pages = [1, 2, 3].map((page) => list({ city: 'Lujan', page, pageSize: 2 }))
    const ids = (await Promise.all(pages)).flatMap(({ result }) => result.map(({ id }) => id))
    expect(ids).toHaveLength(5)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(await list({ city: 'Lujan', page: 9 })).toEqual({ result: [], total: 5, totalPages: 1 })
  })

  test('searches first name, last name and nickname, ignoring accents and case (S-335, S-404)', async () => {
    await addWorker({ city: 'Tigre', firstName: 'José', lastName: 'Núñez', nickname: 'pepe' })
    expect(await names({ name: 'nunez' })).toEqual(['pepe'])
    expect(await names({ name: 'JOSE NUÑ' })).toEqual(['pepe'])
    expect(await names({ name: 'pep' })).toEqual(['pepe'])
    expect(await names({ name: '%%%' })).toEqual([])
    expect(await names({ name: 'saldano' })).toEqual(['bruno'])
  })

  test('filters by trade, city, shift and any of the days (S-130, S-404)', async () => {
    await addWorker({ city: 'Pilar', nickname: 'weekend', days: 0b1100000, shift: 'noche' })
    await addWorker({ city: 'Pilar', nickname: 'monday', days: 0b0000001, shift: 'tarde' })
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

  test('ignores parameters that would include clients or banned users', async () => {
    const response = await market
      .as(null)
      .inject({ url: '/api/user?role=admin&state=false&provincia=Buenos+Aires' })
    const roles = response.json().result.map((person: { role: string }) => person.role)
    expect(new Set(roles)).toEqual(new Set(['professional']))
    expect(await names({ name: 'dario' })).toEqual([])
  })
})

describe('one professional', () => {
  const open = async (viewer: TestViewer, { id }: { id: number }) =>
    (await market.as(viewer).send(professionalCalls.get, { params: { id } })).result

  test('shows email, phone and street only to the user and to admins (S-284, S-406)', async () => {
    const { ana, elena } = market
    const professional = await addWorker({ phone: '1155550100', address: 'Mitre 640' })
    for (const viewer of [null, ana, { subject: 'unregistered' }])
      expect(await open(viewer, professional)).toMatchObject({
        email: null,
        phone: null,
        place: { address: null },
      })
    for (const viewer of [professional, elena])
      expect(await open(viewer, professional)).toMatchObject({
        email: professional.email,
        phone: '1155550100',
        place: { address: 'Mitre 640' },
      })
  })

  test('shows phone and email to the other party of an accepted job, but not to an applicant', async () => {
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

  test('only professionals have a public profile, so that users cannot be listed by id', async () => {
    const client = await market.addPerson()
    const other = await addWorker({})
    for (const viewer of [null, other]) {
      expect(await outcome(open(viewer, client))).toBe('notFound')
      expect(await outcome(open(viewer, market.elena))).toBe('notFound')
    }
    expect(await open(null, other)).toMatchObject({ role: 'professional', email: null })
    expect(await open(client, client)).toMatchObject({ email: client.email })
  })

  test('a banned user is visible only to themselves and to admins', async () => {
    const { ana, elena, dario } = market
    expect(await outcome(open(ana, dario))).toBe('notFound')
    expect(await outcome(open(null, dario))).toBe('notFound')
    expect(await open(dario, dario)).toMatchObject({ isActive: false })
    expect(await open(elena, dario)).toMatchObject({ isActive: false })
    expect(await outcome(open(ana, { id: 999_999 }))).toBe('notFound')
  })

  test('contains the newest 20 reviews and the score counts of all, and for signed-in users their authors (S-149, S-298, S-299, P-160)', async () => {
    const rated = await addWorker({})
    for (let number = 0; number < 22; number++) {
      const offer = await market.publishAndHire(market.rita, rated)
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
    expect(page.reviews[0]).toMatchObject({ reviewerId: market.rita.id, reviewer: null, score: 5 })
    const seen = (await open(market.ana, rated)).reviews[0]
    expect(seen?.reviewer).toMatchObject({ firstName: 'Rita' })
    expect(page.scoreCounts).toEqual([2, 0, 0, 0, 20])
  })
})

describe('contacting', () => {
  const contact = (person: Person, { id }: { id: number }, message?: string) =>
    market.as(person).send(professionalCalls.contact, { params: { professionalId: id }, body: { message } })

  test('mails the name, address and message of the sender to the professional (S-392, S-427)', async () => {
    const called = await addWorker({})
    expect(await contact(market.ana, called, '  Necesito un presupuesto  ')).toEqual({ ok: true })
    const [mail] = await market.readMails('contact', called)
    expect(mail?.payload).toMatchObject({
      to: called.email,
      replyTo: market.ana.email,
      subject: expect.stringContaining('Ana Ferreyra'),
      text: expect.stringContaining('Necesito un presupuesto'),
    })
  })

  test('combines the messages of one sender within 15 minutes in one mail', async () => {
    const called = await addWorker({})
    for (const message of ['Primero', undefined, 'Segundo']) await contact(market.ana, called, message)
    await contact(market.rita, called, 'De otra persona')
    const mails = await market.readMails('contact', called)
    const texts = mails.map(({ payload }) => JSON.stringify(payload))
    expect(texts).toHaveLength(2)
    expect(texts[0]).toMatch(/Primero.*Otro mensaje.*Segundo/)
    expect(texts[1]).toContain('De otra persona')
  })

  test('accepts requests of admins and professionals, also without a body (S-392)', async () => {
    const url = `/api/user/contact/${market.bruno.id}`
    for (const person of [market.elena, market.carla])
      expect((await market.as(person).inject({ method: 'POST', url })).statusCode).toBe(200)
  })

  test('sends all messages of two users who contact each other concurrently', async () => {
    const [one, other] = [await addWorker({ nickname: 'one' }), await addWorker({ nickname: 'other' })]
    const written = Array.from({ length: 8 }, () => [contact(one, other), contact(other, one)])
    expect(await outcomes(written.flat())).toEqual({ done: 16 })
  })

  test('refuses contacting oneself, a client, a banned user or an unknown user', async () => {
    const { ana, bruno, rita, dario } = market
    expect(await outcome(contact(bruno, bruno))).toBe('forbidden')
    expect(await outcome(contact(ana, rita))).toBe('notFound')
    expect(await outcome(contact(ana, dario))).toBe('notFound')
    expect(await outcome(contact(ana, { id: 999_999 }))).toBe('notFound')
    expect(await outcome(contact(dario, bruno))).toBe('banned')
    const visitor = await market.as(null).inject({ method: 'POST', url: `/api/user/contact/${bruno.id}` })
    expect(visitor.statusCode).toBe(401)
  })

  test('refuses a message of more than 1000 characters and names its field', async () => {
    const response = await market.as(market.ana).inject({
      method: 'POST',
      url: `/api/user/contact/${market.bruno.id}`,
      payload: { message: 'x'.repeat(1001) },
    })
    expect(Object.keys(response.json().fields)).toEqual(['message'])
  })
})

test('the displayed average is not weighted, and is computed from sum and count', async () => {
  const person = await addWorker({ ratingSum: 9, ratingCount: 2 })
  const [row] = await market.db.select().from(users).where(eq(users.id, person.id))
  expect([row?.averageRating, row?.ranking]).toEqual([4.5, 29 / 7])
})
