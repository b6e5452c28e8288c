import { randomUUID } from 'node:crypto'
import { MASKED_CONTACT_DATA, offerFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { offerPhotos } from '../database/schema/offerPhotos.ts'
import { createPhoto } from '../testing/hostileInputs.multipart.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { fieldsOf, openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Marketplace['ana']

let market: Marketplace
let ana: Person
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  // A new one each time: photos have a quota per minute.
  ana = await market.addPerson({ firstName: 'Ana' })
  offer = await market.publish(ana)
})

const params = (of = offer) => ({ params: { serviceId: of.id } })
const add = async (color = '#875', { key = randomUUID(), who = ana, to = offer } = {}) =>
  (
    await market
      .as(who)
      .send(offerCalls.addPhoto, { ...params(to), file: await createPhoto(color), body: { key } })
  ).result
const addThree = async () => [await add('#100'), await add('#200'), await add('#300')] as const
const set = (photos: { id: string; caption?: string }[], who = ana, to = offer) =>
  market.as(who).send(offerCalls.setPhotos, { ...params(to), body: { photos } })
const setFirst = async (color: string, who = ana) =>
  (await market.as(who).send(offerCalls.photo, { params: { id: offer.id }, file: await createPhoto(color) }))
    .result
const get = async (who: Person) =>
  (await market.as(who).send(offerCalls.get, { params: { id: offer.id } })).result
const preview = async () =>
  (await market.as(null).send(offerCalls.preview, { params: { id: offer.id } })).result
/** Sends a list as another program would. */
const put = (fotos: unknown) =>
  market.as(ana).inject({ method: 'PUT', url: `/api/user/service/${offer.id}/fotos`, payload: { fotos } })

test('photos of an offer are seen in their order by everyone who sees the offer; the first one is that of the lists (P-187)', async () => {
  const [first, second, third] = await addThree()
  await set([{ id: third.id, caption: 'La bomba' }, { id: first.id }, { id: second.id }])
  const expected = [
    { ...third, caption: 'La bomba' },
    { ...first, caption: '' },
    { ...second, caption: '' },
  ]
  expect((await get(ana)).photos).toEqual(expected)
  expect((await get(market.bruno)).photos).toEqual(expected)
  expect(await preview()).toMatchObject({ photo: third.url, photos: expected })
  const { result } = await market.as(null).send(offerCalls.list, { query: offerFilters.initial })
  expect(result.find(({ id }) => id === offer.id)).toMatchObject({ photo: third.url, photos: [] })
  expect(await findBrokenInvariants(market.db)).toEqual([])
})

test('a list without a photo removes it, and a list without captions keeps them (P-187, P-188)', async () => {
  const [first, second, third] = await addThree()
  await set([{ id: first.id }, { id: second.id, caption: 'El tanque' }, { id: third.id }])
  await set([{ id: second.id }, { id: third.id }])
  expect((await get(ana)).photos).toEqual([{ ...second, caption: 'El tanque' }, third])
  expect(await outcome(set([{ id: first.id }]))).toBe('invalid')
  await set([])
  expect(await get(ana)).toMatchObject({ photo: null, photos: [] })
  expect(await findBrokenInvariants(market.db)).toEqual([])
})

test('an offer that has only the photo of the specification shows and keeps it as the first (P-187)', async () => {
  const { photo } = await setFirst('#100')
  const [only, ...others] = (await get(ana)).photos
  expect([only?.url, only?.caption, others]).toEqual([photo, '', []])
  const next = await add('#200')
  await set([next, { id: only?.id ?? '', caption: 'La de antes' }])
  expect((await get(ana)).photos).toEqual([next, { ...only, caption: 'La de antes' }])
})

test('the call of the specification replaces the first photo and keeps the others (S-399, P-187)', async () => {
  const [first, second, third] = await addThree()
  await set([{ id: first.id, caption: 'La bomba' }, { id: second.id }, { id: third.id }])
  const { photo, photos } = await setFirst('#400')
  expect(photo).not.toBe(first.url)
  expect(photos).toEqual([{ id: expect.any(String), url: photo, caption: '' }, second, third])
  expect(photos[0]?.id).not.toBe(first.id)
  expect(await findBrokenInvariants(market.db)).toEqual([])
})

test('an upload that is repeated with its key adds one photo, also when both are sent at once (P-187)', async () => {
  const key = randomUUID()
  const results = await Promise.all([1, 2, 3].map(() => add('#100', { key })))
  expect(new Set(results.map(({ id }) => id))).toEqual(new Set([key]))
  expect((await get(ana)).photos).toHaveLength(1)
})

