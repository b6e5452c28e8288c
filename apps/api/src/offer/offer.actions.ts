import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import {
  budgetTooLargeMessage,
  getOfferPhase,
  offerPhases,
  offerStates,
  type AddressVisibility,
  type City,
  type Province,
} from '@plomada/domain'
import { offerWireNames } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import { enqueueAlertTask } from '../alert/matching.actions.ts'
import { transact, type Db } from '../database/database.ts'
import { applications, offers, users } from '../database/schema/core.ts'
import { offerTrades } from '../database/schema/lists.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { lockTrades } from '../trade/trade.queries.ts'
import { startTimers } from '../transition/timers.ts'
import type { Person } from '../user/user.queries.ts'

/** The content of a new offer. */
export interface NewOffer {
  title: string
  description: string
  tradeIds: readonly number[]
  budget: number
  province: Province
  city: City
  address: string
  addressVisibility: AddressVisibility
  /** Identifies the submission: the same key publishes one offer. */
  creationKey?: string | undefined
}

/**
 * Publishes an offer and returns its id. With a key that was used before, updates that offer instead, unless it has an
 * applicant: the owner may have corrected the form before sending it again. Only a repetition without changes is not
 * counted.
 */
export async function publishOffer(
  db: Db,
  owner: Person,
  offer: NewOffer,
  { budgetMax, count, now }: { budgetMax: number; count: CountAct; now: Date },
): Promise<number> {
  const { tradeIds, creationKey, ...content } = offer
  if (content.budget > budgetMax)
    refuse('invalid', { fields: { [offerWireNames.budget]: budgetTooLargeMessage(budgetMax) } })
  return transact(db, async (tx) => {
    const trades = await lockTrades(tx, tradeIds)
    const repeated = await findRepeated(tx, owner, offer)
    if (repeated !== null) return repeated
    // Before the insert, which locks the counters of the city for all other publications.
    await count(tx)
    const [created] = await tx
      .insert(offers)
      .values({ ...content, ownerId: owner.id, creationKey: creationKey ?? null })
      .onConflictDoNothing({ target: [offers.ownerId, offers.creationKey] })
      .returning({ id: offers.id })
    if (created) {
      await tx.insert(offerTrades).values(trades.map((tradeId) => ({ offerId: created.id, tradeId })))
      await startTimers(tx, { kind: 'offer', id: created.id }, offerPhases.timersOf('open'), now)
      await enqueueAlertTask(tx, created.id)
      return created.id
    }
    const [existing] = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.ownerId, owner.id), sql`${offers.creationKey} = ${creationKey ?? null}`))
      .for('update')
    if (!existing) return refuse('conflict')
    const [updated] = await tx
      .update(offers)
      .set(content)
      .where(and(eq(offers.id, existing.id), isEditable))
      .returning({ id: offers.id })
    if (updated) {
      await tx.delete(offerTrades).where(eq(offerTrades.offerId, updated.id))
      await tx.insert(offerTrades).values(trades.map((tradeId) => ({ offerId: updated.id, tradeId })))
      await enqueueAlertTask(tx, updated.id)
    }
    return existing.id
  })
}

/** Returns the id of the offer that was published with the same key, if it still has the same content, or null. */
async function findRepeated(tx: Db, owner: Person, { tradeIds, creationKey, ...content }: NewOffer) {
  if (creationKey === undefined) return null
  const storedTrades = sql<number[]>`array(select trade_id from ${offerTrades} where offer_id = ${offers.id})`
  const [stored] = await tx
    .select({ ...getTableColumns(offers), tradeIds: storedTrades })
    .from(offers)
    .where(and(eq(offers.ownerId, owner.id), eq(offers.creationKey, creationKey)))
  if (!stored) return null
  const fields = Object.keys(content) as (keyof typeof content)[]
  const isSame =
    fields.every((field) => stored[field] === content[field]) &&
    stored.tradeIds.length === new Set(tradeIds).size &&
    stored.tradeIds.every((id) => tradeIds.includes(id))
  return isSame ? stored.id : null
}

/** Selects open offers without applications. */
const isEditable = and(
  inArray(offers.state, offerStates.from('accept')),
  sql`not exists (select 1 from ${applications} where ${applications.offerId} = ${offers.id})`,
)

/** Returns an offer as the rules need it, and locks its row until the transaction ends. */
export async function lockOffer(tx: Db, offerId: number, strength: 'share' | 'update') {
  const [row] = await tx
    .select({ offer: offers, ownerIsActive: users.isActive })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.ownerId))
    .where(eq(offers.id, offerId))
    .for(strength, { of: offers })
  if (!row) refuse('notFound')
  const { offer, ownerIsActive } = row
  const isActive = offer.isActive && ownerIsActive
  return { ...offer, owner: { id: offer.ownerId }, isActive, phase: getOfferPhase(offer) }
}
