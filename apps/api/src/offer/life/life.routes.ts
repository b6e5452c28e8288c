import { offerCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import type { MountRoutes } from '../../app.deps.ts'
import { handleCall } from '../../http/handleCall.ts'
import type { CountAct } from '../../http/limits/quotas.ts'
import type { Reader } from '../../user/user.queries.ts'
import { closeOffer, renewOffer, reopenOffer } from './closure.actions.ts'
import { editOffer } from './edit.actions.ts'
import { listHistory } from './history.queries.ts'

type Mount = Parameters<MountRoutes>

/** Mounts the calls with which owners edit, close, reopen and renew their offers, and the history of an offer. */
export function mountLifeRoutes(
  app: Mount[0],
  { database: { db }, config, clock }: Mount[1],
  getOffer: (me: Reader, id: number) => Promise<Offer>,
): void {
  const { addressVisibility, budgetMax } = config
  /** Changes an own offer within the quota, and returns it. */
  const change = async (
    me: Reader,
    id: number,
    act: (context: { count: CountAct; now: Date }) => Promise<void>,
  ) => {
    await app.quotas.limit('assignmentEvent', me, (count) => act({ count, now: clock() }))
    return { result: await getOffer(me, id) }
  }
  handleCall(app, offerCalls.edit, ({ params: { serviceId: offerId }, body, me }) =>
    change(me, offerId, (act) =>
      editOffer(db, me, { ...body, offerId }, { ...act, budgetMax, addressVisibility }),
    ),
  )
  handleCall(app, offerCalls.close, ({ params: { serviceId: offerId }, body: { text = '', reason }, me }) =>
    change(me, offerId, (act) => closeOffer(db, me, { offerId, reason, text }, act)),
  )
  handleCall(app, offerCalls.reopen, ({ params: { serviceId }, me }) =>
    change(me, serviceId, (act) => reopenOffer(db, me, serviceId, act)),
  )
  handleCall(app, offerCalls.renew, ({ params: { serviceId }, me }) =>
    change(me, serviceId, (act) => renewOffer(db, me, serviceId, act)),
  )
  handleCall(app, offerCalls.history, async ({ params: { serviceId }, me }) => ({
    result: await listHistory(db, me, await getOffer(me, serviceId)),
  }))
}
