import { refuse } from '@plomada/domain/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import type { AssignmentRow } from '../transition/transition.ts'

/** The columns of an offer that events of its job need. */
const offerColumns = {
  id: offers.id,
  ownerId: offers.ownerId,
  title: offers.title,
  city: offers.city,
  address: offers.address,
  hiredId: offers.hiredId,
  closure: offers.closure,
  closedAt: offers.closedAt,
}
export type LockedOffer = Pick<typeof offers.$inferSelect, keyof typeof offerColumns>

/** A job and its offer, both locked until the transaction ends. */
export interface LockedAssignment {
  row: AssignmentRow
  offer: LockedOffer
}

/** Locks the offer of a job and the job, in this order, and returns both. */
export async function lockAssignment(tx: Db, id: number): Promise<LockedAssignment> {
  const [found] = await tx
    .select({ row: assignments, offer: offerColumns })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .where(eq(assignments.id, id))
    .for('update', { of: [offers, assignments] })
  return found ?? refuse('notFound')
}

/** Returns the job of an offer that is not canceled, locked with its offer, or null. */
export async function lockLiveAssignment(tx: Db, offerId: number): Promise<LockedAssignment | null> {
  const [found] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.offerId, offerId), ne(assignments.state, 'canceled')))
  return found ? lockAssignment(tx, found.id) : null
}
