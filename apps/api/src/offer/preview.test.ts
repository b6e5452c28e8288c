import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const readPreview = (id: number, viewer: { subject: string } | null = null) =>
  market.as(viewer).send(offerCalls.preview, { params: { id } })
const getRaw = (id: number | string) =>
  market.as(null).inject({ method: 'GET', url: `/api/service/preview/${id}` })

describe('the preview of an offer', () => {
  test('has its title, trades, city, budget, date, description and number of applicants for everyone', async () => {
    const { ana, bruno, carla, dario } = market
    const offer = await market.publish(ana, { tradeIds: [1, 3] })
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    const expected = {
      id: offer.id,
      title: 'Cambiar la bomba del tanque',
      description: 'No levanta presión',
      budget: 48_000,
      state: 'pendiente',
      publishedAt: offer.publishedAt,
      photo: null,
      photos: [],
      place: { province: 'Buenos Aires', city: 'La Plata' },
      trades: [
        { id: 1, name: 'Plomería' },
        { id: 3, name: 'Gas' },
      ],
      applicantCount: 2,
    }
    for (const viewer of [null, ana, bruno, dario])
      expect((await readPreview(offer.id, viewer)).result).toEqual(expected)
  })

  test('has no street and nothing of the owner and the applicants, for the owner neither', async () => {
    const { ana, bruno } = market
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    const url = `/api/service/preview/${offer.id}`
    for (const viewer of [null, ana, bruno]) {
      const { body } = await market.as(viewer).inject({ method: 'GET', url })
      expect(body).toContain('"numeroPostulantes":1')
      for (const secret of ['Calle 48', 'Ana', 'Ferreyra', ana.email, '2215550142'])
        expect(body).not.toContain(secret)
      for (const secret of ['Bruno', 'Saldaño', bruno.email, '1155550188']) expect(body).not.toContain(secret)
    }
  })

  test('does not count banned applicants', async () => {
    const offer = await market.publish(market.ana)
    await market.apply(market.bruno, offer)
    await market.apply(market.carla, offer)
    await market.ban(market.carla)
    expect((await readPreview(offer.id)).result.applicantCount).toBe(1)
    await market.ban(market.carla, true)
  })

  test('remains after an applicant was accepted, without the worker', async () => {
    const offer = await market.publishAndHire(market.ana, market.bruno)
    const { result } = await readPreview(offer.id)
    expect(result).toMatchObject({ state: 'proceso', applicantCount: 1 })
    expect((await getRaw(offer.id)).body).not.toContain('Bruno')
  })

  test('is cached like the other public responses, and not with a token', async () => {
    const offer = await market.publish(market.ana)
    const { headers } = await getRaw(offer.id)
    expect(headers['cache-control']).toContain('s-maxage')
    expect(headers).toMatchObject({
      vary: expect.stringContaining('authorization'),
      etag: expect.any(String),
    })
    const url = `/api/service/preview/${offer.id}`
    const signedIn = await market.as(market.ana).inject({ method: 'GET', url })
    expect(signedIn.headers['cache-control']).toBe('no-store')
  })
})

describe('an offer without a preview', () => {
  test('returns 410 while it is deactivated or its owner is banned, also for its owner', async () => {
    const { ana, rita, elena } = market
    const offer = await market.publish(ana)
    await market.as(elena).send(offerCalls.deactivate, { query: { id: offer.id }, body: {} })
    expect((await getRaw(offer.id)).statusCode).toBe(410)
    expect((await getRaw(offer.id)).json()).toEqual({
      code: 'removed',
      message: 'Esta publicación ya no está disponible',
    })
    expect(await outcome(readPreview(offer.id, ana))).toBe('removed')
    await market.as(elena).send(offerCalls.activate, { body: { id: offer.id } })
    expect(await outcome(readPreview(offer.id))).toBe('done')
    const other = await market.publish(rita)
    await market.ban(rita)
    expect(await outcome(readPreview(other.id))).toBe('removed')
    await market.ban(rita, true)
  })

  test('returns 410 after an admin deleted it', async () => {
    const deleted = await market.publish(market.ana)
    await market.publish(market.ana)
    await market.as(market.elena).send(offerCalls.remove, { params: { id: deleted.id } })
    expect((await getRaw(deleted.id)).statusCode).toBe(410)
  })

  test('returns 404 for an id that was never assigned, and 400 for what is no id', async () => {
    const newest = await market.publish(market.ana)
    expect((await getRaw(newest.id + 1)).statusCode).toBe(404)
    expect((await getRaw(2_147_483_647)).statusCode).toBe(404)
    const hostile = [
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      'uno',
      '%00',
      '%F0%9F%98%80',
      '2147483648',
      '9'.repeat(40),
    ]
    for (const id of [...hostile, "1'--", '1;drop table offers', '__proto__'])
      expect(`${id}: ${(await getRaw(encodeURI(decodeURI(id)))).statusCode}`).toBe(`${id}: 400`)
    expect(await market.db.$count(offers, eq(offers.id, newest.id))).toBe(1)
  })
})
