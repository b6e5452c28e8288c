import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { applications, offers } from '../database/schema/core.ts'
import { anOffer, openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { acceptApplicant } from '../application/agreement.actions.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const createImage = async () =>
  new Blob([
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a4' } })
      .jpeg()
      .toBuffer(),
  ])

describe('publishing', () => {
  test('a client publishes an offer and reads it with all its fields (S-276, S-278, S-384, S-396)', async () => {
    const { ana } = market
    const { service } = await market
      .as(ana)
      .send(offerCalls.create, { body: { ...anOffer, tradeIds: [1, 3] } })
    const { result } = await market.as(ana).send(offerCalls.get, { params: { id: service.id } })
    expect(result).toEqual(service)
    expect(result).toMatchObject({
      title: anOffer.title,
      budget: 48_000,
      state: 'pendiente',
      photo: null,
      place: { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 48 n.º 1120' },
      trades: [
        { id: 1, name: 'Plomería' },
        { id: 3, name: 'Gas' },
      ],
      owner: { id: ana.id, firstName: 'Ana', lastName: 'Ferreyra', nickname: 'ana' },
    })
  })

  test('ten concurrent requests with the same key publish one offer', async () => {
    const body = { ...anOffer, creationKey: crypto.randomUUID() }
    const sent = Array.from({ length: 10 }, (_, turn) =>
      market.as(market.ana).send(offerCalls.create, { body: { ...body, title: `Intento ${turn}` } }),
    )
    const ids = new Set((await Promise.all(sent)).map(({ service }) => service.id))
    expect(ids.size).toBe(1)
    const rows = await market.db.select().from(offers).where(eq(offers.creationKey, body.creationKey))
    expect(rows).toHaveLength(1)
  })

  test('a request with the same key updates the offer until it has an application', async () => {
    const { ana, bruno } = market
    const creationKey = crypto.randomUUID()
    const send = async (change: object) => {
      const { service } = await market
        .as(ana)
        .send(offerCalls.create, { body: { ...anOffer, tradeIds: [1], creationKey, ...change } })
      return service
    }
    const first = await send({})
    const second = await send({ title: 'Cambiar dos canillas', budget: 60_000, tradeIds: [2, 3] })
    expect(second).toMatchObject({ id: first.id, title: 'Cambiar dos canillas', budget: 60_000 })
    expect(second.trades.map(({ id }) => id)).toEqual([2, 3])
    await market.as(bruno).send(offerCalls.apply, { params: { serviceId: first.id }, body: {} })
    const { title, budget, trades } = second
    expect(await send({ title: 'Otra cosa', budget: 1, tradeIds: [1] })).toMatchObject({
      title,
      budget,
      trades,
    })
  })

  test('two users with the same key publish one offer each', async () => {
    const creationKey = crypto.randomUUID()
    const [one, other] = [
      await market.publish(market.ana, { creationKey }),
      await market.publish(market.bruno, { creationKey }),
    ]
    expect(one?.id).not.toBe(other?.id)
  })

  test('refuses an unknown trade, an invalid city and a budget out of range, with the wire names (S-352, S-356, S-358, S-359)', async () => {
    const send = (change: object) =>
      market.as(market.ana).inject({
        method: 'POST',
        url: '/api/user/service',
        payload: {
          tittle: 'Ok',
          description: 'd',
          provincia: 'Buenos Aires',
          ciudad: 'La Plata',
          direccion: 'x',
          presupuesto: 10,
          jobs: [1],
          ...change,
        },
      })
    const fields = async (change: object) => Object.keys((await send(change)).json().fields ?? {})
    expect((await send({})).statusCode).toBe(200)
    expect(await fields({ jobs: [1, 999] })).toEqual(['jobs'])
    expect(await fields({ ciudad: 'Rosario' })).toEqual(['ciudad'])
    expect(await fields({ provincia: 'Salta' })).toEqual(['provincia'])
    expect(await fields({ presupuesto: 0 })).toEqual(['presupuesto'])
    expect(await fields({ presupuesto: null })).toEqual(['presupuesto'])
    expect(await fields({ tittle: 'x' })).toEqual(['tittle'])
    expect((await send({ presupuesto: 100_000 })).json().fields).toEqual({
      presupuesto: 'Please enter an estimate of up to 5 digits',
    })
  })

  test('a deployment may allow larger budgets than the form (S-356)', async () => {
    const generous = await openMarketplace({ config: { budgetMax: 1_500_000 } })
    try {
      expect((await generous.publish(generous.ana, { budget: 1_500_000 })).budget).toBe(1_500_000)
      expect(await outcome(generous.publish(generous.ana, { budget: 1_500_001 }))).toBe('invalid')
    } finally {
      await generous.close()
    }
  })

  test('unknown fields do not choose the owner, the state, the id or the worker', async () => {
    const response = await market.as(market.ana).inject({
      method: 'POST',
      url: '/api/user/service',
      payload: {
        id: 7777,
        owner_id: market.rita.id,
        userId: market.rita.id,
        ownerId: market.rita.id,
        state: 'terminado',
        hiredId: market.bruno.id,
        contrat: market.bruno.id,
        isActive: false,
        tittle: 'Ok',
        description: 'd',
        provincia: 'Buenos Aires',
        ciudad: 'La Plata',
        direccion: 'x',
        presupuesto: 10,
        jobs: [1],
      },
    })
    const { service } = response.json()
    expect(service.id).not.toBe(7777)
    expect(await market.readOffer(service)).toMatchObject({
      ownerId: market.ana.id,
      state: 'pendiente',
      hiredId: null,
      isActive: true,
    })
  })
})

describe('the photo of an offer', () => {
  test('the owner uploads a photo and receives its URL (S-399)', async () => {
    const offer = await market.publish(market.ana)
    const { result } = await market
      .as(market.ana)
      .send(offerCalls.photo, { params: { id: offer.id }, file: await createImage() })
    expect(result.photo).toMatch(/^\/api\/photos\/[0-9a-f]{32}\/1280\.webp$/)
    expect((await market.readOffer(offer)).photo).toMatch(/^[0-9a-f]{32}$/)
  })

  test('refuses a photo for the offer of another user and for an unknown offer, before reading the image', async () => {
    const offer = await market.publish(market.ana)
    const file = new Blob(['not an image'])
    const put = (id: number) => market.as(market.bruno).send(offerCalls.photo, { params: { id }, file })
    expect(await outcome(put(offer.id))).toBe('forbidden')
    expect(await outcome(put(999_999))).toBe('notFound')
    expect((await market.readOffer(offer)).photo).toBeNull()
  })

  test('refuses a file that is not an image', async () => {
    const offer = await market.publish(market.ana)
    const file = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])
    const put = market.as(market.ana).send(offerCalls.photo, { params: { id: offer.id }, file })
    expect(await outcome(put)).toBe('photoFormat')
  })
})

