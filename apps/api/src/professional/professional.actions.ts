import { eq } from 'drizzle-orm'
import { fullName, whyNotContact } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { contacts, users } from '../database/schema.ts'
import type { CountAct } from '../http/quotas.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTexts } from '../services/mail/mail.texts.ts'
import type { Person } from '../user/user.queries.ts'

/** Notifies a professional here and by mail that another user wants to talk to them. */
export async function contact(
  db: Db,
  sender: Person,
  { professionalId, message = '' }: { professionalId: number; message?: string | undefined },
  { publicUrl, count }: { publicUrl: string; count: CountAct },
): Promise<void> {
  await transact(db, async (tx) => {
    const [me] = await tx.select().from(users).where(eq(users.id, sender.id))
    const [professional] = await tx.select().from(users).where(eq(users.id, professionalId))
    if (!me || !professional) refuse('notFound')
    refuseIf(whyNotContact(sender, professional))
    await count(tx)
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
