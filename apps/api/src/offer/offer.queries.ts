import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { isInsider, mayKnowStreet } from '@plomada/domain'
import type {
  Applicant,
  ApplicationFilters,
  AssignmentFilters,
  Offer,
  OfferFilters,
  OwnOfferFilters,
  TradeRef,
  User,
} from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { applications, offers, users } from '../database/schema.ts'
import { prepared } from '../database/prepared.ts'
import { holds, isSearchable, plainTitle } from '../database/search.ts'
import { usersByIds } from '../user/user.queries.ts'
import type { Person, PhotoUrl, Reader } from '../user/user.queries.ts'
import { listedPage, expectedOf, SEARCH_CAP } from './offer.lists.ts'
import type { ListedPage } from './offer.lists.ts'

/** Whoever looks at offers, and what the deployment lets them see. */
export interface Onlooker {
  viewer: Reader | null
  photoUrl: PhotoUrl
  addressVisibility: Config['addressVisibility']
}

const hasApplicationOf = (workerId: number | Placeholder) =>
  sql<boolean>`exists (select 1 from applications where offer_id = ${offers.id} and worker_id = ${workerId})`

/** A condition on a value that may be missing, in which case there is no condition. */
const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)
const isTitled = (words: string | undefined) => when(words, (given) => holds(plainTitle, given))

/** The public list; beside an open offer (`except`) it holds suggestions, and nobody is suggested their own. */
export async function pageOfOffers(
  db: Db,
  onlooker: Onlooker,
  filters: OfferFilters,
): Promise<PageOf<Offer>> {
  const { viewer } = onlooker
  if (filters.title !== undefined && !isSearchable(filters.title)) return toPage<Offer>([], 0, filters)
  const exact = (part: Part) => listedPage({ ...filters, ...part }, viewer, null)
  const expected = await expectedOf(db, filters, viewer)
  if (expected === null) return pageOf(db, onlooker, exact, filters)
  const left = SEARCH_CAP - (filters.page - 1) * filters.pageSize
  if (left <= 0) return toPage<Offer>([], SEARCH_CAP, filters)
  const rows = await wideRows(db, viewer, listedPage(filters, viewer, expected), filters.order)
  // Fewer than there should be: they are rarer than the planner expected, and can be counted after all.
  if (rows.length < Math.min(filters.pageSize, left)) return pageOf(db, onlooker, exact, filters)
  return toPage(await toOffers(db, onlooker, rows.slice(0, left)), SEARCH_CAP, filters)
}

/** The offers that a person published. */
export function pageOfOwnOffers(
  db: Db,
  onlooker: Onlooker & { viewer: Reader },
  filters: OwnOfferFilters,
): Promise<PageOf<Offer>> {
  const matches = and(
    eq(offers.ownerId, onlooker.viewer.id),
    when(filters.state, (state) => eq(offers.state, state)),
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, ownPage(matches, filters), filters)
}

/** The offers that a person was accepted for. */
export function pageOfAssignments(
  db: Db,
  onlooker: Onlooker & { viewer: Reader },
  filters: AssignmentFilters,
): Promise<PageOf<Offer>> {
  const matches = and(
    eq(offers.hiredId, onlooker.viewer.id),
    when(filters.state, (state) => eq(offers.state, state)),
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, ownPage(matches, filters), filters)
}

/** The offers that a person applied to, without those that were taken off the lists. */
export function pageOfApplications(
  db: Db,
  onlooker: Onlooker & { viewer: Reader },
  filters: ApplicationFilters,
): Promise<PageOf<Offer>> {
  const { viewer } = onlooker
  const matches = and(
    hasApplicationOf(viewer.id),
    sql`(${offers.isListed} or ${offers.hiredId} = ${viewer.id})`,
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, ownPage(matches, filters), filters)
}

interface Paging {
  order?: 'ASC' | 'DESC' | undefined
  page: number
  pageSize: number
}

type Part = Pick<Paging, 'page' | 'pageSize'>

