import { randomUUID } from 'node:crypto'
import { applicationCalls, offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicationPhotos } from '../database/schema/applicationPhotos.ts'
import { getSqlError } from '../database/sqlErrors.ts'
import { createPhoto } from '../testing/hostileInputs.multipart.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { fieldsOf, openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { createUpload } from '../testing/validRequests.ts'

type Person = Marketplace['ana']

let market: Marketplace
let bruno: Person
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  // A new one each time: photos have a quota per minute.
  bruno = await market.addPerson({ firstName: 'Bruno', role: 'professional' })
  offer = await market.publish(market.ana)
})

const params = (of = offer) => ({ params: { serviceId: of.id } })
const upload = async (
  who: Person,
  {
    key = randomUUID(),
    color = '#875',
    to = offer,
  }: { key?: string; color?: string; to?: { id: number } } = {},
) =>
  (
    await market
      .as(who)
      .send(applicationCalls.photo, { ...params(to), file: await createPhoto(color), body: { key } })
  ).result
const uploadThree = async (who: Person) => {
  const ids: string[] = []
  for (const color of ['#100', '#200', '#300']) ids.push((await upload(who, { color })).id)
  return ids
}
const edit = (who: Person, body: object) => market.as(who).send(applicationCalls.edit, { ...params(), body })
const own = async (who: Person) => (await market.as(who).send(applicationCalls.own, params())).result
const ownIds = async (who: Person) => (await own(who))?.photos.map(({ id }) => id)
const list = async () => (await market.as(market.ana).send(applicationCalls.list, params())).result

test('up to three photos are sent with an application, in order and without location data (P-014, P-015)', async () => {
  const ids = await uploadThree(bruno)
  expect(await own(bruno)).toBeNull()
  await market.apply(bruno, offer, { message: 'Con fotos', photoIds: ids })
  expect(await ownIds(bruno)).toEqual(ids)
  const [seen] = await list()
  expect(seen?.photos.map(({ id }) => id)).toEqual(ids)
  const { rawPayload } = await market.as(market.ana).inject({ url: seen?.photos[0]?.url ?? '' })
  const { format, exif } = await sharp(rawPayload).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
})

test('an edit without photos keeps them, and one with them adds, removes and reorders (P-016)', async () => {
  const [first = '', second = '', third = ''] = await uploadThree(bruno)
  await market.apply(bruno, offer, { photoIds: [first, second] })
  await edit(bruno, { quote: 45_000 })
  expect(await ownIds(bruno)).toEqual([first, second])
  await edit(bruno, { quote: 45_000, photoIds: [third, first] })
  expect(await ownIds(bruno)).toEqual([third, first])
  expect(await own(bruno)).toMatchObject({ state: 'edited', quote: 45_000 })
  await edit(bruno, { photoIds: [] })
  expect(await ownIds(bruno)).toEqual([])
  expect(await findBrokenInvariants(market.db)).toEqual([])
})

test('an upload that is repeated with its key stores one photo (P-015)', async () => {
  const key = randomUUID()
  const results = await Promise.all([1, 2, 3].map(() => upload(bruno, { key })))
  expect(new Set(results.map(({ id }) => id))).toEqual(new Set([key]))
  const rows = await market.db.select().from(applicationPhotos).where(eq(applicationPhotos.key, key))
  expect(rows).toHaveLength(1)
})

test('photos of others, of other offers, unknown, repeated or too many ones are refused at their field (P-017)', async () => {
  const other = await market.addPerson({ role: 'professional' })
  const elsewhere = await market.publish(market.ana)
  const foreign = await upload(other)
  const misplaced = await upload(bruno, { to: elsewhere })
  const mine = await upload(bruno)
  const unknown = { fotos: 'Una foto ya no está. Sacala y agregala de nuevo' }
  for (const id of [foreign.id, misplaced.id, randomUUID()])
    expect(await fieldsOf(market.apply(bruno, offer, { photoIds: [mine.id, id] }))).toEqual([
      'invalid',
      unknown,
    ])
  expect(await own(bruno)).toBeNull()
  await market.apply(other, offer, { photoIds: [foreign.id] })
  await market.apply(bruno, offer, { photoIds: [mine.id] })
  expect(await fieldsOf(edit(bruno, { message: 'Otra', photoIds: [foreign.id] }))).toEqual([
    'invalid',
    unknown,
  ])
  expect(await own(bruno)).toMatchObject({ message: '', photos: [{ id: mine.id }] })
  const url = `/api/user/service/postulacion/${offer.id}`
  for (const fotos of [
    [mine.id, mine.id],
    Array.from({ length: 4 }, () => randomUUID()),
    ['../../etc/passwd'],
    mine.id,
    [7],
  ]) {
    const response = await market.as(bruno).inject({ method: 'PUT', url, payload: { fotos } })
    const [field] = Object.keys(response.json().fields)
    expect([response.statusCode, field]).toEqual([400, expect.stringMatching(/^fotos/)])
  }
})

