import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { professionals, toProfessionalPreview } from '@plomada/domain/fixtures'
import { offers, users } from '../database/schema/core.ts'
import { createPhotos } from '../services/photos/photos.storage.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { getMeta } from '../testing/readDocument.ts'
import { toProfessionalCard } from './shareCard/shareCard.content.ts'
import { renderShareCard } from './shareCard/shareCard.image.ts'

const document = '<!doctype html><head><!--head--><!--/head--></head><body><!--responses--></body>'
const readStored = vi.fn<() => Promise<Buffer | null>>()
let market: Marketplace
beforeAll(async () => {
  const photos = createPhotos({ put: async () => {}, get: readStored })
  market = await openMarketplace({ web: { root: import.meta.dirname, document }, services: { photos } })
})
afterAll(() => market.close())
afterEach(() => {
  vi.useRealTimers()
  readStored.mockReset()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  market.app.inject({ method: 'GET', url, headers })
const readSize = async (image: Buffer) => {
  const { format, width, height } = await sharp(image).metadata()
  return [format, width, height]
}

test('the head of an offer and of a professional links a picture of 1200×630 of it (P-127)', async () => {
  const { id } = await market.publish(market.ana)
  for (const url of [`/service/detail/${id}`, `/professional/detail/${market.bruno.id}`]) {
    const { body } = await get(url, { accept: 'text/html' })
    expect([getMeta(body, 'og:image:width'), getMeta(body, 'og:image:height')]).toEqual(['1200', '630'])
    const image = new URL(getMeta(body, 'og:image') ?? '')
    const { rawPayload, headers } = await get(image.pathname)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' })
    expect(await readSize(rawPayload)).toEqual(['jpeg', 1200, 630])
  }
})

test('a picture is sent again only after it has changed, and is rendered once', async () => {
  const { id } = await market.publish(market.ana)
  const url = `/page/share/service/${id}.jpg`
  const first = await get(url)
  const tag = String(first.headers.etag)
  expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(304)
  const again = await Promise.all([get(url), get(url)])
  expect(again.every(({ rawPayload }) => rawPayload.equals(first.rawPayload))).toBe(true)
  await market.db.update(offers).set({ budget: 99_000 }).where(eq(offers.id, id))
  expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(200)
})

test('there is no picture of what a visitor does not see (P-128)', async () => {
  const { id } = await market.publish(market.ana)
  await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, id))
  const hidden = [`service/${id}`, `professional/${market.dario.id}`, `professional/${market.ana.id}`]
  for (const path of [...hidden, 'service/0', 'service/01', 'service/1e3', 'professional/999999'])
    expect((await get(`/page/share/${path}.jpg`)).statusCode, path).toBe(404)
  expect((await get('/page/share/service/1.png')).statusCode).toBe(404)
})

test('the picture of a professional has the full name, no other personal data (P-128, P-140)', () => {
  const preview = toProfessionalPreview({ ...professionals.bruno, photo: null })
  expect(toProfessionalCard(preview, (text) => text)).toEqual({
    title: 'Bruno Saldaño',
    lines: ['Plomería, Gas', 'Quilmes', '4,5 de 5 · 43 valoraciones'],
    photo: null,
  })
})

const photo = () =>
  sharp({ create: { width: 300, height: 900, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()

test.each([
  ['markup', '<span size="999999">&amp; "a"</span> & <'],
  ['control characters and half of a pair', 'a\u0007b\u001b\ud800c'],
  ['a long word', 'x'.repeat(500)],
  ['a long title', 'Cambiar la cañería del baño y la cocina '.repeat(9)],
  ['other scripts', '修理 🛠️ ремонт'],
  ['nothing', ''],
  ['nothing to draw', '\u200b \u200d'],
])('renders a title of %s', async (_case, title) => {
  const image = await renderShareCard({ title, lines: [title], photo: await photo() })
  expect(await readSize(image)).toEqual(['jpeg', 1200, 630])
})

test.each([
  ['emoji', '🛠️ Arreglo 👨‍👩‍👧 de baño 🇦🇷', 'Arreglo de baño'],
  ['other scripts', 'Pintura 修理 ремонт', 'Pintura'],
  ['letters with other accents', 'João Muñoz Škoda', 'Joao Muñoz Skoda'],
])(
  'leaves out %s, which the font does not have, so that no box shows on any machine',
  async (_case, title, visible) => {
    const [image, plain] = await Promise.all(
      [title, visible].map((text) => renderShareCard({ title: text, lines: [text], photo: null })),
    )
    expect(image?.equals(plain ?? Buffer.from(''))).toBe(true)
  },
)

test('a professional without a city and reviews has a picture', async () => {
  await market.db.update(users).set({ city: null }).where(eq(users.id, market.carla.id))
  expect((await get(`/page/share/professional/${market.carla.id}.jpg`)).statusCode).toBe(200)
})

/** Adds a professional with a stored photo and returns the path of their card. */
async function addPictured(): Promise<string> {
  const { id } = await market.addPerson({ role: 'professional', photo: 'a'.repeat(32) })
  return `/page/share/professional/${id}.jpg`
}

test('a card is sent without a photo that is late, and with it as soon as it arrives in time', async () => {
  const url = await addPictured()
  const { id } = await market.publish(market.ana, { title: 'Sin foto' })
  const started = Promise.withResolvers<void>()
  readStored.mockImplementation(() => {
    started.resolve()
    return new Promise(() => {})
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = get(url)
  await started.promise
  expect((await get(`/page/share/service/${id}.jpg`)).statusCode).toBe(200)
  await vi.advanceTimersByTimeAsync(2000)
  const plain = await late
  expect(await readSize(plain.rawPayload)).toEqual(['jpeg', 1200, 630])
  expect([plain.headers.etag, plain.headers['cache-control']]).toEqual([undefined, 'no-store'])
  readStored.mockImplementation(photo)
  const complete = await get(url)
  expect(complete.headers).toMatchObject({
    etag: expect.any(String),
    'cache-control': 'public, max-age=3600',
  })
  expect(complete.rawPayload.equals(plain.rawPayload)).toBe(false)
})

test('a card is sent without a photo that cannot be read', async () => {
  const url = await addPictured()
  readStored.mockRejectedValue(new Error('no connection'))
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
})
