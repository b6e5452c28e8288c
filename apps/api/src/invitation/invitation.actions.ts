import { eq } from 'drizzle-orm'
import { inviteRefusal } from '@plomada/domain'
import { refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { invitations } from '../database/schema/invitations.ts'
import { users } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { Person } from '../user/user.queries.ts'

/** Invites a professional to an own open offer and notifies them. Inviting again has no effect. */
export async function inviteProfessional(
  db: Db,
  owner: Person,
  { offerId, professionalId }: { offerId: number; professionalId: number },
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    // Locked for update, because each invitation takes the next number.
    const offer = await lockOffer(tx, offerId, 'update')
    const invited = await tx
      .select({ id: invitations.professionalId })
      .from(invitations)
      .where(eq(invitations.offerId, offerId))
    const isInvited = invited.some(({ id }) => id === professionalId)
    const [person] = await tx
      .select({ id: users.id, role: users.role, isActive: users.isActive })
      .from(users)
      .where(eq(users.id, professionalId))
    refuseIf(inviteRefusal(owner, person, { offer, invitedCount: isInvited ? 0 : invited.length }))
    if (isInvited) return
    await count(tx)
    await tx.insert(invitations).values({ offerId, number: invited.length + 1, professionalId })
    await notify(tx, {
      kind: 'invitation',
      userId: professionalId,
      fromId: owner.id,
      offerId,
      details: { budget: offer.budget, city: offer.city },
    })
  })
}
