import { eq } from 'drizzle-orm'
import { removeRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { enqueueAlertTask } from '../alert/matching.actions.ts'
import { getChangedFields, recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import type { Person } from '../user/user.queries.ts'
import { lockOffer } from './offer.actions.ts'

/** Deactivates or reactivates an offer. An inactive offer is not listed. */
export async function setOfferActive(
  db: Db,
  id: number,
  isActive: boolean,
  origin: AuditOrigin,
): Promise<void> {
  await transact(db, async (tx) => {
    const [offer = refuse('notFound')] = await tx
      .select({ id: offers.id, title: offers.title, isActive: offers.isActive })
      .from(offers)
      .where(eq(offers.id, id))
      .for('no key update')
    await tx.update(offers).set({ isActive }).where(eq(offers.id, id))
    if (isActive && !offer.isActive) await enqueueAlertTask(tx, id)
    await recordAuditEvent(tx, {
      ...origin,
      action: isActive ? 'offerReactivated' : 'offerDeactivated',
      subject: toSubject(offer),
      ...getChangedFields({ isActive: offer.isActive }, { isActive }),
    })
  })
}

/** Deletes an offer with its applications. Refused if it has a worker or a payment. */
export async function removeOffer(db: Db, admin: Person, id: number, origin: AuditOrigin): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, id, 'update')
    const paid = await tx.select({ id: payments.id }).from(payments).where(eq(payments.offerId, id)).limit(1)
    refuseIf(removeRefusal(admin, { ...offer, hasPayments: paid.length > 0 }))
    await tx.delete(offers).where(eq(offers.id, id))
    const { title, description, budget, state, province, city, address, ownerId } = offer
    await recordAuditEvent(tx, {
      ...origin,
      action: 'offerDeleted',
      subject: toSubject(offer),
      before: { title, description, budget, state, province, city, address, ownerId },
    })
  })
}

const toSubject = ({ id, title }: { id: number; title: string }) =>
  ({ kind: 'offer', id, label: title }) as const

/** Returns the id of a call that accepts it in the query, in the body, or in both if they are equal. */
export function getOfferId({
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
