import type { Db } from '../database/database.ts'
import { notify } from '../notification/notification.actions.ts'

/** The offer and the professional of an application. */
interface Subject {
  offer: { id: number; owner: { id: number } }
  workerId: number
}

const toClient = ({ offer, workerId }: Subject) => ({
  userId: offer.owner.id,
  fromId: workerId,
  offerId: offer.id,
})

const toProfessional = ({ offer, workerId }: Subject) => ({
  userId: workerId,
  fromId: offer.owner.id,
  offerId: offer.id,
})

/** Notifies the client of a new application. */
export const notifyApplied = (tx: Db, subject: Subject, quote: number | null): Promise<void> =>
  notify(tx, { kind: 'application', ...toClient(subject), details: { quote } })

/** Notifies the client of an edited application. */
export const notifyEdited = (tx: Db, subject: Subject, amount: number): Promise<void> =>
  notify(tx, { kind: 'edit', ...toClient(subject), details: { amount } })

/** Notifies the client of a withdrawn application. */
export const notifyWithdrawn = (tx: Db, subject: Subject): Promise<void> =>
  notify(tx, { kind: 'withdrawal', ...toClient(subject) })

/** Notifies a professional of the amount that the client proposes. */
export const notifyCounterOffer = (tx: Db, subject: Subject, amount: number): Promise<void> =>
  notify(tx, { kind: 'counterOffer', ...toProfessional(subject), details: { amount } })

/** Notifies the client of the answer of a professional to the proposed amount. */
export const notifyCounterAnswer = (
  tx: Db,
  subject: Subject,
  details: { amount: number; isAccepted: boolean },
): Promise<void> => notify(tx, { kind: 'counterAnswer', ...toClient(subject), details })

/** Notifies a professional whose application was declined. */
export const notifyDeclined = (tx: Db, subject: Subject, reason: string): Promise<void> =>
  notify(tx, { kind: 'decline', ...toProfessional(subject), message: reason, details: { reason } })

/** Notifies the professionals who were not chosen, when another one was. */
export async function notifyOthers(
  tx: Db,
  { offer }: Pick<Subject, 'offer'>,
  workerIds: readonly number[],
): Promise<void> {
  for (const workerId of workerIds)
    await notify(tx, { kind: 'notChosen', ...toProfessional({ offer, workerId }) })
}
