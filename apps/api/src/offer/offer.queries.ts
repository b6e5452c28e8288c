import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import {
  getOfferPhase,
  canSeeAddress,
  unlistedRefusal,
  type Applicant,
  type ApplicationFilters,
  type AssignmentFilters,
  type Offer,
  type OfferFilters,
  type OwnOfferFilters,
  type TradeRef,
  type User,
} from '@plomada/domain'
import { refuse, toPage, type PageOf } from '@plomada/domain/contract'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { applications, offers } from '../database/schema/core.ts'
import { toCounterOffer } from '../application/application.queries.ts'
import { readPageIds } from '../database/preparedStatements.ts'
import { containsText, isSearchable, titles } from '../database/search.ts'
import { readTradeRefs } from '../trade/tradeRefs.queries.ts'
import { findUsers, type PhotoUrl, type Reader } from '../user/user.queries.ts'
import { type AppliedTerms, noTerms, toApplicant } from './applicants.queries.ts'
import { findPendingChanges, type PendingChanges, visibleChanges } from './life/history.queries.ts'
import { buildOfferPage } from './offer.lists.ts'
import { searchShortList } from './shortSearch.queries.ts'
import {
  createRowLookup,
  hasApplicationOf,
  selectFullRows,
  selectGiven,
  selectPage,
  toJob,
  type FullRow,
  type OfferPage,
  type OfferRow,
} from './offerRows.queries.ts'
import { toOfferPhotos } from './photos.queries.ts'

/** The viewer of the offers, and the settings that determine what the viewer sees. */
export interface ViewContext {
  viewer: Reader | null
  photoUrl: PhotoUrl
  addressVisibility: Config['addressVisibility']
}

/** Returns a page of the public list. With `except`, it has suggestions, without that offer and the viewer's own. */
export async function listOffers(
  db: Db,
  context: ViewContext,
  filters: OfferFilters,
): Promise<PageOf<Offer>> {
  const { viewer } = context
  if (filters.title !== undefined && !isSearchable(filters.title)) return toPage<Offer>([], 0, filters)
  const short = await searchShortList(db, filters)
  if (short) {
    const rows = await selectGiven(db, viewer, short.ids, filters.order)
    return toPage(await toOffers(db, context, rows), short.total, filters)
  }
  const toQuery = (slice: PageSlice) => buildOfferPage({ ...filters, ...slice }, viewer)
  return readPage(db, context, toQuery, filters)
}

/** Returns a page of the offers that the viewer published. */
export const listOwnOffers = (db: Db, context: UserContext, filters: OwnOfferFilters) =>
  listUserOffers(db, context, eq(offers.ownerId, context.viewer.id), filters)

/** Returns a page of the offers that the viewer was accepted for. */
export const listAssignments = (db: Db, context: UserContext, filters: AssignmentFilters) =>
  listUserOffers(db, context, eq(offers.hiredId, context.viewer.id), filters)

/** Returns a page of the offers that the viewer applied to, closed ones too, without those that are gone. */
export function listApplications(db: Db, context: UserContext, filters: ApplicationFilters) {
  const { id } = context.viewer
  const isClosed = sql`(${offers.closure} is not null and ${offers.isActive} and (select is_active from users where id = ${offers.ownerId}))`
  const isVisible = sql`(${offers.isListed} or ${offers.hiredId} = ${id} or ${isClosed})`
  return listUserOffers(db, context, and(hasApplicationOf(id), isVisible), filters)
}

type UserContext = ViewContext & { viewer: Reader }
type UserFilters = ApplicationFilters & Pick<OwnOfferFilters, 'state'>

