import { applicationFilters } from '@plomada/domain'
import { applicationCalls, offerCalls } from '@plomada/domain/calls'
import type { InputOf } from '@plomada/domain/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOffer, openMarketplace, outcome, outcomes, type Marketplace } from '../../testing/marketplace.ts'

type Person = Marketplace['ana']
type Edit = Omit<InputOf<typeof offerCalls.edit>['body'], 'seen'>

const content: Edit = { ...anOffer, addressVisibility: 'everyone' }
let market: Marketplace
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  offer = await market.publish(market.ana)
})

const edit = async (changes: Partial<Edit>, seen: Partial<Edit> = {}, who: Person = market.ana) =>
  (
    await market.as(who).send(offerCalls.edit, {
      params: { serviceId: offer.id },
      body: { ...content, ...seen, ...changes, seen: { ...content, ...seen } },
    })
  ).result
const get = async (who: Person) =>
  (await market.as(who).send(offerCalls.get, { params: { id: offer.id } })).result
const readHistory = async (who: Person) =>
  (await market.as(who).send(offerCalls.history, { params: { serviceId: offer.id } })).result
const confirm = (who: Person, change: number) =>
  market.as(who).send(applicationCalls.confirm, { params: { serviceId: offer.id }, body: { change } })
const getChangeId = async (who: Person) => (await get(who)).pendingChanges?.changeId ?? 0
const own = async (who: Person) =>
  (await market.as(who).send(applicationCalls.own, { params: { serviceId: offer.id } })).result
const readNotices = () => market.readOfferNotices(offer)

describe('the owner of an open offer', () => {
  test('edits all fields, and the history has them before and after, newest first (P-190, P-193)', async () => {
    const edited = await edit({
      title: 'Bomba y automático',
      budget: 55_000,
      tradeIds: [1, 3],
      city: 'Lanus',
    })
    expect(edited).toMatchObject({ title: 'Bomba y automático', budget: 55_000, place: { city: 'Lanus' } })
    expect(edited.trades.map(({ id }) => id)).toEqual([1, 3])
    await edit(
      { description: 'Otra' },
      { title: 'Bomba y automático', budget: 55_000, tradeIds: [1, 3], city: 'Lanus' },
    )
    expect(await readHistory(market.ana)).toMatchObject([
      { event: 'edit', changes: { description: { before: 'No levanta presión', after: 'Otra' } } },
      {
        event: 'edit',
        changes: {
          title: { before: 'Cambiar la bomba del tanque', after: 'Bomba y automático' },
          trades: { before: ['Plomería'], after: ['Plomería', 'Gas'] },
          budget: { before: 48_000, after: 55_000 },
          city: { before: 'La Plata', after: 'Lanus' },
        },
      },
    ])
  })

  test('finds the offer by its new trade and city, and no longer by the former ones (P-190)', async () => {
    const ids = async (tradeId: number, city: 'La Plata' | 'Lanus') => {
      const query = { state: 'pendiente', trade: tradeId, city, pageSize: 100, page: 1 } as never
      const { result, total } = await market.as(null).send(offerCalls.list, { query })
      expect(total).toBe(result.length)
      return result.map(({ id }) => id)
    }
    expect(await ids(1, 'La Plata')).toContain(offer.id)
    await edit({ tradeIds: [2], city: 'Lanus' })
    expect(await ids(2, 'Lanus')).toContain(offer.id)
    expect(await ids(1, 'La Plata')).not.toContain(offer.id)
  })

  test('is refused when the offer is not as it was seen; repeating the same edit has no effect (P-190)', async () => {
    await edit({ budget: 55_000 })
    await edit({ budget: 55_000 })
    expect(await outcome(edit({ budget: 60_000 }))).toBe('stale')
    expect(await outcome(edit({ title: 'Otro título' }))).toBe('stale')
    expect(await readHistory(market.ana)).toHaveLength(1)
  })

  test('wins once of two edits at the same moment (P-190)', async () => {
    expect(await outcomes([edit({ budget: 50_000 }), edit({ budget: 60_000 })])).toEqual({
      done: 1,
      stale: 1,
    })
  })

  test('alone edits it, within the maximum budget, and only while it is open (P-190)', async () => {
    const { ana, bruno, rita, elena } = market
    for (const other of [bruno, rita]) expect(await outcome(edit({ budget: 1 }, {}, other))).toBe('forbidden')
    expect(await outcome(edit({ budget: 1 }, {}, elena))).toBe('forbidden')
    expect(await outcome(edit({ budget: 100_000 }))).toBe('invalid')
    await market.apply(bruno, offer)
    await market.accept(ana, offer, bruno)
    expect(await outcome(edit({ budget: 1 }))).toBe('stateChanged')
  })
})

