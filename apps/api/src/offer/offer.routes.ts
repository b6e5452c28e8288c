import { offerCalls } from '@plomada/domain/calls'
import { readRefusal, toTerms } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import type { MountRoutes } from '../app.deps.ts'
import { readFor } from '../database/replica.ts'
import { handleCall } from '../http/handleCall.ts'
import { getRegisteredUser, createPhotoUrl, type Reader } from '../user/user.queries.ts'
import { acceptApplicant, applyToOffer } from '../application/agreement.actions.ts'
import { mountLifeRoutes } from './life/life.routes.ts'
import { getOfferId, removeOffer, setOfferActive } from './moderation.actions.ts'
import { listAllOffers } from './moderation.queries.ts'
import { publishOffer } from './offer.actions.ts'
import {
  createOfferLookup,
  findOffer,
  listApplications,
  listAssignments,
  listOffers,
  listOwnOffers,
} from './offer.queries.ts'
import { addOfferPhoto, setFirstPhoto, setOfferPhotos } from './photos.actions.ts'
import { findOfferPreview } from './preview.queries.ts'

/** Mounts the calls about offers. */
export const routes: MountRoutes = (app, deps) => {
  const { database, config, clock } = deps
  const { photos } = deps.services
  const { addressVisibility, budgetMax } = config
  const { db } = database
  const photoUrl = createPhotoUrl(photos)
  const forViewer = <Viewer extends Reader | null>(viewer: Viewer) => ({
    viewer,
    photoUrl,
    addressVisibility,
  })
  const getOffer = async (me: Reader, id: number) =>
    (await findOffer(db, forViewer(me), id)) ?? refuse('notFound')

  handleCall(app, offerCalls.list, ({ query, viewer }) =>
    readFor(database, viewer, (from) => listOffers(from, forViewer(getRegisteredUser(viewer)), query)),
  )
  const findShown = createOfferLookup(db)
  handleCall(app, offerCalls.preview, async ({ params, viewer }) => ({
    result: await readFor(database, viewer, (from) => findOfferPreview(from, photoUrl, params.id)),
  }))
  handleCall(app, offerCalls.get, async ({ params, me }) => {
    const offer = (await findShown(forViewer(me), params.id)) ?? refuse('notFound')
    refuseIf(readRefusal(me, { ...offer, hiredId: offer.hired?.id ?? null }))
    return { result: offer }
  })
  handleCall(app, offerCalls.create, async ({ body, me }) => {
    const { name: _, ...sent } = body
    const content = { addressVisibility, ...sent }
    const id = await app.quotas.limit('offer', me, (count) =>
      publishOffer(db, me, content, { budgetMax, count, now: clock() }),
    )
    return { service: await getOffer(me, id) }
  })
  mountLifeRoutes(app, deps, getOffer)
  handleCall(app, offerCalls.photo, async ({ params, file, me }) => {
    await setFirstPhoto(db, me, params.id, { photos, file })
    return { result: await getOffer(me, params.id) }
  })
  handleCall(app, offerCalls.addPhoto, async ({ params, body, file, me }) => ({
    result: await addOfferPhoto(db, me, { offerId: params.serviceId, key: body.key }, { photos, file }),
  }))
  handleCall(app, offerCalls.setPhotos, async ({ params, body, me }) => {
    await setOfferPhotos(db, me, params.serviceId, body.photos)
    return { ok: true } as const
  })
  handleCall(app, offerCalls.apply, async ({ params, body, me }) => {
    await app.quotas.limit('application', me, (count) =>
      applyToOffer(
        db,
        me,
        { offerId: params.serviceId, terms: toTerms(body) },
        { budgetMax, count, now: clock() },
      ),
    )
    return { ok: true } as const
  })
  handleCall(app, offerCalls.accept, async ({ body, me }) => {
    await acceptApplicant(db, me, { ...body, publicUrl: config.publicUrl }, clock())
    return { result: await getOffer(me, body.offerId) }
  })
  handleCall(app, offerCalls.own, ({ query, me }) => listOwnOffers(db, forViewer(me), query))
  handleCall(app, offerCalls.assignments, ({ query, me }) => listAssignments(db, forViewer(me), query))
  handleCall(app, offerCalls.applications, ({ query, me }) => listApplications(db, forViewer(me), query))
  handleCall(app, offerCalls.listAll, ({ query, me }) => listAllOffers(db, forViewer(me), query))
  handleCall(app, offerCalls.deactivate, async ({ me, origin, ...input }) => {
    const id = getOfferId(input)
    await setOfferActive(db, id, false, origin)
    return { result: await getOffer(me, id) }
  })
  handleCall(app, offerCalls.activate, async ({ body, me, origin }) => {
    await setOfferActive(db, body.id, true, origin)
    return { result: await getOffer(me, body.id) }
  })
  handleCall(app, offerCalls.remove, async ({ params, me, origin }) => {
    await removeOffer(db, me, params.id, origin)
    return { ok: true } as const
  })
}
