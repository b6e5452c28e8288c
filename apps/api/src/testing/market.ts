import { offerCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/define'
import type { Input } from '@plomada/domain/define'
import type { Offer } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { offers, outbox, trades, users, userTrades } from '../database/schema.ts'
import type { MailKind } from '../services/mail/mail.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp, TestAppOptions } from './buildTestApp.ts'

type Person = Awaited<ReturnType<TestApp['addPerson']>>
type NewOffer = Input<typeof offerCalls.create>['body']

const place = { province: 'Buenos Aires', city: 'La Plata' } as const

/** What a test publishes when it does not say otherwise. */
export const anOffer: NewOffer = {
  title: 'Cambiar la bomba del tanque',
  description: 'No levanta presión',
  tradeIds: [1],
  budget: 48_000,
  ...place,
  address: 'Calle 48 n.º 1120',
}

/** What `openMarket` gives. */
export type Market = Awaited<ReturnType<typeof openMarket>>

/** A test app with three trades and the cast: two clients, two professionals, an admin and somebody banned. */
export async function openMarket(options: TestAppOptions = {}) {
  const test = await buildTestApp(options)
  const { db } = test
  await db.insert(trades).values([
    { name: 'Plomería', description: 'Cañerías' },
    { name: 'Pintura', description: 'Interiores' },
    { name: 'Gas', description: 'Artefactos' },
  ])
  const worker = { role: 'professional', phone: '1155550188', days: 0b11, shift: 'mañana', ...place } as const
  const cast = {
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
    { userId: cast.bruno.id, tradeId: 1 },
    { userId: cast.bruno.id, tradeId: 3 },
    { userId: cast.carla.id, tradeId: 2 },
  ])

  return {
    ...test,
    ...cast,
    /** Publishes an offer; what is not told is usual. */
    async publish(
      owner: Person,
      facts: Partial<typeof anOffer> | Record<string, unknown> = {},
    ): Promise<Offer> {
      const body = { ...anOffer, ...facts } as never
      return (await test.as(owner).send(offerCalls.create, { body })).service
    },
    apply: (person: Person, offer: { id: number }) =>
      test.as(person).send(offerCalls.apply, { params: { serviceId: offer.id } }),
    accept: (owner: Person, offer: { id: number }, person: Person) =>
      test.as(owner).send(offerCalls.accept, { body: { workerId: person.id, offerId: offer.id } }),
    /** Publishes an offer for which somebody is hired already. */
    async hired(owner: Person, person: Person, facts: Partial<NewOffer> = {}): Promise<Offer> {
      const offer = await this.publish(owner, facts)
      await this.apply(person, offer)
      return (await this.accept(owner, offer, person)).result
    },
    /** The row of an offer, as the database has it. */
    async row(offer: { id: number }) {
      const [row] = await db.select().from(offers).where(eq(offers.id, offer.id))
      if (!row) throw new Error(`There is no offer ${offer.id}`)
      return row
    },
    /** Bans a person, or lets them in again. */
    ban: (person: Person, isActive = false) =>
      db.update(users).set({ isActive }).where(eq(users.id, person.id)),
    /** The mails of a kind to a person that wait in the outbox. */
    async mails(kind: MailKind, to: Person) {
      const rows = await db.select().from(outbox).where(eq(outbox.kind, kind))
      return rows.filter(({ payload }) => JSON.stringify(payload).includes(to.email))
    },
  }
}

/** How a promise ended: `done`, or the name of the refusal. */
export async function outcome(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'done'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

/** How many times each outcome occurs. */
export async function outcomes(asked: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const ends = await Promise.all(asked.map(outcome))
  return Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, all]) => [end, all.length]))
}