test('a file that is no photo or is too large is refused at its field, and nothing is stored (P-017)', async () => {
  const send = (file: Blob) =>
    market.as(bruno).send(applicationCalls.photo, { ...params(), file, body: { key: randomUUID() } })
  const vector = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })
  const image = 'La foto tiene que ser JPEG, PNG, WebP o AVIF'
  expect(await fieldsOf(send(vector))).toEqual(['photoFormat', { image }])
  const large = new Blob([new Uint8Array(5 * 2 ** 20 + 1)])
  expect(await fieldsOf(send(large))).toEqual(['photoTooLarge', { image: 'La foto puede pesar hasta 5 MB' }])
  expect(await fieldsOf(send(new Blob([])))).toEqual(['invalid', { image: 'Elegí un archivo' }])
  const response = await market.as(bruno).inject({
    method: 'POST',
    url: `/api/user/service/postulacion/${offer.id}/foto`,
    ...createUpload({ key: '../a' }),
  })
  expect([response.statusCode, response.json().fields]).toEqual([400, { key: 'Tiene que ser un UUID' }])
  expect(
    await market.db.select().from(applicationPhotos).where(eq(applicationPhotos.workerId, bruno.id)),
  ).toEqual([])
})

test('only the professional uploads photos, while the own application can be sent or edited (P-018)', async () => {
  expect(await outcome(upload(market.ana))).toBe('ownOffer')
  expect(await outcome(upload(market.rita))).toBe('notProfessional')
  expect(await outcome(upload(bruno, { to: { id: 2 ** 31 - 1 } }))).toBe('notFound')
  await market.apply(bruno, offer)
  await market.as(market.ana).send(applicationCalls.decline, {
    body: { offerId: offer.id, workerId: bruno.id },
  })
  expect(await outcome(upload(bruno))).toBe('applicationDeclined')
  await market.apply(market.bruno, offer)
  await market.accept(market.ana, offer, market.bruno)
  expect(await outcome(upload(market.bruno))).toBe('offerNotOpen')
})

test('photos of a withdrawn application are seen by its professional only, and stay unless it is sent without them (P-018, P-019)', async () => {
  const photo = await upload(bruno)
  await market.apply(bruno, offer, { photoIds: [photo.id] })
  await market.as(bruno).send(applicationCalls.withdraw, params())
  expect(await list()).toEqual([])
  expect(await ownIds(bruno)).toEqual([photo.id])
  expect(await outcome(edit(bruno, { photoIds: [] }))).toBe('applicationClosed')
  const read = (who: Person) => market.as(who).send(applicationCalls.list, params())
  expect(await outcome(read(market.rita))).toBe('forbidden')
  expect(await outcome(read(bruno))).toBe('forbidden')
  const seenBy = await market.as(market.carla).send(offerCalls.get, { params: { id: offer.id } })
  expect(JSON.stringify(seenBy)).not.toContain(photo.url)
  await market.apply(bruno, offer, { photoIds: [photo.id] })
  expect((await list())[0]?.photos).toEqual([photo])
})

test('the database gives an application at most three photos (P-014)', async () => {
  const ids = await uploadThree(bruno)
  await market.apply(bruno, offer, { photoIds: ids })
  const fourth = await upload(bruno, { color: '#400' })
  const [row] = await market.db
    .select()
    .from(applicationPhotos)
    .where(eq(applicationPhotos.key, ids[0] ?? ''))
  const attach = async (position: number) =>
    getSqlError(
      await market.db
        .update(applicationPhotos)
        .set({ applicationId: row?.applicationId ?? 0, position })
        .where(eq(applicationPhotos.key, fourth.id))
        .catch((reason: unknown) => reason),
    )?.constraint
  expect(await attach(2)).toBe('application_photos_position')
  expect(await attach(3)).toBe('application_photos_position_range')
})

test('of two edits at once, the photos are those of one of them (P-016)', async () => {
  const [first = '', second = '', third = ''] = await uploadThree(bruno)
  await market.apply(bruno, offer, { photoIds: [first] })
  await Promise.all([
    edit(bruno, { photoIds: [second, first] }),
    edit(bruno, { photoIds: [third, second, first] }),
  ])
  expect([
    [second, first],
    [third, second, first],
  ]).toContainEqual(await ownIds(bruno))
})
