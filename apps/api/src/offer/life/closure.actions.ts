import { type CloseReason, closureText, ownerRefusal } from '@plomada/domain'
import { refuseIf } from '@plomada/domain/contract'
import { enqueueAlertTask } from '../../alert/matching.actions.ts'
import { transact, type Db } from '../../database/database.ts'
import type { CountAct } from '../../http/limits/quotas.ts'
import type { Person } from '../../user/user.queries.ts'
import { findApplicants, notifyApplicants } from './notices.actions.ts'
import { lockOffer } from '../offer.actions.ts'
import { transitionOffer } from '../phase.actions.ts'

interface Act {
  count: CountAct
  now: Date
}

/** Closes an own open offer and notifies its applicants of the reason. A trigger ends their applications. */
export async function closeOffer(
  db: Db,
  owner: Person,
  { offerId, ...closure }: { offerId: number; reason: CloseReason; text: string },
  { count, now }: Act,
): Promise<void> {
  const text = closureText(closure)
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    refuseIf(ownerRefusal(owner, offer, 'close'))
    if (offer.phase === 'closed') return
    await count(tx)
    const workerIds = await findApplicants(tx, offerId)
    await transitionOffer(tx, offer, { event: 'close', by: 'client', actorId: owner.id, now, text })
    await notifyApplicants(tx, { offer, workerIds }, { event: 'close', text })
  })
}

/** Opens an own offer again and notifies the professionals whose applications come back. An open one stays as it is. */
export async function reopenOffer(
  db: Db,
  owner: Person,
  offerId: number,
  { count, now }: Act,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    refuseIf(ownerRefusal(owner, offer, 'reopen'))
    if (offer.phase === 'open') return
    await count(tx)
    await reopen(tx, owner, offer, now)
  })
}

/** Keeps an own offer open for another 30 days, from now on. One that has expired is opened again. */
export async function renewOffer(db: Db, owner: Person, offerId: number, { count, now }: Act): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'update')
    refuseIf(ownerRefusal(owner, offer, 'renew'))
    await count(tx)
    if (offer.phase === 'expired') await reopen(tx, owner, offer, now)
    else await transitionOffer(tx, offer, { event: 'renew', by: 'client', actorId: owner.id, now })
  })
}

async function reopen(tx: Db, owner: Person, offer: Awaited<ReturnType<typeof lockOffer>>, now: Date) {
  const workerIds = await findApplicants(tx, offer.id, ['expired'])
  await transitionOffer(tx, offer, { event: 'reopen', by: 'client', actorId: owner.id, now })
  await notifyApplicants(tx, { offer, workerIds }, { event: 'reopen' })
  await enqueueAlertTask(tx, offer.id)
}
