import { eq } from 'drizzle-orm'
import { whyNotRemove } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { offers, payments } from '../database/schema.ts'
import type { Person } from '../user/user.queries.ts'
import { lockOffer } from './offer.actions.ts'

/** Takes an offer off the lists, or puts it back; nothing else about it changes. */
export async function setOfferActive(db: Db, id: number, isActive: boolean): Promise<void> {
  const changed = await db
    .update(offers)
    .set({ isActive })
    .where(eq(offers.id, id))
    .returning({ id: offers.id })
  if (changed.length === 0) refuse('notFound')
}

/** Deletes an offer for good, with whoever applied to it; one that has a worker or a payment stays. */
export async function removeOffer(db: Db, admin: Person, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, id, 'update')
    const paid = await tx.select({ id: payments.id }).from(payments).where(eq(payments.offerId, id)).limit(1)
    refuseIf(whyNotRemove(admin, { ...offer, hasPayments: paid.length > 0 }))
    await tx.delete(offers).where(eq(offers.id, id))
  })
}

/** The one id of a call that may name it in its query, in its body, or twice. */
export function idOf({
  query,
  body,
}: {
  query: { id?: number | undefined }
  body: { id?: number | undefined }
}): number {
  const id = query.id ?? body.id
  if (id === undefined) refuse('invalid', { fields: { id: 'Falta el id' } })
  if (body.id !== undefined && body.id !== id) refuse('invalid', { fields: { id: 'No es el mismo id' } })
  return id
}