/** Some of one's own offers, each with the `total` of all; they are few enough to count. */
const ownPage =
  (matches: SQL | undefined, { order }: Paging) =>
  ({ page, pageSize }: Part): OfferPage => {
    const direction = order === 'ASC' ? asc : desc
    return {
      page: sql`select ${offers.id} as id, (select count(*)::integer from ${offers} where ${matches}) as total
        from ${offers} where ${matches} order by ${direction(offers.publishedAt)}, ${direction(offers.id)}
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
    }
  }

/** In one statement: ids first, from narrow indexes; then everything about the few offers of the page. */
async function pageOf(
  db: Db,
  onlooker: Onlooker,
  pageAt: (part: Part) => OfferPage,
  { order, page, pageSize }: Paging,
): Promise<PageOf<Offer>> {
  const rows = await wideRows(db, onlooker.viewer, pageAt({ page, pageSize }), order)
  const [first] = rows
  if (first) return toPage(await toOffers(db, onlooker, rows), first.total, { pageSize })
  if (page === 1) return toPage<Offer>([], 0, { pageSize })
  // Beyond the last page. Every row knows the total, and the first page has one if there is any.
  const [start] = await wideRows(db, onlooker.viewer, pageAt({ page: 1, pageSize: 1 }), order)
  return toPage<Offer>([], start?.total ?? 0, { pageSize })
}

/** One offer as somebody may see it; null when there is none, or none for them. */
export async function offerById(db: Db, onlooker: Onlooker, id: number): Promise<Offer | null> {
  const [row] = await wideRows(db, onlooker.viewer, { ...oneOffer, values: { id } })
  if (!row) return null
  if (!row.offer.isListed && !isInsider(onlooker.viewer, { owner: row.owner, hiredId: row.offer.hiredId }))
    return null
  const [offer] = await toOffers(db, onlooker, [row])
  return offer ?? null
}

/** Offers by their ids and in that order, as somebody may see them. */
export async function offersByIds(db: Db, onlooker: Onlooker, ids: readonly number[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  const given = sql`select id, 1 as total from unnest(${sql.param([...ids])}::integer[]) as given(id)`
  const found = await toOffers(db, onlooker, await wideRows(db, onlooker.viewer, { page: given }))
  const byId = new Map(found.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const oneOffer = {
  page: sql`select ${sql.placeholder('id')}::integer as id, 1 as total`,
  shape: 'one offer',
  isPlanKept: true,
}

/** Which offers to read: a subselect of `id` and `total`, and, when its text is often the same, what its placeholders stand for. */
type OfferPage = Pick<ListedPage, 'page'> & Partial<ListedPage>

type Row = Awaited<ReturnType<typeof wideRows>>[number]

/** The offers of a page, with what is shown around each. */
function wideRows(
  db: Db,
  viewer: Person | null,
  { page, shape, isPlanKept = false, values }: OfferPage,
  order: Paging['order'] = 'DESC',
) {
  const isSeen = viewer !== null
  const build = () => selectOffers(db, page, { isSeen, order })
  const statement =
    shape === undefined
      ? build().prepare('')
      : prepared(db, { key: `offers ${isSeen ? 'seen' : ''} ${shape}`, isPlanKept }, build)
  return statement.execute({ ...values, viewer: viewer?.id })
}

function selectOffers(db: Db, page: SQL, { isSeen, order }: { isSeen: boolean; order: Paging['order'] }) {
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
      hasApplied: isSeen ? hasApplicationOf(sql.placeholder('viewer')) : sql<boolean>`false`,
    })
    .from(offers)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${offers.id}`)
    .innerJoin(users, eq(users.id, offers.ownerId))
    .orderBy(direction(offers.publishedAt), direction(offers.id))
}

async function toOffers(db: Db, onlooker: Onlooker, rows: readonly Row[]): Promise<Offer[]> {
  const people = await peopleAround(db, onlooker, rows)
  return rows.map((row) => toOffer(row, onlooker, people))
}

interface People {
  byId: ReadonlyMap<number, User>
  applicantIds: ReadonlyMap<number, readonly number[]>
}

/** Everybody whom the viewer may see around these offers, in two statements however many offers there are. */
async function peopleAround(db: Db, { viewer, photoUrl }: Onlooker, rows: readonly Row[]): Promise<People> {
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
  // Nobody is hired without having applied, so the workers of one's own offers are among their applicants.
  const ids = new Set([...applied.map(({ workerId }) => workerId), ...hired])
  const people = await usersByIds(db, photoUrl, [...ids])
  const byOffer = Map.groupBy(applied, ({ offerId }) => offerId)
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    applicantIds: new Map([...byOffer].map(([id, of]) => [id, of.map(({ workerId }) => workerId)])),
  }
}

function toOffer(row: Row, { viewer, photoUrl, addressVisibility }: Onlooker, people: People): Offer {
  const { offer, owner } = row
  const applicant = (id: number): Applicant[] => {
    const person = people.byId.get(id)
    const isHired = id === offer.hiredId
    // Whoever was banned meanwhile is no longer to choose; whoever is at work stays.
    return person && (person.isActive || isHired) ? [toApplicant(person, isHired)] : []
  }
  const isParty = viewer !== null && (viewer.id === offer.ownerId || viewer.id === offer.hiredId)
  const street = mayKnowStreet(viewer, { owner, hiredId: offer.hiredId }, addressVisibility)
  return {
    id: offer.id,
    title: offer.title,
    description: offer.description,
    budget: offer.budget,
    state: offer.state,
    publishedAt: offer.publishedAt,
    photo: photoUrl(offer.photo),
    place: { province: offer.province, city: offer.city, address: street ? offer.address : null },
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