/** Returns a page of the user's offers. They are few enough to count. */
function listUserOffers(db: Db, context: UserContext, isOfUser: SQL | undefined, filters: UserFilters) {
  const { state, title, order } = filters
  const matches = and(
    isOfUser,
    state === undefined ? undefined : eq(offers.state, state),
    title === undefined ? undefined : containsText(titles, title),
  )
  const direction = order === 'ASC' ? asc : desc
  const toQuery = ({ page, pageSize }: PageSlice): OfferPage => ({
    buildPage:
      () => sql`select ${offers.id} as id, (select count(*)::integer from ${offers} where ${matches}) as total
        from ${offers} where ${matches} order by ${direction(offers.publishedAt)}, ${direction(offers.id)}
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  })
  return readPage(db, context, toQuery, filters)
}

interface Paging {
  order?: 'ASC' | 'DESC' | undefined
  page: number
  pageSize: number
}

type PageSlice = Pick<Paging, 'page' | 'pageSize'>

/** Reads a page of a list, and the total from its first row. */
async function readPage(
  db: Db,
  context: ViewContext,
  toQuery: (slice: PageSlice) => OfferPage,
  { order, page, pageSize }: Paging,
): Promise<PageOf<Offer>> {
  const { rows, total } = await selectPage(db, context.viewer, toQuery({ page, pageSize }), order)
  if (rows.length > 0) return toPage(await toOffers(db, context, rows), total, { pageSize })
  if (page === 1) return toPage<Offer>([], 0, { pageSize })
  // After the last page there is no row with a total.
  const start = await readPageIds(db, toQuery({ page: 1, pageSize: 1 }))
  return toPage<Offer>([], start.total, { pageSize })
}

/** Returns an offer as the viewer may see it. Null if it does not exist or the viewer may not see it. */
export async function findOffer(db: Db, context: ViewContext, id: number): Promise<Offer | null> {
  const [row] = await selectFullRows(db, [{ id, viewer: context.viewer?.id ?? null }])
  return row ? toVisibleOffer(db, context, row) : null
}

async function toVisibleOffer(db: Db, context: ViewContext, row: FullRow): Promise<Offer | null> {
  if (!row.offer.isListed) {
    const { hiredId, isActive } = row.offer
    const refusal = unlistedRefusal(context.viewer, {
      owner: row.owner,
      hiredId,
      isActive,
      ownerIsActive: row.ownerIsActive,
      phase: getOfferPhase(row.offer),
      hasApplied: row.applicationState !== null,
    })
    if (refusal === 'removed') refuse(refusal)
    if (refusal) return null
  }
  const [offer] = await toOffers(db, context, [row])
  return offer ? { ...offer, photos: toOfferPhotos(row.photos, row.offer.photo, context.photoUrl) } : null
}

/** Creates a function like `findOffer` that reads the offers of simultaneous requests with one statement. */
export function createOfferLookup(db: Db): (context: ViewContext, id: number) => Promise<Offer | null> {
  const find = createRowLookup(db)
  return async (context, id) => {
    const row = await find({ id, viewer: context.viewer?.id ?? null })
    return row ? toVisibleOffer(db, context, row) : null
  }
}

/** Returns offers as the viewer may see them, in the order of the ids. */
export async function findOffers(db: Db, context: ViewContext, ids: readonly number[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  const found = await toOffers(db, context, await selectGiven(db, context.viewer, ids, 'DESC'))
  const byId = new Map(found.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function toOffers(db: Db, context: ViewContext, rows: readonly OfferRow[]): Promise<Offer[]> {
  const people = await findPeople(db, context, rows)
  const toTrades = await readTradeRefs(db, rows)
  const isOutdated = rows.filter((row) => row.isOutdated).map(({ offer }) => offer.id)
  const pending = context.viewer && (await findPendingChanges(db, context.viewer.id, isOutdated))
  return rows.map((row) =>
    toOffer(row, { trades: toTrades(row), changes: pending?.get(row.offer.id) }, context, people),
  )
}

const isWorker = (viewer: Reader | null, { hiredId }: { hiredId: number | null }) =>
  viewer !== null && viewer.id === hiredId

interface People {
  byId: ReadonlyMap<number, User>
  applicants: ReadonlyMap<number, readonly AppliedTerms[]>
}

/** Finds the applicants and workers that the viewer may see, in two statements. */
async function findPeople(
  db: Db,
  { viewer, photoUrl }: ViewContext,
  rows: readonly OfferRow[],
): Promise<People> {
  const isOwn = (row: OfferRow) => viewer !== null && row.offer.ownerId === viewer.id
  const ownIds = rows.filter(isOwn).map(({ offer }) => offer.id)
  const applied =
    ownIds.length === 0
      ? []
      : await db
          .select({
            offerId: applications.offerId,
            workerId: applications.workerId,
            quote: applications.quote,
            availableFrom: applications.availableFrom,
            shift: applications.shift,
            isOutdated: applications.isOutdated,
            counterAmount: applications.counterAmount,
            counterState: applications.counterState,
          })
          .from(applications)
          .where(
            and(
              inArray(applications.offerId, ownIds),
              notInArray(applications.state, ['withdrawn', 'declined', 'ended']),
            ),
          )
          .orderBy(asc(applications.id))
  // The workers of own offers are among their applicants.
  const parties = rows.flatMap(({ offer: { hiredId, ownerId } }) =>
    viewer !== null && hiredId === viewer.id ? [hiredId, ownerId] : [],
  )
  const ids = new Set([...applied.map(({ workerId }) => workerId), ...parties])
  const people = await findUsers(db, photoUrl, [...ids])
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    applicants: Map.groupBy(
      applied.map(({ counterAmount, counterState, ...terms }) => ({
        ...terms,
        counterOffer: toCounterOffer({ counterAmount, counterState }),
      })),
      ({ offerId }) => offerId,
    ),
  }
}

function toOffer(
  row: OfferRow,
  { trades, changes }: { trades: TradeRef[]; changes: PendingChanges | undefined },
  { viewer, photoUrl, addressVisibility }: ViewContext,
  people: People,
): Offer {
  const { offer, owner } = row
  const applied = people.applicants.get(offer.id) ?? []
  const applicant = (terms: AppliedTerms): Applicant[] => {
    const person = people.byId.get(terms.workerId)
    const isHired = terms.workerId === offer.hiredId
    // A banned applicant cannot be accepted; a banned worker stays visible.
    return person && (person.isActive || isHired) ? [toApplicant(person, terms, isHired)] : []
  }
  const price = offer.agreedAmount
  const isParty = viewer !== null && (viewer.id === offer.ownerId || viewer.id === offer.hiredId)
  const visibility = offer.addressVisibility ?? addressVisibility
  const hasAddress = canSeeAddress(viewer, { owner, hiredId: offer.hiredId }, visibility)
  return {
    id: offer.id,
    title: offer.title,
    description: offer.description,
    budget: offer.budget,
    agreedAmount: isParty || viewer?.role === 'admin' ? price : null,
    state: offer.state,
    publishedAt: offer.publishedAt,
    photo: photoUrl(offer.photo),
    photos: [],
    place: { province: offer.province, city: offer.city, address: hasAddress ? offer.address : null },
    addressVisibility: visibility,
    trades,
    owner: { ...owner, photo: photoUrl(owner.photo) },
    isActive: offer.isActive,
    hasApplied: row.applicationState !== null,
    applicationState: row.applicationState,
    applicants: applied.flatMap(applicant),
    hired:
      (isParty &&
        offer.hiredId !== null &&
        applicant({
          ...(applied.find(({ workerId }) => workerId === offer.hiredId) ?? noTerms),
          workerId: offer.hiredId,
          quote: price === offer.budget ? null : price,
        })[0]) ||
      null,
    ownerContact: isWorker(viewer, offer) ? toContact(people.byId.get(offer.ownerId)) : null,
    isRated: row.isRated,
    phase: getOfferPhase(offer),
    expiresAt: viewer?.id === offer.ownerId ? offer.expiresAt : null,
    closedAt: viewer?.id === offer.ownerId ? offer.closedAt : null,
    pendingChanges: changes ? visibleChanges(changes, hasAddress) : null,
    ...toJob(isParty || viewer?.role === 'admin' ? row.assignment : null, viewer?.id),
  }
}

const toContact = (person: User | undefined): Offer['ownerContact'] =>
  person ? { email: person.email, phone: person.phone } : null
