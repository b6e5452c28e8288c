import { eq } from 'drizzle-orm'
import type { Asker } from '@plomada/domain/define'
import type { OfferState, Role } from '@plomada/domain'
import { applications, offers, offerTrades, users } from '../database/schema.ts'
import type { Market } from './market.ts'

type Person = Awaited<ReturnType<Market['addPerson']>>

/** Somebody who makes a call: what the door is told of them, and who they are. */
export interface Actor {
  name: string
  asker: Asker
  /** Null for visitors and strangers. */
  person: Person | null
  /** Whom to ask as. */
  as: { subject: string } | null
}

const roles: readonly Role[] = ['comun', 'professional', 'admin']
const place = { province: 'Buenos Aires', city: 'La Plata' } as const
let strangers = 0

/** Everybody the door tells apart: a visitor, a stranger, and each role with and without a ban. */
export async function castActors(market: Market): Promise<Actor[]> {
  const registered = roles.flatMap((role) => [true, false].map((isActive) => ({ role, isActive })))
  const people = await Promise.all(
    registered.map(async ({ role, isActive }): Promise<Actor> => {
      const person = await market.addPerson({ role, isActive, days: 1, ...place })
      const name = isActive ? role : `banned ${role}`
      return { name, asker: { kind: 'user', role, isActive }, person, as: person }
    }),
  )
  return [
    { name: 'visitor', asker: null, person: null, as: null },
    {
      name: 'stranger',
      asker: { kind: 'stranger' },
      person: null,
      get as() {
        return { subject: `stranger|${++strangers}` }
      },
    },
    ...people,
  ]
}

/** How an offer stands, and how somebody stands to it. */
export interface Situation {
  state: OfferState
  isDeactivated: boolean
  tie: 'owner' | 'worker' | 'applicant' | 'other'
}

/** Every situation in which somebody can be. */
export const situations: readonly Situation[] = (['pendiente', 'proceso', 'terminado'] as const).flatMap(
  (state) =>
    (['owner', 'worker', 'applicant', 'other'] as const).flatMap((tie) =>
      tie === 'worker' && state === 'pendiente'
        ? []
        : [false, true].map((isDeactivated) => ({ state, isDeactivated, tie })),
    ),
)

/** The people who fill the parts that an actor leaves free. */
export interface Extras {
  owner: Person
  worker: Person
  /** Applied to every offer and is hired for none. */
  spare: Person
}

/** Writes an offer that stands so to somebody, past the calls: they are what is looked at. */
export async function stage(
  { db }: Pick<Market, 'db'>,
  actor: Person | null,
  { state, isDeactivated, tie }: Situation,
  { owner, worker, spare }: Extras,
): Promise<number> {
  const ownerId = tie === 'owner' && actor ? actor.id : owner.id
  const hiredId = tie === 'worker' && actor ? actor.id : worker.id
  const facts = { title: 'Pintar', description: 'Un cuarto', budget: 900, ...place, address: 'Mitre 1' }
  const [offer] = await db
    .insert(offers)
    .values({ ...facts, ownerId, isActive: !isDeactivated })
    .returning({ id: offers.id })
  if (!offer) throw new Error('The insert gave no row back')
  await db.insert(offerTrades).values({ offerId: offer.id, tradeId: 1 })
  const workers = [...new Set([hiredId, spare.id, ...(tie === 'applicant' && actor ? [actor.id] : [])])]
  await db.insert(applications).values(workers.map((workerId) => ({ offerId: offer.id, workerId })))
  if (state !== 'pendiente')
    await db.update(offers).set({ state, hiredId, agreedAmount: 900 }).where(eq(offers.id, offer.id))
  return offer.id
}

/** What nobody may change by naming it: who people are and what stands of offers. */
export async function standings({ db }: Pick<Market, 'db'>): Promise<Record<string, unknown>> {
  const people = await db
    .select({
      id: users.id,
      issuer: users.issuer,
      subject: users.subject,
      role: users.role,
      isActive: users.isActive,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
    })
    .from(users)
  const all = await db
    .select({
      id: offers.id,
      ownerId: offers.ownerId,
      state: offers.state,
      isActive: offers.isActive,
      hiredId: offers.hiredId,
      agreedAmount: offers.agreedAmount,
    })
    .from(offers)
  return Object.fromEntries([
    ...people.map(({ id, ...person }) => [`person ${id}`, person] as const),
    ...all.map(({ id, ...offer }) => [`offer ${id}`, offer] as const),
  ])
}
