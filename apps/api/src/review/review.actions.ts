import { eq, sql } from 'drizzle-orm'
import { fullName, professionalHref, whyNotRate } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { reviews, users } from '../database/schema.ts'
import { addressee, lockOffer } from '../offer/offer.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTexts } from '../services/mail/mail.texts.ts'
import type { Person } from '../user/user.queries.ts'

/** What a client says of a finished job. */
export interface Rating {
  offerId: number
  score: number
  text: string
}

/** Rates the worker of one's own paid offer, once, and counts it into their average. */
export async function rate(
  db: Db,
  author: Person,
  { offerId, score, text }: Rating,
  publicUrl: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    const earlier = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.offerId, offerId))
    refuseIf(whyNotRate(author, { ...offer, isRated: earlier.length > 0 }))
    const professionalId = offer.hiredId
    if (professionalId === null) refuse('notPaid')
    const created = await tx
      .insert(reviews)
      .values({ offerId, authorId: author.id, professionalId, score, text })
      .onConflictDoNothing({ target: reviews.offerId })
      .returning({ id: reviews.id })
    if (created.length === 0) refuse('alreadyRated')
    await tx
      .update(users)
      .set({ ratingSum: sql`${users.ratingSum} + ${score}`, ratingCount: sql`${users.ratingCount} + 1` })
      .where(eq(users.id, professionalId))
    const worker = await addressee(tx, professionalId)
    await notify(tx, { kind: 'review', userId: professionalId, fromId: author.id, offerId })
    await enqueueMail(
      tx,
      mailTexts.review({
        to: worker.email,
        title: offer.title,
        client: fullName(await addressee(tx, author.id)),
        score,
        text,
        link: publicUrl + professionalHref({ id: professionalId }),
      }),
    )
  })
}