describe('accepting', () => {
  test('the owner accepts an applicant, which fixes the price and mails the worker (S-314, S-318, S-384)', async () => {
    const { ana, bruno } = market
    const offer = await market.publish(ana, { title: 'Pintar el frente', budget: 31_000 })
    await market.apply(bruno, offer)
    const { result } = await market.accept(ana, offer, bruno)
    expect(result).toMatchObject({
      state: 'proceso',
      hired: { id: bruno.id, email: bruno.email, phone: bruno.phone },
    })
    expect(await market.readOffer(offer)).toMatchObject({
      state: 'proceso',
      hiredId: bruno.id,
      agreedAmount: 31_000,
    })
    const texts = (await market.readMails('acceptance', bruno)).map(({ payload }) => JSON.stringify(payload))
    const link = `${market.config.publicUrl}/profilep/jobs/${bruno.id}`
    expect(texts.filter((text) => text.includes('Pintar el frente') && text.includes(link))).toHaveLength(1)
  })

  test('accepting requires the wire names `trabajador` and `service` (S-422)', async () => {
    const { ana, bruno } = market
    const offer = await market.publish(ana, { title: 'Por su nombre' })
    await market.apply(bruno, offer)
    const accepting = async (payload: object) => {
      const url = '/api/user/service/elegir/trabajador'
      return (await market.as(ana).inject({ method: 'POST', url, payload })).statusCode
    }
    expect(await accepting({ workerId: bruno.id, offerId: offer.id })).toBe(400)
    expect(await accepting({ trabajador: bruno.id, service: offer.id })).toBe(200)
    expect(await market.readOffer(offer)).toMatchObject({ state: 'proceso', hiredId: bruno.id })
  })

  test('accepting the same applicant again has no effect; another one is refused', async () => {
    const { ana, bruno, carla } = market
    const offer = await market.publish(ana, { title: 'Otra vez' })
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.accept(ana, offer, bruno)
    const first = await market.readOffer(offer)
    expect(await outcome(market.accept(ana, offer, bruno))).toBe('done')
    expect(await outcome(market.accept(ana, offer, carla))).toBe('alreadyAccepted')
    expect(await market.readOffer(offer)).toEqual(first)
    const mails = await market.readMails('acceptance', bruno)
    expect(mails.filter(({ payload }) => JSON.stringify(payload).includes('Otra vez'))).toHaveLength(1)
  })

  test('of two applicants accepted concurrently, one is hired and the other receives no mail', async () => {
    const { ana, bruno, carla } = market
    const offer = await market.publish(ana, { title: 'Uno solo' })
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    const ends = await outcomes([market.accept(ana, offer, bruno), market.accept(ana, offer, carla)])
    expect(ends).toEqual({ done: 1, alreadyAccepted: 1 })
    const mails = [
      ...(await market.readMails('acceptance', bruno)),
      ...(await market.readMails('acceptance', carla)),
    ]
    expect(mails.filter(({ payload }) => JSON.stringify(payload).includes('Uno solo'))).toHaveLength(1)
  })

  /** Checks whether a connection waits for a lock. */
  async function isConnectionWaiting(): Promise<boolean> {
    const { rowCount } = await market.database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rowCount === 1
  }

  test('an application during an acceptance waits and is refused', async () => {
    const { ana, bruno, carla } = market
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    const late = await transact(market.db, async (tx) => {
      const acceptance = { offerId: offer.id, workerId: bruno.id, publicUrl: market.config.publicUrl }
      await acceptApplicant(tx, ana, acceptance, new Date())
      const application = outcome(market.apply(carla, offer))
      await expect.poll(isConnectionWaiting).toBe(true)
      return { application }
    })
    expect(await late.application).toBe('offerNotOpen')
    const rows = await market.db.select().from(applications).where(eq(applications.offerId, offer.id))
    expect(rows.map(({ workerId }) => workerId)).toEqual([bruno.id])
  })

  test('only the owner accepts, and only an active applicant', async () => {
    const { ana, rita, bruno, carla } = market
    const late = await market.addPerson({ role: 'professional' })
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    await market.apply(late, offer)
    await market.ban(late)
    expect(await outcome(market.accept(rita, offer, bruno))).toBe('forbidden')
    expect(await outcome(market.accept(ana, offer, carla))).toBe('notApplicant')
    expect(await outcome(market.accept(ana, offer, late))).toBe('notApplicant')
    expect(await outcome(market.accept(ana, { id: 999_999 }, bruno))).toBe('notFound')
    expect((await market.readOffer(offer)).state).toBe('pendiente')
  })
})
