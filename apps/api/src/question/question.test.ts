import { MASKED_CONTACT_DATA, notificationFilters } from '@plomada/domain'
import { notificationCalls, questionCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offers as offersTable } from '../database/schema/core.ts'
import { questions } from '../database/schema/questions.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  offer = await market.publish(market.ana)
})

const ask = (who: Person, text = '¿Hay ascensor?') =>
  market.as(who).send(questionCalls.ask, { params: { serviceId: offer.id }, body: { text } })
const answer = (who: Person, number = 1, text = 'Sí, hasta el quinto') =>
  market.as(who).send(questionCalls.answer, { params: { serviceId: offer.id, number }, body: { text } })
const hide = (who: Person, isHidden = true, number = 1) =>
  market.as(who).send(questionCalls.hide, { params: { serviceId: offer.id, number }, body: { isHidden } })
const list = (who: Person | null) => market.as(who).send(questionCalls.list, { params: { id: offer.id } })
const readTexts = async (who: Person | null) => (await list(who)).result.map(({ text }) => text)
const readNotifications = async (who: Person) =>
  (await market.as(who).send(notificationCalls.list, { query: notificationFilters.initial })).result.filter(
    (one) => one.offer?.id === offer.id,
  )

describe('public questions', () => {
  test('a question is public once it is answered; before, only its asker and the client read it (P-110, P-111)', async () => {
    await ask(market.bruno)
    expect(await readTexts(market.ana)).toEqual(['¿Hay ascensor?'])
    expect(await readTexts(market.bruno)).toEqual(['¿Hay ascensor?'])
    for (const other of [null, market.carla, market.rita]) expect(await readTexts(other)).toEqual([])
    await answer(market.ana)
    const { result, total } = await list(null)
    expect(total).toBe(1)
    expect(result).toMatchObject([
      {
        number: 1,
        text: '¿Hay ascensor?',
        asker: { firstName: 'Bruno', lastName: 'Saldaño' },
        isOwn: false,
        answer: { text: 'Sí, hasta el quinto' },
        isHidden: false,
      },
    ])
    expect((await list(market.bruno)).result[0]?.isOwn).toBe(true)
  })

  test('contact data is masked in the question, the answer, the notifications and the mails (P-112)', async () => {
    await ask(market.bruno, 'Mejor por teléfono: 11 5555-0188 o bruno@correo.com.ar')
    await answer(market.ana, 1, 'Está en www.ejemplo.com o al 2215550142')
    const stored = await market.db.select().from(questions).where(eq(questions.offerId, offer.id))
    const mails = [
      ...(await market.readMails('question', market.ana)),
      ...(await market.readMails('answer', market.bruno)),
    ].filter(({ payload }) => JSON.stringify(payload).includes(`detail/${offer.id}#`))
    const notices = [...(await readNotifications(market.ana)), ...(await readNotifications(market.bruno))]
    expect(mails).toHaveLength(2)
    expect(notices.map(({ kind }) => kind)).toEqual(['question', 'answer'])
    const all = JSON.stringify([stored, (await list(null)).result, notices.map(({ message }) => message)])
    for (const text of [all, JSON.stringify(mails)]) {
      expect(text).toContain(MASKED_CONTACT_DATA)
      expect(text).not.toMatch(/5555-0188|correo\.com|www\.|2215550142/)
    }
  })

  test('only the client hides a question, which then only the client and its asker read, and shows it again (P-113)', async () => {
    await ask(market.bruno)
    await answer(market.ana)
    expect(await outcome(hide(market.bruno))).toBe('forbidden')
    expect(await outcome(hide(market.elena))).toBe('forbidden')
    await hide(market.ana)
    expect(await readTexts(null)).toEqual([])
    expect(await readTexts(market.carla)).toEqual([])
    expect((await list(market.bruno)).result).toMatchObject([{ isHidden: true }])
    await hide(market.ana, false)
    expect(await readTexts(null)).toHaveLength(1)
    expect(await outcome(hide(market.ana, true, 2))).toBe('notFound')
  })

  test('an offer has at most 20 questions, also when professionals ask at the same time (P-114)', async () => {
    const askers = await Promise.all(
      Array.from({ length: 22 }, () => market.addPerson({ role: 'professional' })),
    )
    expect(await outcomes(askers.map((person) => ask(person)))).toEqual({ done: 20, tooManyQuestions: 2 })
    const { result, total } = await list(market.ana)
    expect(result.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
    expect(total).toBe(20)
    const insert = market.db
      .insert(questions)
      .values({ offerId: offer.id, number: 21, askerId: market.bruno.id, text: '¿Y?' })
    await expect(insert).rejects.toMatchObject({ cause: { constraint: 'questions_number' } })
  })

  test('a professional asks again only after the answer, also in two tabs (P-115)', async () => {
    expect(await outcomes([ask(market.bruno), ask(market.bruno)])).toEqual({ done: 1, questionWaiting: 1 })
    await hide(market.ana)
    expect(await outcome(ask(market.bruno))).toBe('questionWaiting')
    await answer(market.ana)
    expect(await outcome(ask(market.bruno))).toBe('done')
    expect(await outcome(ask(market.carla))).toBe('done')
  })

  test('a question has one answer: the second of two tabs is refused (P-116)', async () => {
    await ask(market.bruno)
    expect(await outcomes([answer(market.ana, 1, 'Sí'), answer(market.ana, 1, 'No')])).toEqual({
      done: 1,
      alreadyAnswered: 1,
    })
    expect(await market.readMails('answer', market.bruno)).not.toHaveLength(0)
    expect((await readNotifications(market.bruno)).filter(({ kind }) => kind === 'answer')).toHaveLength(1)
    expect(await outcome(answer(market.ana, 7))).toBe('notFound')
  })

  test('only professionals ask, only about open offers of others; answers end with the acceptance (P-110)', async () => {
    expect(await outcome(ask(market.rita))).toBe('forbidden')
    expect(await outcome(ask(market.elena))).toBe('forbidden')
    expect(await outcome(ask(market.dario))).toBe('banned')
    await ask(market.bruno)
    await market.apply(market.bruno, offer)
    await market.accept(market.ana, offer, market.bruno)
    expect(await outcome(ask(market.carla))).toBe('questionsClosed')
    expect(await outcome(answer(market.ana))).toBe('questionsClosed')
    expect(await outcome(hide(market.ana))).toBe('done')
  })

  test('a text that is empty or too long is refused with an error of its field (P-110)', async () => {
    const send = async (payload: object) => {
      const url = `/api/user/service/questions/${offer.id}`
      const response = await market.as(market.bruno).inject({ method: 'POST', url, payload })
      return [response.statusCode, Object.keys(response.json().fields ?? {})]
    }
    for (const pregunta of ['', '   ', '\u200B', 'x'.repeat(501), 7, null])
      expect(await send({ pregunta }), String(pregunta)).toEqual([400, ['pregunta']])
    expect(await send({ pregunta: 'x'.repeat(500) })).toEqual([200, []])
  })

  test('the questions of a deactivated offer are read by its parties and admins only (P-111)', async () => {
    await ask(market.bruno)
    await answer(market.ana)
    await market.db.update(offersTable).set({ isActive: false }).where(eq(offersTable.id, offer.id))
    for (const other of [null, market.bruno, market.rita]) expect(await outcome(list(other))).toBe('notFound')
    for (const party of [market.ana, market.elena]) expect(await outcome(list(party))).toBe('done')
  })
})
