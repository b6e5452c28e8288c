import { eq } from 'drizzle-orm'
import { whyNotRemove } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import { changedFields, recordAuditEvent } from '../database/auditLog.ts'
import type { AuditOrigin } from '../database/auditLog.ts'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { offers, payments } from '../database/schema.ts'
import type { Person } from '../user/user.queries.ts'
import { lockOffer } from './offer.actions.ts'

/** Takes an offer off the lists, or puts it back; nothing else about it changes. */
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
    await recordAuditEvent(tx, {
      ...origin,
      action: isActive ? 'offerReactivated' : 'offerDeactivated',
      subject: subjectOf(offer),
      ...changedFields({ isActive: offer.isActive }, { isActive }),
    })
  })
}

/** Deletes an offer for good, with whoever applied to it; one that has a worker or a payment stays. */
export async function removeOffer(db: Db, admin: Person, id: number, origin: AuditOrigin): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, id, 'update')
    const paid = await tx.select({ id: payments.id }).from(payments).where(eq(payments.offerId, id)).limit(1)
    refuseIf(whyNotRemove(admin, { ...offer, hasPayments: paid.length > 0 }))
    await tx.delete(offers).where(eq(offers.id, id))
    const { title, description, budget, state, province, city, address, ownerId } = offer
    await recordAuditEvent(tx, {
      ...origin,
      action: 'offerDeleted',
      subject: subjectOf(offer),
      before: { title, description, budget, state, province, city, address, ownerId },
    })
  })
}

const subjectOf = ({ id, title }: { id: number; title: string }) =>
  ({ kind: 'offer', id, label: title }) as const

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
