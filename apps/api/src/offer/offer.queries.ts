import { and, asc, desc, eq, getTableColumns, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
import {
  isOfferParty,
  canSeeAddress,
  type Applicant,
  type ApplicationFilters,
  type AssignmentFilters,
  type Offer,
  type OfferFilters,
  type OwnOfferFilters,
  type TradeRef,
  type User,
} from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/define'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { applications, offers, users } from '../database/schema.ts'
import { getPreparedStatement, type PageQuery } from '../database/preparedStatements.ts'
import { containsText, isSearchable, plainTitle } from '../database/search.ts'
import { findUsers, type Person, type PhotoUrl, type Reader } from '../user/user.queries.ts'
import { buildOfferPage, estimateFrequentSearch, SEARCH_CAP } from './offer.lists.ts'

/** The viewer of the offers, and the settings that determine what the viewer sees. */
export interface ViewContext {
  viewer: Reader | null
  photoUrl: PhotoUrl
  addressVisibility: Config['addressVisibility']
}

const hasApplicationOf = (workerId: number | Placeholder) =>
  sql<boolean>`exists (select 1 from applications where offer_id = ${offers.id} and worker_id = ${workerId})`

/** Returns a page of the public list. With `except`, it has suggestions, without that offer and the viewer's own. */
export async function listOffers(
  db: Db,
  context: ViewContext,
  filters: OfferFilters,
): Promise<PageOf<Offer>> {
  const { viewer } = context
  if (filters.title !== undefined && !isSearchable(filters.title)) return toPage<Offer>([], 0, filters)
  const buildExact = (slice: PageSlice) => buildOfferPage({ ...filters, ...slice }, viewer, null)
  const estimate = await estimateFrequentSearch(db, filters, viewer)
  if (estimate === null) return readPage(db, context, buildExact, filters)
  const left = SEARCH_CAP - (filters.page - 1) * filters.pageSize
  if (left <= 0) return toPage<Offer>([], SEARCH_CAP, filters)
  const rows = await selectRows(db, viewer, buildOfferPage(filters, viewer, estimate), filters.order)
  // The estimate was too high, so that the matches can be counted.
  if (rows.length < Math.min(filters.pageSize, left)) return readPage(db, context, buildExact, filters)
  return toPage(await toOffers(db, context, rows.slice(0, left)), SEARCH_CAP, filters)
}

/** Returns a page of the offers that the viewer published. */
export const listOwnOffers = (db: Db, context: UserContext, filters: OwnOfferFilters) =>
  listUserOffers(db, context, eq(offers.ownerId, context.viewer.id), filters)

/** Returns a page of the offers that the viewer was accepted for. */
export const listAssignments = (db: Db, context: UserContext, filters: AssignmentFilters) =>
  listUserOffers(db, context, eq(offers.hiredId, context.viewer.id), filters)

/** Returns a page of the offers that the viewer applied to, without those that are no longer listed. */
export function listApplications(db: Db, context: UserContext, filters: ApplicationFilters) {
  const { id } = context.viewer
  const isVisible = sql`(${offers.isListed} or ${offers.hiredId} = ${id})`
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
    title === undefined ? undefined : containsText(plainTitle, title),
  )
  const direction = order === 'ASC' ? asc : desc
  const buildPage = ({ page, pageSize }: PageSlice): OfferPage => ({
    page: sql`select ${offers.id} as id, (select count(*)::integer from ${offers} where ${matches}) as total
        from ${offers} where ${matches} order by ${direction(offers.publishedAt)}, ${direction(offers.id)}
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  })
  return readPage(db, context, buildPage, filters)
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
  buildPage: (slice: PageSlice) => OfferPage,
  { order, page, pageSize }: Paging,
): Promise<PageOf<Offer>> {
  const rows = await selectRows(db, context.viewer, buildPage({ page, pageSize }), order)
  const [first] = rows
  if (first) return toPage(await toOffers(db, context, rows), first.total, { pageSize })
  if (page === 1) return toPage<Offer>([], 0, { pageSize })
  // After the last page there is no row with a total.
  const [start] = await selectRows(db, context.viewer, buildPage({ page: 1, pageSize: 1 }), order)
  return toPage<Offer>([], start?.total ?? 0, { pageSize })
}

/** Returns an offer as the viewer may see it. Null if it does not exist or the viewer may not see it. */
export async function findOffer(db: Db, context: ViewContext, id: number): Promise<Offer | null> {
  const [row] = await selectRows(db, context.viewer, { ...oneOffer, values: { id } })
  if (!row) return null
  if (!row.offer.isListed && !isOfferParty(context.viewer, { owner: row.owner, hiredId: row.offer.hiredId }))
    return null
  const [offer] = await toOffers(db, context, [row])
  return offer ?? null
}

/** Returns offers as the viewer may see them, in the order of the ids. */
export async function findOffers(db: Db, context: ViewContext, ids: readonly number[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  const given = sql`select id, 1 as total from unnest(${sql.param([...ids])}::integer[]) as given(id)`
  const found = await toOffers(db, context, await selectRows(db, context.viewer, { page: given }))
  const byId = new Map(found.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const oneOffer = {
  page: sql`select ${sql.placeholder('id')}::integer as id, 1 as total`,
  key: 'one offer',
  isPlanCached: true,
}

/** Selects the `id` of each offer and the `total`. With a key, the statement is prepared once. */
type OfferPage = Pick<PageQuery, 'page'> & Partial<PageQuery>

type Row = Awaited<ReturnType<typeof selectRows>>[number]

/** Selects the offers of a page with their owners and trades, in one statement: ids first, from narrow indexes. */
function selectRows(
  db: Db,
  viewer: Person | null,
  { page, key, isPlanCached = false, values }: OfferPage,
  order: Paging['order'] = 'DESC',
) {
  const hasViewer = viewer !== null
  const build = () => buildSelect(db, page, { hasViewer, order })
  const statement =
    key === undefined
      ? build().prepare('')
      : getPreparedStatement(db, { key: `offers ${hasViewer ? 'viewer' : ''} ${key}`, isPlanCached }, build)
  return statement.execute({ ...values, viewer: viewer?.id })
}

function buildSelect(
  db: Db,
  page: SQL,
  { hasViewer, order }: { hasViewer: boolean; order: Paging['order'] },
) {
  const direction = order === 'ASC' ? asc : desc
  const {
    creationKey: _,
    agreedAmount: _1,
    acceptedAt: _2,
    settledAt: _3,
    ...shown
  } = getTableColumns(offers)
  return db
    .select({
      offer: shown,
      owner: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        nickname: users.nickname,
        photo: users.photo,
      },
      total: sql<number>`page.total`,
      trades: sql<TradeRef[]>`(
        select coalesce(json_agg(json_build_object('id', trades.id, 'name', trades.name) order by trades.id), '[]')
        from offer_trades join trades on trades.id = offer_trades.trade_id where offer_trades.offer_id = ${offers.id})`,
      isRated: sql<boolean>`exists (select 1 from reviews where reviews.offer_id = ${offers.id})`,
      hasApplied: hasViewer ? hasApplicationOf(sql.placeholder('viewer')) : sql<boolean>`false`,
    })
    .from(offers)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${offers.id}`)
    .innerJoin(users, eq(users.id, offers.ownerId))
    .orderBy(direction(offers.publishedAt), direction(offers.id))
}

async function toOffers(db: Db, context: ViewContext, rows: readonly Row[]): Promise<Offer[]> {
  const people = await findPeople(db, context, rows)
  return rows.map((row) => toOffer(row, context, people))
}

interface People {
  byId: ReadonlyMap<number, User>
  applicantIds: ReadonlyMap<number, readonly number[]>
}

/** Finds the applicants and workers that the viewer may see, in two statements. */
async function findPeople(db: Db, { viewer, photoUrl }: ViewContext, rows: readonly Row[]): Promise<People> {
  const isOwn = (row: Row) => viewer !== null && row.offer.ownerId === viewer.id
  const own = rows.filter(isOwn).map(({ offer }) => offer.id)
  const applied =
    own.length === 0
      ? []
      : await db
          .select({ offerId: applications.offerId, workerId: applications.workerId })
          .from(applications)
          .where(inArray(applications.offerId, own))
          .orderBy(asc(applications.id))
  const hired = rows.flatMap(({ offer: { hiredId } }) =>
    hiredId !== null && hiredId === viewer?.id ? [hiredId] : [],
  )
  // The workers of own offers are among their applicants.
  const ids = new Set([...applied.map(({ workerId }) => workerId), ...hired])
  const people = await findUsers(db, photoUrl, [...ids])
  const byOffer = Map.groupBy(applied, ({ offerId }) => offerId)
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    applicantIds: new Map([...byOffer].map(([id, list]) => [id, list.map(({ workerId }) => workerId)])),
  }
}

