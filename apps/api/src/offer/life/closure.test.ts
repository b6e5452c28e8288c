import {
  applicationFilters,
  offerFilters,
  OFFER_DAYS,
  ownOfferFilters,
  RENEWAL_DAYS,
  suggestionFilters,
} from '@plomada/domain'
import {
  alertCalls,
  applicationCalls,
  conversationCalls,
  invitationCalls,
  offerCalls,
  questionCalls,
} from '@plomada/domain/calls'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAlertWorker } from '../../alert/matching.actions.ts'
import { timers } from '../../database/schema/assignments.ts'
import { applications } from '../../database/schema/core.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { createUpload } from '../../testing/validRequests.ts'
import { openMarketplace, outcome, type Marketplace } from '../../testing/marketplace.ts'
import { expireOffer } from './clock.actions.ts'
import { offerSitemaps } from '../sitemap.queries.ts'

type Person = Marketplace['ana']

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

let market: Marketplace
let offer: Awaited<ReturnType<Marketplace['publish']>>
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  market.setClock(null)
  offer = await market.publish(market.ana)
})

const params = () => ({ params: { serviceId: offer.id } })
const close = async (who: Person = market.ana, body: object = { reason: 'later', text: 'En marzo.' }) =>
  (await market.as(who).send(offerCalls.close, { ...params(), body: body as never })).result
const reopen = async (who: Person = market.ana) =>
  (await market.as(who).send(offerCalls.reopen, params())).result
const renew = async (who: Person = market.ana) =>
  (await market.as(who).send(offerCalls.renew, params())).result
const get = async (who: Person) =>
  (await market.as(who).send(offerCalls.get, { params: { id: offer.id } })).result
const readStates = async () => {
  const isOf = eq(applications.offerId, offer.id)
  const rows = await market.db.select().from(applications).where(isOf).orderBy(asc(applications.id))
  return rows.map(({ state }) => state)
}
const readNotices = () => market.readOfferNotices(offer)
const readTimers = async () => {
  const rows = await market.db
    .select({ runAt: timers.runAt, event: sql<string>`payload->>'event'` })
    .from(timers)
    .where(and(eq(timers.topic, `offer:${offer.id}`), isNull(timers.doneAt)))
    .orderBy(asc(timers.runAt))
  return rows.map(({ runAt, event }) => `${event} ${Math.round((runAt.getTime() - Date.now()) / DAY_MS)}`)
}
const expire = (event: 'remindExpiry' | 'expire', now = inDays(OFFER_DAYS)) =>
  expireOffer(market.db, offer.id, event, now)

