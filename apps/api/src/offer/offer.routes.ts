import { offerCalls } from '@plomada/domain/calls'
import { readRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { readFor } from '../database/replica.ts'
import { answer } from '../http/answer.ts'
import { personOf, photoUrls } from '../user/user.queries.ts'
import type { Reader } from '../user/user.queries.ts'
import { idOf, removeOffer, setOfferActive } from './moderation.actions.ts'
import { pageOfEveryOffer } from './moderation.queries.ts'
import { accept, applyTo, publish, refuseUnlessOwner, setOfferPhoto } from './offer.actions.ts'
import {
  offerById,
  pageOfApplications,
  pageOfAssignments,
  pageOfOffers,
  pageOfOwnOffers,
} from './offer.queries.ts'

/** The calls about offers. */
export const offerRoutes: Routes = (app, { database, services: { photos }, config }) => {
  const { publicUrl, addressVisibility, budgetMax } = config
  const { db } = database
  const photoUrl = photoUrls(photos)
  const seenBy = <Viewer extends Reader | null>(viewer: Viewer) => ({ viewer, photoUrl, addressVisibility })
  const found = async (me: Reader, id: number) => (await offerById(db, seenBy(me), id)) ?? refuse('notFound')

  answer(app, offerCalls.list, ({ query, viewer }) =>
    readFor(database, viewer, (from) => pageOfOffers(from, seenBy(personOf(viewer)), query)),
  )
  answer(app, offerCalls.get, async ({ params, me }) => {
    const offer = await found(me, params.id)
    refuseIf(readRefusal(me, { ...offer, hiredId: offer.hired?.id ?? null }))
    return { result: offer }
  })
  answer(app, offerCalls.create, async ({ body, me }) => {
    const { name: _, ...facts } = body
    const id = await app.quotas.limit('offer', me, (count) => publish(db, me, facts, { budgetMax, count }))
    return { service: await found(me, id) }
  })
  answer(app, offerCalls.photo, async ({ params, file, me }) => {
    await refuseUnlessOwner(db, me, params.id)
    await setOfferPhoto(db, me, params.id, await photos.keep(file))
    return { result: await found(me, params.id) }
  })
  answer(app, offerCalls.apply, async ({ params, me }) => {
    await app.quotas.limit('application', me, (count) =>
      applyTo(db, me, params.serviceId, { publicUrl, count }),
    )
    return { ok: true } as const
  })
  answer(app, offerCalls.accept, async ({ body, me }) => {
    await accept(db, me, body, publicUrl)
    return { result: await found(me, body.offerId) }
  })
  answer(app, offerCalls.own, ({ query, me }) => pageOfOwnOffers(db, seenBy(me), query))
  answer(app, offerCalls.assignments, ({ query, me }) => pageOfAssignments(db, seenBy(me), query))
  answer(app, offerCalls.applications, ({ query, me }) => pageOfApplications(db, seenBy(me), query))
  answer(app, offerCalls.listAll, ({ query, me }) => pageOfEveryOffer(db, seenBy(me), query))
  answer(app, offerCalls.deactivate, async ({ me, origin, ...asked }) => {
    const id = idOf(asked)
    await setOfferActive(db, id, false, origin)
    return { result: await found(me, id) }
  })
  answer(app, offerCalls.activate, async ({ body, me, origin }) => {
    await setOfferActive(db, body.id, true, origin)
    return { result: await found(me, body.id) }
  })
  answer(app, offerCalls.remove, async ({ params, me, origin }) => {
    await removeOffer(db, me, params.id, origin)
    return { ok: true } as const
  })
}
