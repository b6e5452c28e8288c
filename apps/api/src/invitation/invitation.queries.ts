import { and, desc, eq, sql } from 'drizzle-orm'
import type { InvitationOption } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { invitations } from '../database/schema/invitations.ts'
import { offers } from '../database/schema/core.ts'
import type { Person } from '../user/user.queries.ts'

const SHOWN = 50

/** Returns the open offers of a client, newest first, and whether a professional is invited to each. */
export const listInvitationOptions = (
  db: Db,
  me: Person,
  professionalId: number,
): Promise<InvitationOption[]> =>
  db
    .select({
      id: offers.id,
      title: offers.title,
      invitedCount: sql<number>`count(${invitations.number})::integer`,
      isInvited: sql<boolean>`coalesce(bool_or(${invitations.professionalId} = ${professionalId}), false)`,
    })
    .from(offers)
    .leftJoin(invitations, eq(invitations.offerId, offers.id))
    .where(and(eq(offers.ownerId, me.id), eq(offers.state, 'pendiente'), offers.isListed))
    .groupBy(offers.id)
    .orderBy(desc(offers.publishedAt), desc(offers.id))
    .limit(SHOWN)