describe('a closed offer', () => {
  test('ends its applications, notifies the applicants of the reason and stops its timers (P-195)', async () => {
    const { bruno, carla } = market
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.as(carla).send(applicationCalls.withdraw, params())
    expect(await readTimers()).toEqual(['remindExpiry 25', 'expire 30'])
    expect(await close()).toMatchObject({ phase: 'closed', state: 'pendiente' })
    await close()
    expect(await readStates()).toEqual(['expired', 'withdrawn'])
    expect(await readNotices()).toEqual([
      'bruno: applicant.close El trabajo queda para más adelante. En marzo.',
    ])
    expect(await readTimers()).toEqual([])
  })

  test('hides contact data in its reason (P-195)', async () => {
    await market.apply(market.bruno, offer)
    await close(market.ana, { reason: 'other', text: 'Llamame al 11 5555-0142' })
    expect((await readNotices())[0]).not.toContain('5555')
  })

  test('is opened again within 30 days, and its applications come back (P-195)', async () => {
    const { bruno } = market
    await market.apply(bruno, offer, { quote: 50_000 })
    await close()
    expect(await reopen()).toMatchObject({ phase: 'open', closedAt: null })
    await reopen()
    expect(await readStates()).toEqual(['sent'])
    expect((await readNotices()).slice(1)).toEqual(['bruno: applicant.reopen'])
    expect(await readTimers()).toEqual(['remindExpiry 25', 'expire 30'])
    const { result } = await market.as(market.ana).send(offerCalls.history, params())
    expect(result.map(({ event }) => event)).toEqual(['reopen', 'close'])
    await close()
    market.setClock(inDays(OFFER_DAYS + 1))
    expect(await outcome(reopen())).toBe('tooLate')
  })

  test('stays in the lists of its owner and of its applicants, who read that it is closed (P-196)', async () => {
    const { ana, bruno, carla, elena } = market
    await market.apply(bruno, offer)
    await close()
    const own = await market.as(ana).send(offerCalls.own, { query: ownOfferFilters.initial })
    expect(own.result.find(({ id }) => id === offer.id)).toMatchObject({
      phase: 'closed',
      closedAt: expect.any(Date),
    })
    const applied = await market
      .as(bruno)
      .send(offerCalls.applications, { query: applicationFilters.initial })
    expect(applied.result.find(({ id }) => id === offer.id)).toMatchObject({
      phase: 'closed',
      applicationState: 'expired',
    })
    for (const who of [ana, bruno, elena]) expect(await get(who)).toMatchObject({ phase: 'closed' })
    expect(await outcome(get(carla))).toBe('removed')
    const preview = market.as(null).send(offerCalls.preview, { params: { id: offer.id } })
    expect(await outcome(preview)).toBe('removed')
    await market.ban(ana)
    expect(await outcome(get(bruno))).toBe('notFound')
    await market.ban(ana, true)
  })

  test('is in no list, count, suggestion, sitemap, invitation or alert (P-196)', async () => {
    const { ana, bruno, carla } = market
    const other = await market.publish(ana, { tradeIds: [3], city: 'Tigre', title: 'Revisar el gas' })
    offer = await market.publish(ana, { tradeIds: [3], city: 'Tigre', title: 'Cambiar la llave' })
    const filters = { ...offerFilters.initial, trade: 3, city: 'Tigre' } as const
    const visitor = market.as(null)
    const readAll = async () => {
      const list = await visitor.send(offerCalls.list, { query: filters })
      const search = await visitor.send(offerCalls.list, { query: { ...filters, title: 'llave' } })
      const suggested = await visitor.send(offerCalls.list, {
        query: suggestionFilters({ id: other.id, trades: [{ id: 3 }] }),
      })
      const options = await market
        .as(ana)
        .send(invitationCalls.options, { params: { professionalId: carla.id } })
      const entries = await offerSitemaps({ db: market.db, replica: undefined }).listEntries(0)
      return {
        total: list.total,
        listed: list.result.length,
        found: search.total,
        suggested: suggested.result.filter(({ id }) => id === offer.id).length,
        invited: options.result.filter(({ id }) => id === offer.id).length,
        isInSitemap: entries.some(({ id }) => id === offer.id),
      }
    }
    expect(await readAll()).toMatchObject({
      total: 2,
      listed: 2,
      found: 1,
      suggested: 1,
      invited: 1,
      isInSitemap: true,
    })
    await close()
    const body = { tradeId: 3, cities: [], minimumBudget: null, frequency: 'immediate' as const }
    await market.as(bruno).send(alertCalls.create, { body })
    await createAlertWorker({ db: market.db }).drain()
    expect(await readAll()).toEqual({
      total: 1,
      listed: 1,
      found: 0,
      suggested: 0,
      invited: 0,
      isInSitemap: false,
    })
    const alerted = await market.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.offerId, offer.id), eq(notifications.kind, 'alert')))
    expect(alerted).toEqual([])
    await reopen()
    expect(await readAll()).toMatchObject({ total: 2, listed: 2, found: 1 })
  })

  test('refuses every action with a sentence, and keeps conversations readable (P-196)', async () => {
    const { ana, bruno, carla } = market
    await market.apply(bruno, offer)
    const body = { offerId: offer.id, workerId: bruno.id }
    await market.as(carla).send(questionCalls.ask, { ...params(), body: { text: '¿Hay ascensor?' } })
    const { result: conversation } = await market
      .as(ana)
      .send(conversationCalls.open, { body: { offerId: offer.id, workerId: bruno.id } })
    await close()
    const upload = createUpload({ key: crypto.randomUUID() })
    const photo = await market
      .as(carla)
      .inject({ method: 'POST', url: `/api/user/service/postulacion/${offer.id}/foto`, ...upload })
    const as = market.as.bind(market)
    const outcomes = {
      apply: await outcome(market.apply(carla, offer)),
      photo: photo.json().code,
      change: await outcome(as(bruno).send(applicationCalls.edit, { ...params(), body: {} })),
      confirm: await outcome(as(bruno).send(applicationCalls.confirm, { ...params(), body: { change: 1 } })),
      withdraw: await outcome(as(bruno).send(applicationCalls.withdraw, params())),
      answerCounter: await outcome(
        as(bruno).send(applicationCalls.answerCounter, { ...params(), body: { isAccepted: true } }),
      ),
      decline: await outcome(as(ana).send(applicationCalls.decline, { body })),
      counter: await outcome(as(ana).send(applicationCalls.counter, { body: { ...body, amount: 40_000 } })),
      accept: await outcome(market.accept(ana, offer, bruno)),
      ask: await outcome(as(bruno).send(questionCalls.ask, { ...params(), body: { text: '¿Hay gas?' } })),
      answer: await outcome(
        as(ana).send(questionCalls.answer, {
          params: { serviceId: offer.id, number: 1 },
          body: { text: 'Sí' },
        }),
      ),
      invite: await outcome(
        as(ana).send(invitationCalls.send, { ...params(), body: { professionalId: carla.id } }),
      ),
      write: await outcome(
        as(bruno).send(conversationCalls.send, {
          params: { id: conversation.id },
          body: { key: crypto.randomUUID(), text: 'Hola' },
        }),
      ),
      renew: await outcome(renew()),
    }
    expect(outcomes).toEqual({
      apply: 'offerClosed',
      photo: 'offerClosed',
      change: 'offerClosed',
      confirm: 'offerClosed',
      withdraw: 'offerClosed',
      answerCounter: 'offerClosed',
      decline: 'offerClosed',
      counter: 'offerClosed',
      accept: 'offerClosed',
      ask: 'questionsClosed',
      answer: 'questionsClosed',
      invite: 'offerClosed',
      write: 'conversationClosed',
      renew: 'stateChanged',
    })
    const read = await as(bruno).send(conversationCalls.open, { body: { offerId: offer.id } })
    expect(read.result).toMatchObject({ id: conversation.id, closed: 'offerClosed' })
  })

  test('is closed, opened again and renewed by its owner alone (P-195)', async () => {
    const { bruno, elena } = market
    for (const who of [bruno, elena])
      for (const act of [close, reopen, renew]) expect(await outcome(act(who))).toBe('forbidden')
    await market.apply(bruno, offer)
    await market.accept(market.ana, offer, bruno)
    for (const act of [close, reopen, renew]) expect(await outcome(act(market.ana))).toBe('stateChanged')
  })
})

