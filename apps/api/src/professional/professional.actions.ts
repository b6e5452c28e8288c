import { and, count, eq, gt, sql } from 'drizzle-orm'
import { fullName, whyNotContact } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { contacts, users } from '../database/schema.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueMail } from '../outside/mail/mail.ts'
import { mailTexts } from '../outside/mail/mail.texts.ts'
import type { Person } from '../user/user.queries.ts'

/** Tells a professional here and by mail that somebody wants to talk to them, some times a day at most. */
export async function contact(
  db: Db,
  sender: Person,
  { professionalId, message = '' }: { professionalId: number; message?: string | undefined },
  publicUrl: string,
): Promise<void> {
  await transact(db, async (tx) => {
    // The sender's own row is locked, so that two contacts at once are counted one after the other. The lock leaves the
    // key alone: whoever writes to the sender at that moment refers to it, and the two would wait for each other.
    const [me] = await tx.select().from(users).where(eq(users.id, sender.id)).for('no key update')
    const [professional] = await tx.select().from(users).where(eq(users.id, professionalId))
    if (!me || !professional) refuse('notFound')
    refuseIf(whyNotContact(sender, professional, await contactsToday(tx, sender.id)))
    await tx.insert(contacts).values({ senderId: sender.id, professionalId, message })
    await notify(tx, { kind: 'contact', userId: professionalId, fromId: sender.id, message })
    await enqueueMail(
      tx,
      mailTexts.contact({
        to: professional.isEmailProven ? professional.email : '',
        person: fullName(me),
        ...(me.isEmailProven && { replyTo: me.email }),
        link: publicUrl,
        ...(message && { message }),
      }),
    )
  })
}

async function contactsToday(tx: Db, senderId: number): Promise<number> {
  const [counted] = await tx
    .select({ made: count() })
    .from(contacts)
    .where(and(eq(contacts.senderId, senderId), gt(contacts.createdAt, sql`now() - interval '24 hours'`)))
  return counted?.made ?? 0
}
