import { offerCalls } from '@plomada/domain/calls'
import { Problem, type InputOf } from '@plomada/domain/contract'
import type { Offer } from '@plomada/domain'
import { and, asc, eq } from 'drizzle-orm'
import { offers, trades, users } from '../database/schema/core.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { notifications } from '../database/schema/notifications.ts'
import { userTrades } from '../database/schema/lists.ts'
import { createMailLinks } from '../services/mail/mail.links.ts'
import { toMailPayload } from '../services/mail/mail.stored.ts'
import type { MailKind } from '../services/mail/mail.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from './buildTestApp.ts'

type Person = Awaited<ReturnType<TestApp['addPerson']>>
type NewOffer = InputOf<typeof offerCalls.create>['body']

const place = { province: 'Buenos Aires', city: 'La Plata' } as const

/** The default offer of `publish`. */
export const anOffer: NewOffer = {
  title: 'Cambiar la bomba del tanque',
  description: 'No levanta presión',
  tradeIds: [1],
  budget: 48_000,
  ...place,
  address: 'Calle 48 n.º 1120',
}

/** The result of `openMarketplace`. */
export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>

/** Opens a test app with three trades and six users: two clients, two professionals, an admin and a banned professional. */
export async function openMarketplace(options: TestAppOptions = {}) {
  const test = await buildTestApp(options)
  const { db } = test
  await db.insert(trades).values([
    { name: 'Plomería', description: 'Cañerías' },
    { name: 'Pintura', description: 'Interiores' },
    { name: 'Gas', description: 'Artefactos' },
  ])
  const worker = { role: 'professional', phone: '1155550188', days: 0b11, shift: 'mañana', ...place } as const
  const people = {
    ana: await test.addPerson({
      firstName: 'Ana',
      lastName: 'Ferreyra',
      nickname: 'ana',
      phone: '2215550142',
    }),
    rita: await test.addPerson({ firstName: 'Rita', nickname: 'rita' }),
    bruno: await test.addPerson({ ...worker, firstName: 'Bruno', lastName: 'Saldaño', nickname: 'bruno' }),
    carla: await test.addPerson({ ...worker, firstName: 'Carla', nickname: 'carla' }),
    elena: await test.addPerson({ firstName: 'Elena', nickname: 'elena', role: 'admin' }),
    dario: await test.addPerson({
      firstName: 'Dario',
      nickname: 'dario',
      role: 'professional',
      isActive: false,
    }),
  }
  await db.insert(userTrades).values([
    { userId: people.bruno.id, tradeId: 1 },
    { userId: people.bruno.id, tradeId: 3 },
    { userId: people.carla.id, tradeId: 2 },
  ])

  return {
    ...test,
    ...people,
    /** Publishes an offer; omitted fields are those of `anOffer`. */
    async publish(
      owner: Person,
      changes: Partial<typeof anOffer> | Record<string, unknown> = {},
    ): Promise<Offer> {
      const body = { ...anOffer, ...changes } as never
      return (await test.as(owner).send(offerCalls.create, { body })).service
    },
    apply: (person: Person, offer: { id: number }, body: InputOf<typeof offerCalls.apply>['body'] = {}) =>
      test.as(person).send(offerCalls.apply, { params: { serviceId: offer.id }, body }),
    accept: (owner: Person, offer: { id: number }, person: Person) =>
      test.as(owner).send(offerCalls.accept, { body: { workerId: person.id, offerId: offer.id } }),
    /** Publishes an offer and hires a professional. */
    async publishAndHire(owner: Person, person: Person, changes: Partial<NewOffer> = {}): Promise<Offer> {
      const offer = await this.publish(owner, changes)
      await this.apply(person, offer)
      return (await this.accept(owner, offer, person)).result
    },
    /** Reads the row of an offer. */
    async readOffer(offer: { id: number }) {
      const [row] = await db.select().from(offers).where(eq(offers.id, offer.id))
      if (!row) throw new Error(`There is no offer ${offer.id}`)
      return row
    },
    /** Reads the notices about changes of an offer: recipient, event and text. */
    async readOfferNotices(offer: { id: number }): Promise<string[]> {
      const isAbout = and(eq(notifications.offerId, offer.id), eq(notifications.kind, 'offer'))
      const rows = await db.select().from(notifications).where(isAbout).orderBy(asc(notifications.id))
      const nameOf = new Map(Object.values(people).map(({ id, nickname }) => [id, nickname]))
      return rows.map(({ userId, event, message }) =>
        `${nameOf.get(userId)}: ${event} ${message ?? ''}`.trim(),
      )
    },
    /** Bans a user, or ends the ban. */
    ban: (person: Person, isActive = false) =>
      db.update(users).set({ isActive }).where(eq(users.id, person.id)),
    /** Reads the mails of a kind to a user from the outbox. */
    async readMails(kind: MailKind, to: Person) {
      const rows = await db.select().from(outbox).where(eq(outbox.kind, kind))
      const links = createMailLinks(test.config, test.services.notificationKeys.unsubscribe)
      return rows
        .map((row) => ({ ...row, payload: toMailPayload(row.payload, links) }))
        .filter(({ payload }) => payload.to === to.email)
    },
  }
}

/** Resolves to `done`, or to the code of the problem that a promise rejects with. */
export async function outcome(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'done'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

/** Returns the code and the fields of the problem that a promise rejects with. */
export async function fieldsOf(promise: Promise<unknown>): Promise<[string, Problem['fields']]> {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (error instanceof Problem) return [error.code, error.fields]
  throw new Error('It was not refused')
}

/** Counts the outcomes of promises. */
export async function outcomes(promises: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const all = await Promise.all(promises.map(outcome))
  return Object.fromEntries([...Map.groupBy(all, (one) => one)].map(([one, { length }]) => [one, length]))
}
