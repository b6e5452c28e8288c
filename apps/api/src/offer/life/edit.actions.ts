import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  type AddressVisibility,
  budgetTooLargeMessage,
  type City,
  getOfferChanges,
  isScopeChange,
  type OfferContent,
  openApplicationStates,
  ownerRefusal,
  type Province,
  withoutAddress,
} from '@plomada/domain'
import { offerWireNames } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { enqueueAlertTask } from '../../alert/matching.actions.ts'
import { transact, type Db } from '../../database/database.ts'
import { applications, trades } from '../../database/schema/core.ts'
import { offerTrades } from '../../database/schema/lists.ts'
import type { CountAct } from '../../http/limits/quotas.ts'
import { lockTrades } from '../../trade/trade.queries.ts'
import type { Person } from '../../user/user.queries.ts'
import { findApplicants, notifyApplicants } from './notices.actions.ts'
import { lockOffer } from '../offer.actions.ts'
import { transitionOffer } from '../phase.actions.ts'

interface Content {
  title: string
  description: string
  tradeIds: readonly number[]
  budget: number
  city: string
  address: string
  addressVisibility: AddressVisibility
}

/** The edited content of an offer, and the content that its owner had before. */
export interface OfferEdit extends Content {
  province: Province
  city: City
  seen: Content
}

interface EditContext {
  count: CountAct
  budgetMax: number
  now: Date
  /** Who sees the address of offers from before the choice. */
  addressVisibility: AddressVisibility
}

/**
 * Edits an own open offer. A change of scope, place or budget makes the open applications wait for the confirmation of their
 * professionals, who are notified. Repeating an edit has no effect.
 */
export async function editOffer(
  db: Db,
  owner: Person,
  { offerId, seen, ...edit }: OfferEdit & { offerId: number },
  { count, budgetMax, now, addressVisibility }: EditContext,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    refuseIf(ownerRefusal(owner, offer, 'edit'))
    const stored = {
      ...offer,
      addressVisibility: offer.addressVisibility ?? addressVisibility,
      tradeIds: await listTradeIds(tx, offerId),
    }
    const tradeIds = await lockTrades(tx, edit.tradeIds)
    const content = await withTradeNames(tx)
    const changes = getOfferChanges(content(stored), content({ ...edit, tradeIds }))
    if (Object.keys(changes).length === 0) return
    if (Object.keys(getOfferChanges(content(seen), content(stored))).length > 0) refuse('stale')
    if (changes.budget && edit.budget > budgetMax)
      refuse('invalid', { fields: { [offerWireNames.budget]: budgetTooLargeMessage(budgetMax) } })
    await count(tx)
    const { title, description, budget, province, city, address } = edit
    await transitionOffer(tx, offer, {
      event: 'edit',
      by: 'client',
      actorId: owner.id,
      now,
      changes,
      columns: {
        title,
        description,
        budget,
        province,
        city,
        address,
        addressVisibility: edit.addressVisibility,
      },
    })
    if (changes.trades) {
      await tx.delete(offerTrades).where(eq(offerTrades.offerId, offerId))
      await tx.insert(offerTrades).values(tradeIds.map((tradeId) => ({ offerId, tradeId })))
    }
    // Alerts that match only now.
    await enqueueAlertTask(tx, offerId)
    if (!isScopeChange(changes)) return
    await outdateApplications(tx, { offerId, formerBudget: changes.budget?.before })
    await notifyApplicants(
      tx,
      { offer, workerIds: await findApplicants(tx, offerId) },
      { event: 'edit', changes: edit.addressVisibility === 'hired' ? withoutAddress(changes) : changes },
    )
  })
}

async function listTradeIds(tx: Db, offerId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: offerTrades.tradeId })
    .from(offerTrades)
    .where(eq(offerTrades.offerId, offerId))
    .orderBy(asc(offerTrades.tradeId))
  return rows.map(({ id }) => id)
}

/** Returns the function that turns the content of an offer into what its history stores, with the names of its trades. */
async function withTradeNames(tx: Db): Promise<(content: Content) => OfferContent> {
  const names = new Map(
    (await tx.select({ id: trades.id, name: trades.name }).from(trades)).map(({ id, name }) => [id, name]),
  )
  return ({ title, description, budget, city, address, addressVisibility, tradeIds }) => ({
    title,
    description,
    trades: tradeIds.map((id) => names.get(id) ?? String(id)),
    budget,
    city,
    address,
    addressVisibility,
  })
}

/** Makes the open applications wait for a confirmation. One that accepted another budget shows it as its former amount. */
async function outdateApplications(
  tx: Db,
  { offerId, formerBudget }: { offerId: number; formerBudget: number | undefined },
): Promise<void> {
  await tx
    .update(applications)
    .set({
      isOutdated: true,
      ...(formerBudget !== undefined && {
        previousAmount: sql`case when ${applications.quote} is null and not ${applications.isOutdated}
          then ${formerBudget}::integer else ${applications.previousAmount} end`,
      }),
    })
    .where(and(eq(applications.offerId, offerId), inArray(applications.state, openApplicationStates)))
}
