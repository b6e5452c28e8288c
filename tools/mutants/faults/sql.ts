import type { Fault } from '../types.ts'

const api = 'apps/api/src'

/** Statements, locks and races. */
export const sql: readonly Fault[] = [
  {
    name: 'same-offer-sent-twice-fails',
    what: 'An offer that is sent twice, or by ten clicks at once, ends in an error instead of one offer.',
    file: `${api}/offer/offer.actions.ts`,
    find: '      .onConflictDoNothing({ target: [offers.ownerId, offers.creationKey] })\n',
    replace: '',
    expect: { stage: 'server', filter: `${api}/offer/offer.test.ts` },
  },
  {
    name: 'rating-sum-lost-update',
    what: 'Two ratings of one worker at the same moment are counted as one, because the sum is read before it is written.',
    file: `${api}/review/review.actions.ts`,
    find: '    await tx.insert(reviews)',
    replace:
      '    const [known] = await tx.select({ sum: users.ratingSum }).from(users).where(eq(users.id, professionalId))\n    await tx.insert(reviews)',
    more: [
      {
        file: `${api}/review/review.actions.ts`,
        find: 'ratingSum: sql`${users.ratingSum} + ${score}`',
        replace: 'ratingSum: (known?.sum ?? 0) + score',
      },
    ],
    expect: { stage: 'server', filter: `${api}/review/review.test.ts` },
  },
  {
    name: 'quota-read-before-its-lock',
    what: 'Concurrent acts of one user each read the count before the others, and exceed the quota.',
    file: `${api}/http/quotas.ts`,
    find: 'kept.minute_count < ${limits.minute}',
    replace:
      '(select minute_count from ${quotaCounts} where user_id = ${userId} and act = ${act}) < ${limits.minute}',
    expect: { stage: 'server', filter: `${api}/http/quotas.test.ts` },
  },
  {
    name: 'terms-changed-after-an-application',
    what: 'Sending an offer again changes its terms after an application.',
    file: `${api}/offer/offer.actions.ts`,
    find: 'sql`not exists (select 1 from ${applications} where ${applications.offerId} = ${offers.id})`',
    replace:
      'sql`not exists (select 1 from ${applications} where ${applications.offerId} = ${offers.id} and ${applications.workerId} = ${offers.ownerId})`',
    expect: { stage: 'server', filter: `${api}/offer/offer.test.ts` },
  },
  {
    name: 'wildcards-in-search',
    what: 'A percent sign or an underscore in a search matches anything.',
    file: `${api}/database/search.ts`,
    find: "`%${normalizeLine(words).replace(/[\\\\%_]/g, '\\\\$&')}%`",
    replace: '`%${normalizeLine(words)}%`',
    expect: { stage: 'server', filter: `${api}/offer/lists.test.ts` },
  },
  {
    name: 'own-search-with-accents',
    what: "A search with an accent or a capital finds nothing in the viewer's own offers.",
    file: `${api}/database/search.ts`,
    find: 'like public.plain(${toLikePattern(words)})',
    replace: 'like ${toLikePattern(words)}',
    expect: { stage: 'server', filter: `${api}/offer/ownLists.test.ts` },
    also: [{ stage: 'server', filter: `${api}/user/list.test.ts` }],
  },
  {
    name: 'own-offers-counted-as-suggestions',
    what: "The total of the suggestions includes the viewer's own offers, which are not listed.",
    file: `${api}/offer/offer.lists.ts`,
    find: 'const isExcluded = viewer === null ? isExcept : sql`(${isExcept} or ${isOwn(id)})`',
    replace: 'const isExcluded = viewer === null ? sql`(${isExcept} or ${isOwn(id)})` : isExcept',
    expect: { stage: 'server', filter: `${api}/offer/suggestions.test.ts` },
  },
  {
    name: 'month-of-another-time-zone',
    what: 'The month of the dashboard begins at midnight in London, not in Buenos Aires.',
    file: `${api}/dashboard/dashboard.queries.ts`,
    find: "date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${TIME_ZONE})",
    replace: "date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'UTC')",
    expect: { stage: 'server', filter: `${api}/dashboard/dashboard.test.ts` },
  },
  {
    name: 'deadlocks-not-retried',
    what: 'A transaction that the database ends because of a deadlock fails instead of running again.',
    file: `${api}/database/database.ts`,
    find: "new Set(['40001', '40P01'])",
    replace: "new Set(['40001'])",
    expect: { stage: 'server', filter: `${api}/database/transact.test.ts` },
  },
  {
    name: 'banned-applicant-accepted',
    what: 'An applicant who was banned can still be accepted.',
    file: `${api}/application/agreement.actions.ts`,
    find: 'eq(applications.workerId, workerId), eq(users.isActive, true)',
    replace: 'eq(applications.workerId, workerId)',
    expect: { stage: 'server', filter: `${api}/offer/offer.test.ts` },
  },
]
