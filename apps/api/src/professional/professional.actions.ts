import { eq } from 'drizzle-orm'
import { contactRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { contacts } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { notify } from '../notification/notification.actions.ts'
import type { Person } from '../user/user.queries.ts'

/** Notifies a professional that another user wants to talk to them, in the app and by mail. */
export async function contactProfessional(
  db: Db,
  sender: Person,
  { professionalId, message = '' }: { professionalId: number; message?: string | undefined },
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    const [professional] = await tx.select().from(users).where(eq(users.id, professionalId))
    if (!professional) refuse('notFound')
    refuseIf(contactRefusal(sender, professional))
    await count(tx)
    await tx.insert(contacts).values({ senderId: sender.id, professionalId, message })
    await notify(tx, {
      kind: 'contact',
      userId: professionalId,
      fromId: sender.id,
      message,
      details: { message },
    })
  })
}
