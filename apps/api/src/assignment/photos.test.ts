import { randomUUID } from 'node:crypto'
import { assignmentCalls } from '@plomada/domain/calls'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createPhoto } from '../testing/hostileInputs.multipart.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { fieldsOf, outcome, type Marketplace } from '../testing/marketplace.ts'
import { createUpload } from '../testing/validRequests.ts'

type Person = Marketplace['ana']

const HOUR_MS = 3_600_000

const { market, jobs } = await openJobs()
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(market.db)
})
afterAll(() => market.close())

const upload = async (who: Person, id: number, color = '#875') =>
  (
    await market.as(who).send(assignmentCalls.photo, {
      params: { id },
      file: await createPhoto(color),
      body: { key: randomUUID() },
    })
  ).result
const uploadAll = async (who: Person, id: number, colors: readonly string[]) => {
  const sent: string[] = []
  for (const color of colors) sent.push((await upload(who, id, color)).id)
  return sent
}
const photosOf = async (who: Person, id: number, event: string) =>
  (await jobs.get(who, id)).history.find((entry) => entry.event === event)?.photos ?? []
const load = (url: string) => market.app.inject({ url })

test('finished work, a claim and its answer have up to four photos, which both parties and admins see (P-215)', async () => {
  const { ana, bruno, elena } = market
  const id = await jobs.paid()
  const photos = await uploadAll(bruno, id, ['#100', '#200', '#300', '#400'])
  await jobs.act(bruno, id, 'done', { photos })
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 900, photos: await uploadAll(ana, id, ['#500']) })
  await jobs.act(bruno, id, 'answer', { text: 'No', photos: await uploadAll(bruno, id, ['#600']) })
  for (const viewer of [ana, bruno, elena]) {
    expect(await photosOf(viewer, id, 'done')).toHaveLength(4)
    expect(await photosOf(viewer, id, 'claim')).toHaveLength(1)
    expect(await photosOf(viewer, id, 'answer')).toHaveLength(1)
  }
  const reds = await Promise.all(
    (await photosOf(ana, id, 'done')).map(async ({ url }) => {
      const { channels } = await sharp((await load(url)).rawPayload).stats()
      return Math.round((channels[0]?.mean ?? 0) / 0x11)
    }),
  )
  expect(reds).toEqual([1, 2, 3, 4])
})

test('the address of a photo tells nothing about its file, is cached privately, and ends (P-215)', async () => {
  const id = await jobs.paid()
  const now = new Date('2031-05-06T10:59:00Z')
  market.setClock(now)
  await jobs.act(market.bruno, id, 'done', { photos: await uploadAll(market.bruno, id, ['#875']) })
  const [photo] = await photosOf(market.ana, id, 'done')
  const url = photo?.url ?? ''
  const served = await load(url)
  expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  expect((await load(url.replace('1280', '480'))).statusCode).toBe(200)
  const [, token = ''] = /privadas\/([\w-]+)\/1280\.webp$/.exec(url) ?? []
  expect((await load(`/api/photos/${token}/1280.webp`)).statusCode).toBe(404)
  const changed = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
  for (const other of [changed, token.slice(0, 20), 'x'])
    expect((await load(url.replace(token, other))).statusCode).toBe(404)
  market.setClock(new Date(now.getTime() + HOUR_MS))
  expect((await load(url)).statusCode).toBe(200)
  market.setClock(new Date(now.getTime() + 2 * HOUR_MS))
  expect((await load(url)).statusCode).toBe(404)
  expect((await photosOf(market.ana, id, 'done'))[0]?.url).not.toBe(url)
})

test('photos of others, of other jobs, unknown, repeated or too many ones are refused at their field (P-215)', async () => {
  const { ana, bruno } = market
  const [id, otherId] = [await jobs.paid(), await jobs.paid()]
  const unknown = ['invalid', { fotos: 'Una foto ya no está. Sacala y agregala de nuevo' }]
  const own = (await upload(bruno, id)).id
  for (const sent of [(await upload(ana, id)).id, (await upload(bruno, otherId)).id, 'abc'])
    expect(await fieldsOf(jobs.act(bruno, id, 'done', { photos: [own, sent] }))).toEqual(unknown)
  for (const fotos of [[own, own], Array.from({ length: 5 }, (_, index) => `${own}${index}`), own, [7]]) {
    const payload = { accion: 'done', estado: 'paid', fotos }
    const response = await market
      .as(bruno)
      .inject({ method: 'POST', url: `/api/user/trabajos/${id}`, payload })
    const [field] = Object.keys(response.json().fields)
    expect([response.statusCode, field]).toEqual([400, expect.stringMatching(/^fotos/)])
  }
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid' })
})

test('only a party uploads photos, while an event asks for them (P-215)', async () => {
  const { ana, bruno, carla, elena } = market
  const agreed = await jobs.hire(ana, bruno)
  expect(await outcome(upload(bruno, agreed))).toBe('stateChanged')
  const id = await jobs.paid()
  for (const other of [carla, elena]) expect(await outcome(upload(other, id))).toBe('notFound')
  expect(await outcome(upload(ana, 2 ** 31 - 1))).toBe('notFound')
  const response = await market
    .as(bruno)
    .inject({ method: 'POST', url: `/api/user/trabajos/${id}/foto`, ...createUpload({ key: '../a' }) })
  expect([response.statusCode, response.json().fields]).toEqual([400, { key: 'Tiene que ser un UUID' }])
})

test('an event that asks for no photos keeps none (P-215)', async () => {
  const { ana, bruno } = market
  const id = await jobs.paid()
  const [photo = ''] = await uploadAll(ana, id, ['#875'])
  const job = await jobs.act(ana, id, 'requestCancel', { text: 'No', photos: [photo] })
  expect(job.history.at(-1)).toMatchObject({ event: 'requestCancel', photos: [] })
  expect(await photosOf(bruno, id, 'requestCancel')).toEqual([])
})
