import { professionalFilters } from '@plomada/domain'
import { professionalCalls, questionCalls, reviewCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviews } from '../database/schema/reviews.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const readPreview = (id: number, viewer: { subject: string } | null = null) =>
  market.as(viewer).send(professionalCalls.preview, { params: { id } })
const getRaw = (id: number | string) =>
  market.as(null).inject({ method: 'GET', url: `/api/user/preview/${id}` })

async function addReview(professional: Person, score: number, text: string, day: number): Promise<void> {
  const offer = await market.publishAndHire(market.ana, professional)
  await market.db.insert(reviews).values({
    offerId: offer.id,
    authorId: market.ana.id,
    professionalId: professional.id,
    score,
    text,
    createdAt: new Date(Date.UTC(2026, 9, day)),
  })
}

describe('the preview of a professional', () => {
  test('has the full name, trades, city, rating and the newest three reviews', async () => {
    const { bruno } = market
    for (const [score, text, day] of [
      [5, 'Puntual', 4],
      [4, '', 1],
      [5, 'Prolijo', 3],
      [2, 'Tarde', 2],
    ] as const)
      await addReview(bruno, score, text, day)
    const { result } = await readPreview(bruno.id)
    expect(result).toMatchObject({
      id: bruno.id,
      firstName: 'Bruno',
      lastName: 'Saldaño',
      place: { province: 'Buenos Aires', city: 'La Plata' },
      trades: [
        { id: 1, name: 'Plomería' },
        { id: 3, name: 'Gas' },
      ],
      scoreCounts: [0, 1, 0, 1, 2],
    })
    expect(result.reviews.map(({ score, text, createdAt }) => [score, text, createdAt.getUTCDate()])).toEqual(
      [
        [5, 'Puntual', 4],
        [5, 'Prolijo', 3],
        [2, 'Tarde', 2],
      ],
    )
  })

  test('has no street, nickname, contact data or authors of reviews, for any user', async () => {
    const worker = await market.addPerson({
      role: 'professional',
      firstName: 'Delia',
      lastName: 'Quiroga',
      nickname: 'quiroga77',
      phone: '1144445555',
      email: 'delia@secreto.test',
      address: 'Mitre 640',
      city: 'Quilmes',
    })
    await addReview(worker, 5, 'Muy bien', 5)
    for (const viewer of [null, market.ana, market.elena, worker]) {
      const { body } = await market
        .as(viewer)
        .inject({ method: 'GET', url: `/api/user/preview/${worker.id}` })
      expect(body).toContain('"lastName":"Quiroga"')
      expect(body).toContain('Muy bien')
      for (const secret of ['quiroga77', '1144445555', 'secreto', 'Mitre', 'Ana', 'Ferreyra', 'idUser'])
        expect(body).not.toContain(secret)
    }
  })

  test('a visitor reads the same full name in the list, the preview, the landing page, the questions and the page (P-140)', async () => {
    const { ana } = market
    const worker = await market.addPerson({
      role: 'professional',
      firstName: 'Rita',
      lastName: 'Ibarra',
      province: 'Buenos Aires',
      city: 'Quilmes',
    })
    await addReview(worker, 5, 'Impecable', 6)
    const offer = await market.publish(ana)
    await market.as(worker).send(questionCalls.ask, {
      params: { serviceId: offer.id },
      body: { text: '¿Hay luz?' },
    })
    const answered = { params: { serviceId: offer.id, number: 1 }, body: { text: 'Sí' } }
    await market.as(ana).send(questionCalls.answer, answered)
    const visitor = market.as(null)
    const name = { firstName: 'Rita', lastName: 'Ibarra' }
    const { result: found } = await visitor.send(professionalCalls.list, {
      query: { ...professionalFilters.initial, name: 'Ibarra' },
    })
    expect(found).toMatchObject([name])
    expect((await readPreview(worker.id)).result).toMatchObject(name)
    const { result: recent } = await visitor.send(reviewCalls.recent, {})
    expect(recent[0]?.professional).toMatchObject(name)
    const { result: asked } = await visitor.send(questionCalls.list, { params: { id: offer.id } })
    expect(asked[0]?.asker).toEqual(name)
    const { carla } = market
    expect((await readPreview(carla.id)).result.lastName).toBeNull()
  })
})

test('clients, admins, banned professionals and unknown ids have no preview: 404 (S-393)', async () => {
  const { ana, elena, dario } = market
  for (const { id } of [ana, elena, dario, { id: 2_147_483_647 }])
    for (const viewer of [null, elena]) expect(await outcome(readPreview(id, viewer))).toBe('notFound')
  expect((await getRaw(dario.id)).statusCode).toBe(404)
  for (const id of ['0', '-1', '1.5', 'uno', '%00', '2147483648', '1%27--'])
    expect(`${id}: ${(await getRaw(id)).statusCode}`).toBe(`${id}: 400`)
})
