import { eq } from 'drizzle-orm'
import type { Requester } from '@plomada/domain/contract'
import type { OfferState, Role } from '@plomada/domain'
import { applications, offers, users } from '../database/schema/core.ts'
import { conversations } from '../database/schema/conversations.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { questions } from '../database/schema/questions.ts'
import type { Marketplace } from './marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

/** A kind of user who makes calls. */
export interface Actor {
  name: string
  requester: Requester
  /** Null for visitors and unregistered users. */
  person: Person | null
  /** The argument of `marketplace.as`. */
  as: { subject: string } | null
}

const roles: readonly Role[] = ['comun', 'professional', 'admin']
const place = { province: 'Buenos Aires', city: 'La Plata' } as const
let unregisteredUsers = 0

/** Creates an actor of each kind: a visitor, an unregistered user, and each role, active and banned. */
export async function createActors(market: Marketplace): Promise<Actor[]> {
  const registered = roles.flatMap((role) => [true, false].map((isActive) => ({ role, isActive })))
  const people = await Promise.all(
    registered.map(async ({ role, isActive }): Promise<Actor> => {
      const person = await market.addPerson({ role, isActive, days: 1, ...place })
      const name = isActive ? role : `banned ${role}`
      return { name, requester: { kind: 'user', role, isActive }, person, as: person }
    }),
  )
  return [
    { name: 'visitor', requester: null, person: null, as: null },
    {
      name: 'unregistered',
      requester: { kind: 'unregistered' },
      person: null,
      get as() {
        return { subject: `unregistered|${++unregisteredUsers}` }
      },
    },
    ...people,
  ]
}

/** The state of an offer and the relation of an actor to it. */
export interface Situation {
  state: OfferState
  isDeactivated: boolean
  relation: 'owner' | 'worker' | 'applicant' | 'other'
}

/** All possible situations. */
export const situations: readonly Situation[] = (['pendiente', 'proceso', 'terminado'] as const).flatMap(
  (state) =>
    (['owner', 'worker', 'applicant', 'other'] as const).flatMap((relation) =>
      relation === 'worker' && state === 'pendiente'
        ? []
        : [false, true].map((isDeactivated) => ({ state, isDeactivated, relation })),
    ),
)

/** The users in the relations that the actor is not in. */
export interface Extras {
  owner: Person
  worker: Person
  /** Has applied to every offer and is never hired. */
  spare: Person
}

/** Inserts an offer in a situation for an actor, without using the calls under test. Returns its id. */
export async function createOfferFor(
  { db }: Pick<Marketplace, 'db'>,
  actor: Person | null,
  { state, isDeactivated, relation }: Situation,
  { owner, worker, spare }: Extras,
): Promise<number> {
  const ownerId = relation === 'owner' && actor ? actor.id : owner.id
  const hiredId = relation === 'worker' && actor ? actor.id : worker.id
  const content = { title: 'Pintar', description: 'Un cuarto', budget: 900, ...place, address: 'Mitre 1' }
  const [offer] = await db
    .insert(offers)
    .values({ ...content, ownerId, isActive: !isDeactivated })
    .returning({ id: offers.id })
  if (!offer) throw new Error('The insert returned no row')
  await db.insert(offerTrades).values({ offerId: offer.id, tradeId: 1 })
  const workers = [...new Set([hiredId, spare.id, ...(relation === 'applicant' && actor ? [actor.id] : [])])]
  // The actor may answer a counter-offer; the application of `spare` has none yet.
  const counterOffer = { counterAmount: 800, counterState: 'open' as const }
  await db.insert(applications).values(
    workers.map((workerId) => ({
      offerId: offer.id,
      workerId,
      ...(relation === 'applicant' && workerId === actor?.id && counterOffer),
    })),
  )
  const text = '¿Hay ascensor?'
  await db.insert(questions).values({ offerId: offer.id, number: 1, askerId: spare.id, text })
  if (state !== 'pendiente')
    await db.update(offers).set({ state, hiredId, agreedAmount: 900 }).where(eq(offers.id, offer.id))
  return offer.id
}

/** Inserts the conversation of an actor about an offer: with an owner, that of the hired or the spare worker. Returns its id. */
export async function createConversationFor(
  { db }: Pick<Marketplace, 'db'>,
  offerId: number,
  actor: Person | null,
  { relation, state }: Situation,
  { worker, spare }: Extras,
): Promise<number> {
  const [offer] = await db
    .select({ clientId: offers.ownerId, hiredId: offers.hiredId })
    .from(offers)
    .where(eq(offers.id, offerId))
  if (!offer) throw new Error(`There is no offer ${offerId}`)
  const isWorker = actor && (relation === 'worker' || relation === 'applicant')
  const other = state === 'pendiente' ? spare : worker
  const professionalId = isWorker ? actor.id : other.id
  const [conversation] = await db
    .insert(conversations)
    .values({ offerId, clientId: offer.clientId, professionalId })
    .returning({ id: conversations.id })
  if (!conversation) throw new Error('The insert returned no row')
  return conversation.id
}

/** Reads the columns of users and offers that requests must not be able to set directly. */
export async function readProtectedState({ db }: Pick<Marketplace, 'db'>): Promise<Record<string, unknown>> {
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
