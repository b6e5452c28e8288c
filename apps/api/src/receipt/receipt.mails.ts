import { capitalize, formatPesos, receiptHref } from '@plomada/domain'
import { isEmail } from '@plomada/domain/text'
import { inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { toPayload } from '../services/mail/mail.ts'

interface Paid {
  /** With the commission that the provider divided off; null if the money is held. */
  payment: { id: number; amount: number; fee: number | null }
  offer: { ownerId: number; title: string }
  workerId: number
}

/** Mails the client that a payment arrived, with the link to its receipt. */
export async function mailReceipt(tx: Db, { payment, offer, workerId }: Paid): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, [offer.ownerId, workerId]))
  const client = people.find(({ id }) => id === offer.ownerId)
  const payee = people.find(({ id }) => id === workerId)?.firstName ?? ''
  if (!client || !isEmail(client.email)) return
  const { id, amount, fee } = payment
  const notice = {
    userId: client.id,
    topic: 'receipt' as const,
    paragraphs: [
      `Pagaste $ ${formatPesos(amount)} por «${capitalize(offer.title)}».`,
      fee === null
        ? `Guardamos la plata hasta que confirmes el trabajo y recién ahí la recibe ${payee}.`
        : `La plata la recibió ${payee}.`,
      'Si algo vuelve a vos, lo ves en el recibo con su fecha.',
    ],
    action: 'Ver el recibo',
    link: receiptHref({ id }),
  }
  const subject = `Recibimos tu pago por ${offer.title}`
  const mail = { kind: 'receipt' as const, to: client.email, subject, notice, isQuiet: false }
  await tx.insert(outbox).values({ kind: 'receipt', payload: toPayload(mail) })
}