function toOffer(row: Row, { viewer, photoUrl, addressVisibility }: ViewContext, people: People): Offer {
  const { offer, owner } = row
  const applicant = (id: number): Applicant[] => {
    const person = people.byId.get(id)
    const isHired = id === offer.hiredId
    // A banned applicant cannot be accepted; a banned worker stays visible.
    return person && (person.isActive || isHired) ? [toApplicant(person, isHired)] : []
  }
  const isParty = viewer !== null && (viewer.id === offer.ownerId || viewer.id === offer.hiredId)
  const hasAddress = canSeeAddress(viewer, { owner, hiredId: offer.hiredId }, addressVisibility)
  return {
    id: offer.id,
    title: offer.title,
    description: offer.description,
    budget: offer.budget,
    state: offer.state,
    publishedAt: offer.publishedAt,
    photo: photoUrl(offer.photo),
    place: { province: offer.province, city: offer.city, address: hasAddress ? offer.address : null },
    trades: row.trades,
    owner: { ...owner, photo: photoUrl(owner.photo) },
    isActive: offer.isActive,
    hasApplied: row.hasApplied,
    applicants: (people.applicantIds.get(offer.id) ?? []).flatMap(applicant),
    hired: (isParty && offer.hiredId !== null && applicant(offer.hiredId)[0]) || null,
    isRated: row.isRated,
  }
}

const toApplicant = (person: User, isHired: boolean): Applicant => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  photo: person.photo,
  trades: person.trades,
  averageRating: person.averageRating,
  reviewCount: person.reviewCount,
  email: isHired ? person.email : null,
  phone: isHired ? person.phone : null,
})
