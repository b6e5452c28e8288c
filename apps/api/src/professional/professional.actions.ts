import { eq } from 'drizzle-orm'
import { fullName, contactRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import { transact, type Db } from '../database/database.ts'
import { contacts, users } from '../database/schema.ts'
import type { CountAct } from '../http/quotas.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueCombinedMail } from '../services/mail/mail.ts'
import { mailTemplates } from '../services/mail/mail.templates.ts'
import type { Person } from '../user/user.queries.ts'

/** Notifies a professional that another user wants to talk to them, in the app and by mail. */
export async function contactProfessional(
  db: Db,
  sender: Person,
  { professionalId, message = '' }: { professionalId: number; message?: string | undefined },
  { publicUrl, count }: { publicUrl: string; count: CountAct },
): Promise<void> {
  await transact(db, async (tx) => {
    const [me] = await tx.select().from(users).where(eq(users.id, sender.id))
    const [professional] = await tx.select().from(users).where(eq(users.id, professionalId))
    if (!me || !professional) refuse('notFound')
    refuseIf(contactRefusal(sender, professional))
    await count(tx)
    await tx.insert(contacts).values({ senderId: sender.id, professionalId, message })
    await notify(tx, { kind: 'contact', userId: professionalId, fromId: sender.id, message })
    await enqueueCombinedMail(tx, {
      topic: `contact ${sender.id} ${professionalId}`,
      entry: message,
      write: (messages) =>
        mailTemplates.contact({
          to: professional.isEmailVerified ? professional.email : '',
          person: fullName(me),
          ...(me.isEmailVerified && { replyTo: me.email }),
          link: publicUrl,
          messages,
        }),
    })
  })
}
