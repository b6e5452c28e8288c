import { notificationFilters, offerFilters, ownOfferFilters, applicationFilters } from '@plomada/domain'
import { applicationCalls, notificationCalls, offerCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applications, offers } from '../database/schema/core.ts'
import { getSqlError } from '../database/sqlErrors.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

type Person = Marketplace['ana']

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

let market: Marketplace
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  offer = await market.publish(market.ana, { title: 'Cambiar la bomba' })
})

const params = () => ({ params: { serviceId: offer.id } })
const edit = (who: Person, body: object) => market.as(who).send(applicationCalls.edit, { ...params(), body })
const withdraw = (who: Person) => market.as(who).send(applicationCalls.withdraw, params())
const decline = (who: Person, worker: Person, reason?: string) =>
  market.as(who).send(applicationCalls.decline, {
    body: { offerId: offer.id, workerId: worker.id, ...(reason !== undefined && { reason }) },
  })
const list = async (who: Person = market.ana) =>
  (await market.as(who).send(applicationCalls.list, params())).result
const own = async (who: Person) => (await market.as(who).send(applicationCalls.own, params())).result
const accept = (worker: Person, amount?: number) =>
  market.as(market.ana).send(offerCalls.accept, {
    body: { offerId: offer.id, workerId: worker.id, ...(amount !== undefined && { amount }) },
  })
const readNotices = async (who: Person) =>
  (await market.as(who).send(notificationCalls.list, { query: notificationFilters.initial })).result
    .filter((one) => one.offer?.id === offer.id)
    .map(({ kind, message }) => ({ kind, message }))
const problemOf = async (promise: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  return error instanceof Problem ? error : expect.fail('It was not refused')
}

