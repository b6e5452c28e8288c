import { eq, sql } from 'drizzle-orm'
import { rateRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { reviews } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { Person } from '../user/user.queries.ts'

interface NewReview {
  offerId: number
  score: number
  text: string
}

/** Creates the review of a paid offer by its owner, and updates the average rating of its professional. */
export async function createReview(
  db: Db,
  author: Person,
  { offerId, score, text }: NewReview,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    const earlier = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.offerId, offerId))
    refuseIf(rateRefusal(author, { ...offer, isRated: earlier.length > 0 }))
    const professionalId = offer.hiredId
    if (professionalId === null) refuse('notPaid')
    await tx.insert(reviews).values({ offerId, authorId: author.id, professionalId, score, text })
    await tx
      .update(users)
      .set({ ratingSum: sql`${users.ratingSum} + ${score}`, ratingCount: sql`${users.ratingCount} + 1` })
      .where(eq(users.id, professionalId))
    await notify(tx, {
      kind: 'review',
      userId: professionalId,
      fromId: author.id,
      offerId,
      details: { score, text },
    })
  })
}
