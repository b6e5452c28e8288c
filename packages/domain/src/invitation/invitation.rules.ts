import { accessRefusal } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import { getRelation } from '../offer/offer.rules.ts'
import { isClosedOffer } from '../offer/offer.phase.ts'
import type { Offer } from '../offer/offer.ts'
import type { User } from '../user/user.ts'
import { invitationAccess } from './invitation.access.ts'

/** Maximum professionals invited to one offer. */
export const INVITATIONS_PER_OFFER = 5

type Invited = Pick<User, 'id' | 'role' | 'isActive'>

interface Inviting {
  offer: Pick<Offer, 'state' | 'phase' | 'isActive'> & { owner: { id: number }; hiredId: number | null }
  /** Number of professionals invited to the offer. */
  invitedCount: number
}

/** Returns why the viewer may not invite a user to an offer, or null. */
export function inviteRefusal(
  viewer: Pick<User, 'id' | 'role'>,
  person: Invited | undefined,
  { offer, invitedCount }: Inviting,
): ProblemCode | null {
  const refusal = accessRefusal(invitationAccess.send, {
    relation: getRelation(viewer, offer),
    role: viewer.role,
    state: offer.state,
    isHidden: !offer.isActive,
    isClosed: isClosedOffer(offer),
  })
  if (refusal) return refusal
  if (!person?.isActive || person.role !== 'professional') return 'notFound'
  if (person.id === viewer.id) return 'forbidden'
  return invitedCount >= INVITATIONS_PER_OFFER ? 'tooManyInvitations' : null
}