describe('an application', () => {
  test('without a body accepts the budget, and with one carries quote, message and availability (P-001, P-002)', async () => {
    const { bruno, carla } = market
    await market.apply(carla, offer)
    const day = inDays(3)
    await market.apply(bruno, offer, {
      quote: 45_000,
      message: ' Con materiales ',
      availableFrom: day,
      shift: 'tarde',
    })
    expect(await list()).toMatchObject([
      { professional: { firstName: 'Carla' }, quote: null, message: '', availableFrom: null, state: 'sent' },
      {
        professional: { firstName: 'Bruno', city: 'La Plata' },
        quote: 45_000,
        message: 'Con materiales',
        availableFrom: day,
        shift: 'tarde',
        state: 'sent',
      },
    ])
    const mine = await market.as(market.ana).send(offerCalls.own, { query: ownOfferFilters.initial })
    const shown = mine.result.find(({ id }) => id === offer.id)
    expect(shown?.applicants.map(({ quote }) => quote)).toEqual([null, 45_000])
  })

  test('is refused with a sentence at the field for a bad amount, day or length (P-002)', async () => {
    const { bruno } = market
    const apply = (body: object) => problemOf(market.apply(bruno, offer, body))
    expect((await apply({ quote: 100_000 })).fields).toEqual({
      presupuesto: 'El monto puede ser de hasta 99.999 pesos',
    })
    expect((await apply({ availableFrom: inDays(-2) })).fields).toEqual({ desde: 'Elegí un día desde hoy' })
    const send = (payload: object) =>
      market.as(bruno).inject({ method: 'POST', url: `/api/user/service/postular/${offer.id}`, payload })
    for (const [field, value] of [
      ['presupuesto', 0],
      ['presupuesto', 1.5],
      ['presupuesto', '5'],
      ['mensaje', 'x'.repeat(1001)],
      ['desde', '2026-02-30'],
      ['horario', 'siesta'],
    ] as const) {
      const response = await send({ [field]: value })
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
    }
    expect(await own(bruno)).toBeNull()
  })

  test('is edited while the offer is open: the client sees the earlier amount and gets a notification and a mail (P-003)', async () => {
    const { bruno, ana } = market
    await market.apply(bruno, offer)
    await edit(bruno, { quote: 45_000 })
    expect(await list()).toMatchObject([{ state: 'edited', quote: 45_000, previousAmount: 48_000 }])
    await edit(bruno, { quote: 45_000, message: 'Con materiales' })
    expect(await own(bruno)).toMatchObject({ previousAmount: 48_000, message: 'Con materiales' })
    await edit(bruno, { quote: 45_000, message: 'Con materiales' })
    expect((await readNotices(ana)).map(({ kind }) => kind)).toEqual(['edit', 'edit', 'application'])
    const mails = (await market.readMails('edit', ana)).filter(({ payload }) =>
      JSON.stringify(payload).includes(`/comparar/${offer.id}`),
    )
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails[0])).toContain('Bruno Saldaño: $ 45.000')
  })

  test('that was withdrawn is not listed or counted, and can be sent again with other terms (P-004, P-005)', async () => {
    const { bruno, ana } = market
    await market.apply(bruno, offer, { quote: 45_000 })
    await withdraw(bruno)
    expect(await list()).toEqual([])
    expect(await own(bruno)).toMatchObject({ state: 'withdrawn' })
    const read = async (who: Person) =>
      (await market.as(who).send(offerCalls.get, { params: { id: offer.id } })).result
    expect((await read(ana)).applicants).toEqual([])
    expect((await read(bruno)).hasApplied).toBe(false)
    const preview = await market.as(null).send(offerCalls.preview, { params: { id: offer.id } })
    expect(preview.result.applicantCount).toBe(0)
    const mine = await market.as(bruno).send(offerCalls.applications, { query: applicationFilters.initial })
    expect(mine.result.some(({ id }) => id === offer.id)).toBe(false)
    expect(await outcome(edit(bruno, {}))).toBe('applicationClosed')
    expect(await outcome(withdraw(bruno))).toBe('applicationClosed')
    expect(await outcome(accept(bruno))).toBe('applicationWithdrawn')
    expect(await outcome(decline(ana, bruno))).toBe('applicationWithdrawn')
    await market.apply(bruno, offer, { message: 'Otra vez' })
    expect(await list()).toMatchObject([
      { state: 'sent', quote: null, message: 'Otra vez', previousAmount: 45_000 },
    ])
    expect((await readNotices(ana)).map(({ kind }) => kind)).toEqual([
      'application',
      'withdrawal',
      'application',
    ])
  })

  test('that is withdrawn and sent again repeatedly leaves one waiting mail about withdrawals', async () => {
    const { bruno, ana } = market
    for (let round = 0; round < 3; round++) {
      await market.apply(bruno, offer)
      await withdraw(bruno)
    }
    const mails = (await market.readMails('withdrawal', ana)).filter(({ payload }) =>
      payload.text.includes(`/comparar/${offer.id}`),
    )
    expect(mails.map(({ payload }) => payload.subject)).toEqual([
      'Bruno Saldaño retiró su postulación a «Cambiar la bomba»',
    ])
  })

  test('that is sent twice with other terms is refused instead of losing them (P-005)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer)
    expect(await outcome(market.apply(bruno, offer))).toBe('done')
    expect(await outcome(market.apply(bruno, offer, { quote: 5 }))).toBe('alreadyApplied')
    expect(await own(bruno)).toMatchObject({ quote: null })
  })

  test('is declined with an optional reason, which the professional reads, and is not sent again (P-006)', async () => {
    const { bruno, carla, ana } = market
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await decline(ana, bruno, 'Hace falta que sea esta semana.')
    await decline(ana, carla)
    expect(await own(bruno)).toMatchObject({
      state: 'declined',
      declineReason: 'Hace falta que sea esta semana.',
    })
    expect(await readNotices(bruno)).toEqual([
      { kind: 'decline', message: 'Hace falta que sea esta semana.' },
    ])
    expect(JSON.stringify(await market.readMails('decline', bruno))).toContain('esta semana')
    expect(await outcome(market.apply(bruno, offer))).toBe('applicationDeclined')
    expect(await outcome(accept(bruno))).toBe('applicationClosed')
    expect(await outcome(decline(ana, bruno))).toBe('applicationClosed')
  })

  test('that is accepted fixes its quote as the price, and the others get a kind notice (P-007, P-008)', async () => {
    const { bruno, carla, ana, rita } = market
    await market.apply(bruno, offer, { quote: 45_000 })
    await market.apply(carla, offer)
    const { result } = await accept(bruno, 45_000)
    expect(result).toMatchObject({ agreedAmount: 45_000, budget: 48_000, hired: { quote: 45_000 } })
    expect((await list()).map(({ state }) => state)).toEqual(['accepted', 'expired'])
    expect((await readNotices(carla)).map(({ kind }) => kind)).toEqual(['notChosen'])
    const mails = (await market.readMails('notChosen', carla)).map(({ payload }) => JSON.stringify(payload))
    expect(mails.at(-1)).toContain('Gracias por postularte')
    expect(await outcome(edit(bruno, { quote: 60_000 }))).toBe('applicationClosed')
    const seenBy = async (who: Person) =>
      (await market.as(who).send(offerCalls.get, { params: { id: offer.id } })).result.agreedAmount
    expect(await seenBy(bruno)).toBe(45_000)
    expect(await seenBy(ana)).toBe(45_000)
    expect(await seenBy(rita)).toBeNull()
    const listed = await market.as(null).send(offerCalls.list, { query: offerFilters.initial })
    expect(listed.result.every(({ agreedAmount }) => agreedAmount === null)).toBe(true)
  })

  test('is not accepted for an amount that the client has not seen (P-007)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer, { quote: 45_000 })
    await edit(bruno, { quote: 60_000 })
    expect(await outcome(accept(bruno, 45_000))).toBe('amountChanged')
    expect((await accept(bruno, 60_000)).result.agreedAmount).toBe(60_000)
  })

  test('shows no contact data to the client before it is accepted (P-009)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer, { message: 'Llamar al 11 5555-0188' })
    expect((await list())[0]?.message).not.toContain('5555')
    expect((await own(bruno))?.message).toContain('5555')
    await accept(bruno)
    expect((await list())[0]?.message).toContain('5555')
  })

  test('of a suspended professional is not listed', async () => {
    const worker = await market.addPerson({ role: 'professional' })
    await market.apply(worker, offer)
    await market.ban(worker)
    expect(await list()).toEqual([])
  })
})