describe('an open offer', () => {
  test('reminds its owner alone 5 days before it expires, with a link that asks for the renewal (P-197)', async () => {
    const { ana, bruno } = market
    await market.apply(bruno, offer)
    await expire('remindExpiry', inDays(OFFER_DAYS - RENEWAL_DAYS))
    expect(await readNotices()).toEqual(['ana: client.remindExpiry'])
    const mails = await market.readMails('offer', ana)
    const texts = mails.map(({ payload }) => payload.text)
    expect(texts.some((text) => text?.includes(`/service/renovar/${offer.id}`))).toBe(true)
  })

  test('expires, which its owner and its applicants are notified of (P-197)', async () => {
    const { bruno, carla } = market
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.as(carla).send(applicationCalls.withdraw, params())
    await expire('expire')
    expect(await readNotices()).toEqual(['ana: client.expire', 'bruno: applicant.expire'])
    expect(await readStates()).toEqual(['expired', 'withdrawn'])
    expect(await get(market.ana)).toMatchObject({ phase: 'expired' })
    expect(await outcome(market.apply(carla, offer))).toBe('offerClosed')
    expect(await renew()).toMatchObject({ phase: 'open' })
    expect(await readStates()).toEqual(['sent', 'withdrawn'])
    expect(await readNotices()).toHaveLength(3)
  })

  test('starts its timers again when it is renewed; one that is running meanwhile has no effect (P-197)', async () => {
    market.setClock(inDays(OFFER_DAYS - 1))
    const { expiresAt } = await renew()
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(2 * OFFER_DAYS - 1)
    expect(await readTimers()).toEqual([`remindExpiry 54`, `expire 59`])
    await expire('expire')
    await expire('remindExpiry')
    expect(await get(market.ana)).toMatchObject({ phase: 'open' })
    expect(await readNotices()).toEqual([])
    const { result } = await market.as(market.ana).send(offerCalls.history, params())
    expect(result.map(({ event }) => event)).toEqual(['renew'])
  })
})
