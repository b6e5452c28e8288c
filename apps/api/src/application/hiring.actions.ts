import { contactParagraphs, fullName, getEvent, quoteAmount, quoteTitle } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { notify } from '../notification/notification.actions.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTemplates } from '../services/mail/mail.templates.ts'

interface Hiring {
  offer: { id: number; title: string; owner: { id: number } }
  workerId: number
  /** The agreed price in pesos. */
  amount: number
  publicUrl: string
}

/** Notifies the accepted professional, and mails each party how to reach the other one. */
export async function notifyHired(tx: Db, { offer, workerId, amount, publicUrl }: Hiring): Promise<void> {
  const parties = await tx
    .select({
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      phone: users.phone,
    })
    .from(users)
    .where(inArray(users.id, [offer.owner.id, workerId]))
  const client = parties.find(({ id }) => id === offer.owner.id) ?? refuse('notFound')
  const worker = parties.find(({ id }) => id === workerId) ?? refuse('notFound')
  await notify(tx, {
    kind: 'acceptance',
    userId: workerId,
    fromId: client.id,
    offerId: offer.id,
    details: { amount, contact: toContact(client) },
  })
  // An unverified address may belong to another person.
  if (!client.isEmailVerified) return
  const about = { recipient: client, offerId: offer.id, conversationId: null }
  const person = fullName(worker)
  await enqueueMail(
    tx,
    mailTemplates.hired({
      to: client.email,
      link: publicUrl + getEvent('application').link(about),
      person,
      title: quoteTitle(offer.title),
      amount: quoteAmount(amount) ?? '',
      contact: contactParagraphs(person, toContact(worker)),
    }),
  )
}

const toContact = ({
  email,
  isEmailVerified,
  phone,
}: Pick<typeof users.$inferSelect, 'email' | 'isEmailVerified' | 'phone'>) => ({
  email: isEmailVerified ? email : null,
  phone,
})
