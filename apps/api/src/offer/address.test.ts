import { applicationFilters, offerFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

type TestViewer = { subject: string } | null

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

describe('the address of an offer', () => {
  test('is visible to signed-in users, and never to visitors', async () => {
    const offer = await market.publish(market.ana, { city: 'Merlo' })
    const { result } = await market.as(market.carla).send(offerCalls.get, { params: { id: offer.id } })
    expect(result.place.address).toBe('Calle 48 n.º 1120')
    const list = await market
      .as(null)
      .send(offerCalls.list, { query: { ...offerFilters.initial, city: 'Merlo' } })
    expect(list.result[0]?.place.address).toBeNull()
  })

  test('is visible to those that its owner chose, whatever the setting, in every read (P-139)', async () => {
    for (const addressVisibility of ['everyone', 'hired'] as const) {
      const configured = await openMarketplace({ config: { addressVisibility } })
      try {
        const { ana, bruno, carla, elena, apply, accept } = configured
        const publish = (choice?: 'everyone' | 'hired') =>
          configured.publish(ana, choice ? { addressVisibility: choice } : {})
        const offer = await publish('hired')
        for (const { id } of [await publish(), await publish('everyone'), offer]) await apply(carla, { id })
        await apply(bruno, offer)
        const read = async (viewer: TestViewer) => {
          const { result: one } = await configured
            .as(viewer)
            .send(offerCalls.get, { params: { id: offer.id } })
          const { result } = await configured
            .as(viewer)
            .send(offerCalls.list, { query: offerFilters.initial })
          return [...result, one].filter(({ id }) => id === offer.id).map(({ place }) => place.address)
        }
        for (const other of [bruno, carla]) expect(new Set(await read(other))).toEqual(new Set([null]))
        const sent = await configured
          .as(carla)
          .send(offerCalls.applications, { query: applicationFilters.initial })
        const visible = sent.result.map((one) => [one.addressVisibility, one.place.address !== null])
        expect(visible).toEqual([
          ['everyone', true],
          [addressVisibility, addressVisibility === 'everyone'],
          ['hired', false],
        ])
        await accept(ana, offer, bruno)
        for (const party of [ana, bruno, elena]) expect(await read(party)).toContain('Calle 48 n.º 1120')
        expect(await read(carla)).not.toContain('Calle 48 n.º 1120')
        const texts = (await configured.db.select().from(outbox)).map(({ payload }) =>
          JSON.stringify(payload),
        )
        expect(texts.join()).not.toContain('n.º 1120')
      } finally {
        await configured.close()
      }
    }
  })

  test('of an offer from before the choice follows the setting (P-139)', async () => {
    const strict = await openMarketplace({ config: { addressVisibility: 'hired' } })
    try {
      const offer = await strict.publish(strict.ana, { addressVisibility: 'everyone' })
      await strict.db.update(offers).set({ addressVisibility: null }).where(eq(offers.id, offer.id))
      const { result } = await strict.as(strict.carla).send(offerCalls.get, { params: { id: offer.id } })
      expect(result).toMatchObject({ addressVisibility: 'hired', place: { address: null } })
    } finally {
      await strict.close()
    }
  })

  test('is visible only to the owner, the hired worker and admins if so configured', async () => {
    const strict = await openMarketplace({ config: { addressVisibility: 'hired' } })
    try {
      const { ana, bruno, carla, elena } = strict
      const offer = await strict.publish(ana)
      await strict.apply(bruno, offer)
      await strict.apply(carla, offer)
      await strict.accept(ana, offer, bruno)
      const getAddress = async (viewer: TestViewer) =>
        (await strict.as(viewer).send(offerCalls.get, { params: { id: offer.id } })).result.place.address
      for (const party of [ana, bruno, elena]) expect(await getAddress(party)).toBe('Calle 48 n.º 1120')
      expect(await getAddress(carla)).toBeNull()
    } finally {
      await strict.close()
    }
  })
})
