import { MASKED_CONTACT_DATA, offerFilters } from '@plomada/domain'
import { applicationCalls, offerCalls, professionalCalls, userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maskStoredTexts } from '../database/maskTexts.ts'
import { applications, offers, users } from '../database/schema/core.ts'
import { backfills } from '../database/schema/infrastructure.ts'
import { anOffer, openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const SECRET = /5555|gmail/
const title = `Baño, ${MASKED_CONTACT_DATA}`

test('the title and the description of an offer are stored and shown without contact data, also to their author (P-137)', async () => {
  const offer = await market.publish(market.ana, {
    title: 'Baño, 11_5555_0142',
    description: 'Escribime a ana (a) gmail (punto) com. Pago $ 15.000 el 12/11/2026.',
  })
  expect(offer).toMatchObject({
    title,
    description: `Escribime a ${MASKED_CONTACT_DATA}. Pago $ 15.000 el 12/11/2026.`,
  })
  const { result } = await market.as(null).send(offerCalls.preview, { params: { id: offer.id } })
  const { result: listed } = await market.as(null).send(offerCalls.list, { query: offerFilters.initial })
  expect(result.title).toBe(title)
  const shown = listed.filter(({ id }) => id === offer.id)
  expect(JSON.stringify([await market.readOffer(offer), result, shown])).not.toMatch(SECRET)
})

test('the server masks the texts of a client that does not', async () => {
  const response = await market.as(market.ana).inject({
    method: 'POST',
    url: '/api/user/service',
    payload: {
      tittle: 'Baño, 11_5555_0142',
      description: anOffer.description,
      jobs: anOffer.tradeIds,
      presupuesto: anOffer.budget,
      provincia: anOffer.province,
      ciudad: anOffer.city,
      direccion: anOffer.address,
    },
  })
  expect(response.json()).toMatchObject({ service: { tittle: title } })
})

test('the names and the description of a professional have no contact data, the reason for declining neither (P-137)', async () => {
  const { ana, bruno } = market
  await market.as(bruno).send(userCalls.update, {
    body: { lastName: 'Gómez 11-5555-0188', description: 'Gasista, bruno arroba gmail.com' },
  })
  const { result } = await market.as(null).send(professionalCalls.preview, { params: { id: bruno.id } })
  expect(result.description).toBe(`Gasista, ${MASKED_CONTACT_DATA}`)
  const [stored] = await market.db.select().from(users).where(eq(users.id, bruno.id))
  expect(stored).toMatchObject({ lastName: `Gómez ${MASKED_CONTACT_DATA}` })

  const offer = await market.publish(ana)
  await market.apply(bruno, offer)
  await market.as(ana).send(applicationCalls.decline, {
    body: { workerId: bruno.id, offerId: offer.id, reason: 'Mejor por fuera: 11 5555 0142' },
  })
  const [declined] = await market.db.select().from(applications).where(eq(applications.offerId, offer.id))
  expect(declined?.declineReason).toBe(`Mejor por fuera: ${MASKED_CONTACT_DATA}`)
})

test('texts that were stored before are masked once, in batches (P-138)', async () => {
  const offer = await market.publish(market.ana)
  const long = `${'Baño '.repeat(11)}11 5555-0142`
  await market.db.update(offers).set({ title: long }).where(eq(offers.id, offer.id))
  await market.db.update(users).set({ description: 'Al 4222-5555' }).where(eq(users.id, market.carla.id))
  // The migration adds them; tests empty all tables.
  const names = ['offers', 'users', 'applications']
  await market.db
    .insert(backfills)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  await maskStoredTexts(market.db)
  const { title: masked } = await market.readOffer(offer)
  expect(masked).not.toMatch(SECRET)
  expect(masked.length).toBeLessThanOrEqual(70)
  const [carla] = await market.db.select().from(users).where(eq(users.id, market.carla.id))
  expect(carla?.description).toBe(`Al ${MASKED_CONTACT_DATA}`)
  const open = await market.db.select().from(backfills)
  expect(open.filter(({ doneAt }) => doneAt === null)).toEqual([])

  await market.db.update(offers).set({ title: long }).where(eq(offers.id, offer.id))
  await maskStoredTexts(market.db)
  expect((await market.readOffer(offer)).title).toBe(long)
})