describe('after a change of scope, place or budget', () => {
  test('open applicants are notified, and no other user (P-191)', async () => {
    const { bruno, carla } = market
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.as(carla).send(applicationCalls.withdraw, { params: { serviceId: offer.id } })
    await edit({ title: 'Otra cosa' })
    expect(await readNotices()).toEqual([])
    expect((await get(bruno)).pendingChanges).toBeNull()
    await edit({ budget: 55_000 }, { title: 'Otra cosa' })
    expect(await readNotices()).toEqual(['bruno: applicant.edit'])
    const [mail] = (await market.readMails('offer', bruno)).slice(-1)
    expect(mail?.payload.text).toContain('Presupuesto: antes «$ 48.000», ahora «$ 55.000»')
  })

  test('an applicant sees what changed and cannot be accepted before confirming (P-192, P-194)', async () => {
    const { ana, bruno } = market
    await market.apply(bruno, offer)
    await edit({ budget: 55_000, title: 'Bomba' })
    expect(await get(bruno)).toMatchObject({
      pendingChanges: { changes: { budget: { before: 48_000, after: 55_000 }, title: { after: 'Bomba' } } },
    })
    const query = applicationFilters.initial
    const { result } = await market.as(bruno).send(offerCalls.applications, { query })
    expect(result.find(({ id }) => id === offer.id)?.pendingChanges?.changes.budget?.after).toBe(55_000)
    expect((await get(ana)).applicants).toMatchObject([{ isOutdated: true }])
    const listed = await market.as(ana).send(applicationCalls.list, { params: { serviceId: offer.id } })
    expect(listed.result).toMatchObject([{ isOutdated: true, quote: null, previousAmount: 48_000 }])
    expect(await outcome(market.accept(ana, offer, bruno))).toBe('applicationOutdated')
    await confirm(bruno, await getChangeId(bruno))
    expect(await readNotices()).toEqual(['bruno: applicant.edit', 'ana: client.confirm'])
    expect((await get(bruno)).pendingChanges).toBeNull()
    const body = { workerId: bruno.id, offerId: offer.id, amount: 55_000 }
    const accepted = await market.as(ana).send(offerCalls.accept, { body })
    expect(accepted.result.agreedAmount).toBe(55_000)
  })

  test('a confirmation of an earlier change is refused, and confirming twice has no effect (P-192)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer)
    await edit({ budget: 55_000 })
    const first = await getChangeId(bruno)
    await edit({ budget: 60_000 }, { budget: 55_000 })
    expect(await outcome(confirm(bruno, first))).toBe('stateChanged')
    expect((await get(bruno)).pendingChanges?.changes).toEqual({ budget: { before: 48_000, after: 60_000 } })
    const second = await getChangeId(bruno)
    await confirm(bruno, second)
    await confirm(bruno, second)
    expect(await readNotices()).toEqual([
      'bruno: applicant.edit',
      'bruno: applicant.edit',
      'ana: client.confirm',
    ])
  })

  test('shows only what changed since the last confirmation (P-192)', async () => {
    const { bruno } = market
    await edit({ city: 'Lanus' })
    await market.apply(bruno, offer)
    await edit({ budget: 55_000 }, { city: 'Lanus' })
    expect((await get(bruno)).pendingChanges?.changes).toEqual({ budget: { before: 48_000, after: 55_000 } })
    await confirm(bruno, await getChangeId(bruno))
    await edit({ city: 'Quilmes' }, { city: 'Lanus', budget: 55_000 })
    expect((await get(bruno)).pendingChanges?.changes).toEqual({
      city: { before: 'Lanus', after: 'Quilmes' },
    })
  })

  test('an edited or a new application confirms too; a quote stays as it is (P-192)', async () => {
    const { ana, bruno, carla } = market
    await market.apply(bruno, offer, { quote: 50_000 })
    await market.apply(carla, offer)
    await edit({ description: 'Son dos bombas' })
    expect(await own(bruno)).toMatchObject({ quote: 50_000, isOutdated: true })
    await market
      .as(bruno)
      .send(applicationCalls.edit, { params: { serviceId: offer.id }, body: { quote: 50_000 } })
    expect(await own(bruno)).toMatchObject({ quote: 50_000, isOutdated: false, state: 'edited' })
    await market.as(carla).send(applicationCalls.withdraw, { params: { serviceId: offer.id } })
    await market.apply(carla, offer)
    expect(await own(carla)).toMatchObject({ isOutdated: false })
    await edit({ budget: 55_000 }, { description: 'Son dos bombas' })
    expect((await get(carla)).pendingChanges?.changes).toEqual({ budget: { before: 48_000, after: 55_000 } })
    await confirm(bruno, await getChangeId(bruno))
    const body = { workerId: bruno.id, offerId: offer.id, amount: 50_000 }
    expect((await market.as(ana).send(offerCalls.accept, { body })).result.agreedAmount).toBe(50_000)
  })

  test('a street that only the hired person sees is in no history, difference or mail (P-193)', async () => {
    const { ana, bruno } = market
    await market.apply(bruno, offer)
    await edit({ address: 'Secreta 123', addressVisibility: 'hired' })
    const seen = [await readHistory(bruno), await get(bruno), (await market.readMails('offer', bruno)).at(-1)]
    expect(JSON.stringify(seen)).not.toContain('Secreta')
    expect((await get(bruno)).pendingChanges?.changes.address).toEqual({ before: null, after: null })
    expect(JSON.stringify(await readHistory(ana))).toContain('Secreta')
  })
})

test('the history is for the owner, the applicants and admins (P-193)', async () => {
  const { bruno, carla, elena } = market
  await market.apply(bruno, offer)
  await edit({ budget: 55_000 })
  for (const who of [bruno, elena]) expect(await readHistory(who)).toHaveLength(1)
  expect(await outcome(readHistory(carla))).toBe('notFound')
})
