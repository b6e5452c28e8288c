import type { Fault } from '../types.ts'

const domain = 'packages/domain/src'
const api = 'apps/api/src'

/** Access rules, and insecure direct object references (IDOR). */
export const access: readonly Fault[] = [
  {
    name: 'notifications-of-others-marked-read',
    what: 'Marking notifications by id does not check whose they are.',
    file: `${api}/notification/notification.actions.ts`,
    find: 'eq(notifications.userId, me.id),',
    replace: 'ids === undefined ? eq(notifications.userId, me.id) : undefined,',
    expect: { stage: 'server', filter: `${api}/notification/notification.test.ts` },
  },
  {
    name: 'applicants-email-before-acceptance',
    what: 'The owner of an offer sees the email of every applicant before accepting one.',
    file: `${api}/offer/offer.queries.ts`,
    find: 'email: isHired ? person.email : null',
    replace: 'email: person.email',
    expect: { stage: 'server', filter: `${api}/offer/lists.test.ts` },
  },
  {
    name: 'applicants-shown-to-everyone',
    what: 'Every signed-in user sees who applied to an offer.',
    file: `${api}/offer/offer.queries.ts`,
    find: 'const isOwn = (row: OfferRow) => viewer !== null && row.offer.ownerId === viewer.id',
    replace: 'const isOwn = (row: OfferRow) => viewer !== null && row.offer.id !== viewer.id',
    expect: { stage: 'server', filter: `${api}/offer/lists.test.ts` },
  },
  {
    name: 'email-of-professionals-public',
    what: 'The public page of a professional carries their email.',
    file: `${domain}/professional/professional.rules.ts`,
    find: '{ ...seen, email: null, phone: null }',
    replace: '{ ...seen, phone: null }',
    expect: { stage: 'unit', filter: `${domain}/professional/professional.test.ts` },
    also: [{ stage: 'server', filter: `${api}/professional/professional.test.ts` }],
  },
  {
    name: 'contact-data-for-any-client',
    what: 'A client who has accepted one applicant receives the phone and email of every professional.',
    file: `${api}/user/user.queries.ts`,
    find: 'and(eq(offers.ownerId, one), eq(offers.hiredId, other))',
    replace: 'eq(offers.ownerId, one)',
    expect: { stage: 'server', filter: `${api}/professional/professional.test.ts` },
  },
  {
    name: 'offer-of-banned-owner-open-by-address',
    what: 'The offer of a banned user can still be opened by its address.',
    file: `${api}/offer/offer.queries.ts`,
    find: 'if (!row.offer.isListed && !isOfferParty(',
    replace: 'if (!row.offer.isActive && !isOfferParty(',
    expect: { stage: 'server', filter: `${api}/offer/lists.test.ts` },
  },
  {
    name: 'photo-of-another-profile',
    what: 'A user replaces the photo of another user by sending that id.',
    file: `${api}/user/user.routes.ts`,
    find: "if (body.user !== undefined && body.user !== me.id) refuse('forbidden')\n    await setUserPhoto(db, me, await photos.save(file))",
    replace: 'await setUserPhoto(db, { ...me, id: body.user ?? me.id }, await photos.save(file))',
    expect: { stage: 'server', filter: `${api}/user/user.test.ts` },
  },
  {
    name: 'trades-changed-by-anyone',
    what: 'Every signed-in user may rename a trade.',
    file: `${domain}/trade/trade.access.ts`,
    find: 'update: admins',
    replace: "update: { audience: 'signedIn' }",
    expect: { stage: 'unit', filter: `${domain}/access.test.ts` },
    also: [{ stage: 'server', filter: `${api}/access.test.ts` }],
  },
  {
    name: 'address-for-visitors',
    what: 'Visitors who are not signed in see the street of an offer.',
    file: `${domain}/offer/offer.rules.ts`,
    find: "viewer !== null && ((visibility === 'everyone' && viewer.isActive) || isOfferParty(viewer, offer))",
    replace: "visibility === 'everyone' || isOfferParty(viewer, offer)",
    expect: { stage: 'unit', filter: `${domain}/offer/offer.test.ts` },
    also: [{ stage: 'server', filter: `${api}/offer/lists.test.ts` }],
  },
]