describe('the database', () => {
  const findBrokenConstraint = async (work: Promise<unknown>) =>
    getSqlError(await work.catch((reason: unknown) => reason))?.constraint
  const hire = (worker: Person, agreedAmount: number) =>
    market.db
      .update(offers)
      .set({ state: 'proceso', hiredId: worker.id, agreedAmount, acceptedAt: new Date() })
      .where(eq(offers.id, offer.id))

  test('hires only for the amount of an open application (P-007)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer, { quote: 45_000 })
    expect(await findBrokenConstraint(hire(bruno, 48_000))).toBe('offers_hired_open_application')
    await withdraw(bruno)
    expect(await findBrokenConstraint(hire(bruno, 45_000))).toBe('offers_hired_open_application')
    await market.apply(bruno, offer, { quote: 45_000 })
    await hire(bruno, 45_000)
    expect(await own(bruno)).toMatchObject({ state: 'accepted' })
  })

  test('keeps an accepted application as it is (P-007)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer, { quote: 45_000 })
    await accept(bruno)
    const set = (changes: object) =>
      market.db
        .update(applications)
        .set(changes)
        .where(and(eq(applications.offerId, offer.id), eq(applications.workerId, bruno.id)))
    expect(await findBrokenConstraint(set({ state: 'withdrawn' }))).toBe('applications_accepted_stays')
    expect(await findBrokenConstraint(set({ quote: 60_000 }))).toBe('applications_accepted_stays')
  })
})
