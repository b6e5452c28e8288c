import { DEFAULT_SUSPENSION_REASON, getLocalDay, notificationFilters } from '@plomada/domain'
import { notificationCalls, offerCalls, professionalCalls, userCalls } from '@plomada/domain/calls'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEvents } from '../database/schema/audit.ts'
import { users } from '../database/schema/core.ts'
import { anOffer, openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { endSuspensions } from './suspension.actions.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const reason = 'Cobró una seña y no volvió a contestar.'
const DAY = 86_400_000
const dayAfter = (days: number) => getLocalDay(new Date(Date.now() + days * DAY))

const put = async (payload: object) => {
  const response = await market
    .as(market.elena)
    .inject({ method: 'PUT', url: '/api/admin/user/update', payload })
  return { status: response.statusCode, body: response.json() }
}
const suspend = (person: Person, more: object = { motivo: reason }) =>
  put({ id: person.id, state: false, ...more })
const ownAccount = async (person: Person) =>
  (await market.as(person).send(professionalCalls.get, { params: { id: person.id } })).result
const lastEvent = async ({ id }: Person) => {
  const [event] = await market.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  return event
}

describe('a suspension', () => {
  test('has its reason and last day in the account, the notification, the mail and the audit log (P-161)', async () => {
    const person = await market.addPerson()
    const until = dayAfter(7)
    const { status, body } = await suspend(person, { motivo: reason, hasta: until })
    expect([status, body.user.suspension]).toEqual([200, { motivo: reason, hasta: until }])
    expect((await ownAccount(person)).suspension).toEqual({ reason, until })
    const { result } = await market
      .as(person)
      .send(notificationCalls.list, { query: notificationFilters.initial })
    expect(result).toMatchObject([{ kind: 'suspension', message: reason, from: { id: person.id } }])
    const [mail] = await market.readMails('suspension', person)
    const [year, month, day] = until.split('-').map(Number)
    expect(mail?.payload.text).toContain(`hasta el ${day}/${month}/${year} inclusive`)
    expect(mail?.payload.text).toContain(reason)
    expect(mail?.payload.text).toContain('/contact')
    expect(await lastEvent(person)).toMatchObject({
      action: 'userSuspended',
      actorId: market.elena.id,
      after: { isActive: false, suspensionReason: reason, suspendedUntil: until },
    })
  })

  test('by the call of the specification, without a reason, has a general one and no end (P-162, S-325, S-429)', async () => {
    const person = await market.addPerson()
    expect((await suspend(person, {})).status).toBe(200)
    expect((await ownAccount(person)).suspension).toEqual({ reason: DEFAULT_SUSPENSION_REASON, until: null })
    const [mail] = await market.readMails('suspension', person)
    expect(mail?.payload.text).toContain('hasta que lo revisemos')
  })

  test.each([
    ['motivo', { motivo: '' }],
    ['motivo', { motivo: 'Corto' }],
    ['motivo', { motivo: 'x'.repeat(501) }],
    ['hasta', { motivo: reason, hasta: dayAfter(-2) }],
    ['hasta', { motivo: reason, hasta: '2026-02-30' }],
  ])('is refused with an invalid %s, and changes nothing (P-162)', async (field, more) => {
    const person = await market.addPerson()
    const { status, body } = await suspend(person, more)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect((await ownAccount(person)).isActive).toBe(true)
  })

  test('is notified of to everyone who turned all mails off, without a link that ends them (P-161)', async () => {
    const person = await market.addPerson()
    const body = { tipo: 'suspension', correo: 'off', push: false }
    const url = '/api/user/notifications/preferences'
    const refused = await market.as(person).inject({ method: 'PUT', url, payload: body })
    expect(refused.statusCode).toBe(400)
    await suspend(person)
    const [mail] = await market.readMails('suspension', person)
    expect(mail?.payload.unsubscribeUrl).toBeUndefined()
    expect(mail?.payload.text).not.toContain('Dejar de recibir')
  })

  test('is read by the suspended user and admins only (P-161)', async () => {
    const person = await market.addPerson({ role: 'professional' })
    const offer = await market.publish(market.ana)
    await market.apply(person, offer)
    await market.accept(market.ana, offer, person)
    await suspend(person)
    const seen = await market.as(market.ana).inject({ method: 'GET', url: `/api/service/${offer.id}` })
    expect(seen.statusCode).toBe(200)
    expect(seen.body).not.toContain(reason)
    const users = await market.as(market.elena).inject({ method: 'GET', url: '/api/user?state=false' })
    expect(users.body).toContain(reason)
  })

  test('ends after its last day, which the audit log records once (P-163)', async () => {
    const person = await market.addPerson()
    const forever = await market.addPerson()
    await suspend(person, { motivo: reason, hasta: dayAfter(3) })
    await suspend(forever)
    const publish = () => outcome(market.as(person).send(offerCalls.create, { body: anOffer }))
    await endSuspensions(market.db, new Date(Date.now() + 3 * DAY))
    expect(await publish()).toBe('banned')
    const later = new Date(Date.now() + 4 * DAY)
    await Promise.all([endSuspensions(market.db, later), endSuspensions(market.db, later)])
    expect(await publish()).toBe('done')
    expect(await ownAccount(person)).toMatchObject({ isActive: true, suspension: null })
    const events = await market.db.select().from(auditEvents).where(eq(auditEvents.subjectId, person.id))
    expect(events.filter(({ action }) => action === 'userReactivated')).toMatchObject([{ actorId: null }])
    expect((await ownAccount(forever)).isActive).toBe(false)
  })

  test('leaves no reason behind when an admin ends it (P-163)', async () => {
    const person = await market.addPerson()
    await suspend(person, { motivo: reason, hasta: dayAfter(3) })
    await market.as(market.elena).send(userCalls.amend, { body: { id: person.id, isActive: true } })
    const [row] = await market.db.select().from(users).where(eq(users.id, person.id))
    expect(row).toMatchObject({ isActive: true, suspensionReason: null, suspendedUntil: null })
    expect((await lastEvent(person))?.before).toMatchObject({ suspensionReason: reason })
  })
})
