import { toTerms } from '@plomada/domain'
import { applicationCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { findCommission } from '../ledger/commission.queries.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { declineApplication, editApplication, withdrawApplication } from './application.actions.ts'
import { confirmApplication } from './confirm.actions.ts'
import { answerCounterOffer, makeCounterOffer } from './counterOffer.actions.ts'
import { uploadPhoto } from './photoUpload.actions.ts'
import { findOwnApplication, listApplications } from './application.queries.ts'

/** Mounts the calls about applications. */
export const routes: MountRoutes = (app, { database, services: { photos }, config, clock }) => {
  const { db } = database
  const { budgetMax } = config
  const photoUrl = createPhotoUrl(photos)

  handleCall(app, applicationCalls.list, async ({ params, me }) => ({
    result: await listApplications(db, { viewer: me, photoUrl, now: clock() }, params.serviceId),
  }))
  handleCall(app, applicationCalls.own, async ({ params, me }) => ({
    result: await findOwnApplication(db, { viewer: me, photoUrl, now: clock() }, params.serviceId),
    commission: await findCommission(db, params.serviceId, clock()),
  }))
  handleCall(app, applicationCalls.photo, async ({ params, body, file, me }) => {
    const upload = { offerId: params.serviceId, key: body.key, now: clock() }
    return { result: await uploadPhoto(db, me, upload, { photos, file }) }
  })
  handleCall(app, applicationCalls.edit, async ({ params, body, me }) => {
    await app.quotas.limit('applicationChange', me, (count) =>
      editApplication(
        db,
        me,
        { offerId: params.serviceId, terms: toTerms(body) },
        { budgetMax, count, now: clock() },
      ),
    )
    return { ok: true } as const
  })
  handleCall(app, applicationCalls.confirm, async ({ params, body, me }) => {
    await app.quotas.limit('applicationChange', me, (count) =>
      confirmApplication(db, me, { offerId: params.serviceId, ...body }, { count, now: clock() }),
    )
    return { ok: true } as const
  })
  handleCall(app, applicationCalls.withdraw, async ({ params, me }) => {
    await app.quotas.limit('applicationChange', me, (count) =>
      withdrawApplication(db, me, params.serviceId, count),
    )
    return { ok: true } as const
  })
  handleCall(app, applicationCalls.decline, async ({ body: { reason = '', ...ref }, me }) => {
    await app.quotas.limit('decline', me, (count) => declineApplication(db, me, { ...ref, reason }, count))
    return { ok: true } as const
  })
  handleCall(app, applicationCalls.counter, async ({ body, me }) => {
    await app.quotas.limit('counterOffer', me, (count) =>
      makeCounterOffer(db, me, body, { budgetMax, count }),
    )
    return { ok: true } as const
  })
  handleCall(app, applicationCalls.answerCounter, async ({ params, body, me }) => {
    await app.quotas.limit('counterOffer', me, (count) =>
      answerCounterOffer(db, me, { offerId: params.serviceId, isAccepted: body.isAccepted }, count),
    )
    return { ok: true } as const
  })
}