test('a ninth photo is refused at its field, also when several are sent at once (P-187)', async () => {
  const key = randomUUID()
  const sent = [key, ...Array.from({ length: 8 }, () => randomUUID())].map((one, index) =>
    add(`#${index}00`, { key: one }),
  )
  expect(await outcomes(sent)).toEqual({ done: 8, invalid: 1 })
  expect((await get(ana)).photos).toHaveLength(8)
  expect(await fieldsOf(add('#900'))).toEqual(['invalid', { image: 'Puede tener hasta 8 fotos' }])
  const rows = await market.db.select().from(offerPhotos).where(eq(offerPhotos.offerId, offer.id))
  expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('unknown, foreign, repeated and too many photos are refused at their field, and nothing changes (P-187)', async () => {
  const photo = await add()
  const elsewhere = await market.publish(ana)
  const foreign = await add('#123', { to: elsewhere })
  for (const { id } of [foreign, { id: randomUUID() }])
    expect(await fieldsOf(set([photo, { id }]))).toEqual([
      'invalid',
      { fotos: 'Una foto ya no está. Sacala y agregala de nuevo' },
    ])
  const lists = [
    [{ id: photo.id }, { id: photo.id }],
    Array.from({ length: 9 }, () => ({ id: randomUUID() })),
    [{ id: '../../etc/passwd' }],
    [photo.id],
    'todas',
  ]
  for (const fotos of lists) {
    const response = await put(fotos)
    const [field] = Object.keys(response.json().fields)
    expect([response.statusCode, field]).toEqual([400, expect.stringMatching(/^fotos/)])
  }
  expect((await get(ana)).photos).toEqual([photo])
})

test('captions are stored in one line, without contact data, and refused above 120 characters (P-188)', async () => {
  const photo = await add()
  const shown = async (epigrafe: unknown) => {
    const { statusCode } = await put([{ id: photo.id, epigrafe }])
    return [statusCode, (await preview()).photos[0]?.caption]
  }
  expect(await shown('  El \u202Etanque  roto ')).toEqual([200, 'El tanque roto'])
  expect(await shown('Llamame: 11 5555-0142')).toEqual([200, `Llamame: ${MASKED_CONTACT_DATA}`])
  expect(await shown('<img src=x onerror=alert(1)>')).toEqual([200, '<img src=x onerror=alert(1)>'])
  for (const refused of ['x'.repeat(121), 'una\u0000', 7, null, { a: 1 }])
    expect(await shown(refused)).toEqual([400, '<img src=x onerror=alert(1)>'])
  const { fields } = (await put([{ id: photo.id, epigrafe: 'x'.repeat(121) }])).json()
  expect(fields).toEqual({ 'fotos.0.epigrafe': 'Puede tener 120 caracteres o menos' })
})

test('only the owner changes the photos, until a professional is accepted (P-187)', async () => {
  const photo = await add()
  for (const who of [market.rita, market.bruno]) {
    expect(await outcome(add('#100', { who }))).toBe('forbidden')
    expect(await outcome(set([], who))).toBe('forbidden')
  }
  expect(await outcome(add('#100', { to: { id: 2 ** 31 - 1 } }))).toBe('notFound')
  expect(await outcome(set([], ana, { id: 2 ** 31 - 1 }))).toBe('notFound')
  await market.apply(market.bruno, offer)
  await market.accept(ana, offer, market.bruno)
  expect(await outcome(add('#200'))).toBe('alreadyAccepted')
  expect(await outcome(set([]))).toBe('alreadyAccepted')
  expect((await get(market.bruno)).photos).toEqual([photo])
})

test('a file that is no photo is refused at its field, and nothing is stored (P-187)', async () => {
  const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })
  const sent = market.as(ana).send(offerCalls.addPhoto, { ...params(), file, body: { key: randomUUID() } })
  expect(await fieldsOf(sent)).toEqual([
    'photoFormat',
    { image: 'La foto tiene que ser JPEG, PNG, WebP o AVIF' },
  ])
  expect((await get(ana)).photos).toEqual([])
})

test('photos lose their location data, and an offer that is deleted its photos (P-187)', async () => {
  const { url } = await add()
  const { rawPayload } = await market.as(null).inject({ url })
  expect(rawPayload.includes('GPS')).toBe(false)
  await market.db.delete(offers).where(eq(offers.id, offer.id))
  expect(await market.db.select().from(offerPhotos).where(eq(offerPhotos.offerId, offer.id))).toEqual([])
})

test('of two lists at once, the photos are those of one of them (P-187)', async () => {
  const [first, second, third] = await addThree()
  await Promise.all([set([third, second, first]), set([second, first, third])])
  expect([
    [third.id, second.id, first.id],
    [second.id, first.id, third.id],
  ]).toContainEqual((await get(ana)).photos.map(({ id }) => id))
  expect(await findBrokenInvariants(market.db)).toEqual([])
})
