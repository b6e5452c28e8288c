import { applicantsHref, formatPesos, fullName, offerHref, ownPages, paths } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { notify } from '../notification/notification.actions.ts'
import { findRecipient } from '../offer/offer.actions.ts'
import { enqueueCombinedMail, enqueueMail } from '../services/mail/mail.ts'
import { mailTemplates } from '../services/mail/mail.templates.ts'

/** The offer and the professional of an application, for notifications and mails. */
interface Subject {
  offer: { id: number; title: string; owner: { id: number } }
  workerId: number
  publicUrl: string
}

const clientLink = ({ publicUrl, offer }: Subject): string => publicUrl + applicantsHref(offer)
const workerLink = ({ publicUrl, offer }: Subject): string => publicUrl + offerHref(offer)

/** Notifies the client of a new application. */
export async function notifyApplied(tx: Db, subject: Subject, quote: number | null): Promise<void> {
  const { offer, workerId } = subject
  const owner = await findRecipient(tx, offer.owner.id)
  const name = fullName(await findRecipient(tx, workerId))
  await notify(tx, { kind: 'application', userId: owner.id, fromId: workerId, offerId: offer.id })
  await enqueueCombinedMail(tx, {
    topic: `applied ${offer.id} ${owner.id}`,
    entry: quote === null ? name : `${name} ($ ${formatPesos(quote)})`,
    write: (workers) =>
      mailTemplates.applied({
        to: owner.email,
        title: offer.title,
        workers,
        link: subject.publicUrl + (ownPages(owner)?.publications ?? paths.home),
      }),
  })
}

/** Notifies the client of an edited application. */
export async function notifyEdited(tx: Db, subject: Subject, amount: number): Promise<void> {
  const { offer, workerId } = subject
  const owner = await findRecipient(tx, offer.owner.id)
  const name = fullName(await findRecipient(tx, workerId))
  await notify(tx, { kind: 'edit', userId: owner.id, fromId: workerId, offerId: offer.id })
  await enqueueCombinedMail(tx, {
    topic: `edited ${offer.id} ${owner.id}`,
    entry: `${name}: $ ${formatPesos(amount)}`,
    write: (entries) =>
      mailTemplates.edited({ to: owner.email, title: offer.title, entries, link: clientLink(subject) }),
  })
}

/** Notifies the client of a withdrawn application. */
export async function notifyWithdrawn(tx: Db, subject: Subject): Promise<void> {
  const { offer, workerId } = subject
  const owner = await findRecipient(tx, offer.owner.id)
  const person = fullName(await findRecipient(tx, workerId))
  await notify(tx, { kind: 'withdrawal', userId: owner.id, fromId: workerId, offerId: offer.id })
  await enqueueMail(
    tx,
    mailTemplates.withdrawn({ to: owner.email, title: offer.title, person, link: clientLink(subject) }),
  )
}

/** Notifies a professional of the amount that the client proposes. */
export async function notifyCounterOffer(tx: Db, subject: Subject, amount: number): Promise<void> {
  const { offer, workerId } = subject
  const { email } = await findRecipient(tx, workerId)
  const client = fullName(await findRecipient(tx, offer.owner.id))
  await notify(tx, { kind: 'counterOffer', userId: workerId, fromId: offer.owner.id, offerId: offer.id })
  await enqueueMail(
    tx,
    mailTemplates.counterOffer({ to: email, title: offer.title, client, amount, link: workerLink(subject) }),
  )
}

/** Notifies the client of the answer of a professional to the proposed amount. */
export async function notifyCounterAnswer(
  tx: Db,
  subject: Subject,
  { amount, isAccepted }: { amount: number; isAccepted: boolean },
): Promise<void> {
  const { offer, workerId } = subject
  const { email } = await findRecipient(tx, offer.owner.id)
  const person = fullName(await findRecipient(tx, workerId))
  await notify(tx, { kind: 'counterAnswer', userId: offer.owner.id, fromId: workerId, offerId: offer.id })
  const link = clientLink(subject)
  await enqueueMail(
    tx,
    mailTemplates.counterAnswer({ to: email, title: offer.title, person, amount, isAccepted, link }),
  )
}

/** Notifies a professional whose application was declined. */
export async function notifyDeclined(tx: Db, subject: Subject, reason: string): Promise<void> {
  const { offer, workerId } = subject
  const { email } = await findRecipient(tx, workerId)
  await notify(tx, {
    kind: 'decline',
    userId: workerId,
    fromId: offer.owner.id,
    offerId: offer.id,
    message: reason,
  })
  await enqueueMail(
    tx,
    mailTemplates.declined({ to: email, title: offer.title, reason, link: workerLink(subject) }),
  )
}

/** Notifies the professionals who were not chosen, when another one was. */
export async function notifyOthers(
  tx: Db,
  { offer, publicUrl }: Omit<Subject, 'workerId'>,
  workerIds: readonly number[],
): Promise<void> {
  for (const workerId of workerIds) {
    const { email } = await findRecipient(tx, workerId)
    await notify(tx, {
      kind: 'notChosen',
      userId: workerId,
      fromId: offer.owner.id,
      offerId: offer.id,
    })
    await enqueueMail(
      tx,
      mailTemplates.notChosen({ to: email, title: offer.title, link: publicUrl + paths.offers }),
    )
  }
}
