import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
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
import { holds, plainTitle } from '../database/search.ts'
import { usersByIds } from '../user/user.queries.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

/** Whoever looks at offers, and what the deployment lets them see. */
export interface Onlooker {
  viewer: Person | null
  photoUrl: PhotoUrl
  addressVisibility: Config['addressVisibility']
}

const isPublished = sql`(${offers.isActive} and exists (
  select 1 from users as owners where owners.id = ${offers.ownerId} and owners.is_active))`
const asksFor = (trade: number) =>
  sql`exists (select 1 from offer_trades where offer_id = ${offers.id} and trade_id = ${trade})`
const hasApplicationOf = (workerId: number) =>
  sql`exists (select 1 from applications where offer_id = ${offers.id} and worker_id = ${workerId})`

/** A condition on a value that may be missing, in which case there is no condition. */
const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)
const isTitled = (words: string | undefined) => when(words, (given) => holds(plainTitle, given))

/** The public list; beside an open offer (`except`) it holds suggestions, and nobody is suggested their own. */
export function pageOfOffers(db: Db, onlooker: Onlooker, filters: OfferFilters): Promise<PageOf<Offer>> {
  const { viewer } = onlooker
  const matches = and(
    isPublished,
    when(filters.state, (state) => eq(offers.state, state)),
    when(filters.province, (province) => eq(offers.province, province)),
    when(filters.city, (city) => eq(offers.city, city)),
    when(filters.trade, asksFor),
    when(filters.except, (open) => ne(offers.id, open)),
    filters.except !== undefined && viewer ? ne(offers.ownerId, viewer.id) : undefined,
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, matches, filters)
}

/** The offers that a person published. */
export function pageOfOwnOffers(
  db: Db,
  onlooker: Onlooker & { viewer: Person },
  filters: OwnOfferFilters,
): Promise<PageOf<Offer>> {
  const matches = and(
    eq(offers.ownerId, onlooker.viewer.id),
    when(filters.state, (state) => eq(offers.state, state)),
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, matches, filters)
}

/** The offers that a person was accepted for. */
export function pageOfAssignments(
  db: Db,
  onlooker: Onlooker & { viewer: Person },
  filters: AssignmentFilters,
): Promise<PageOf<Offer>> {
  const matches = and(
    eq(offers.hiredId, onlooker.viewer.id),
    when(filters.state, (state) => eq(offers.state, state)),
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, matches, filters)
}

/** The offers that a person applied to, without those that were taken off the lists. */
export function pageOfApplications(
  db: Db,
  onlooker: Onlooker & { viewer: Person },
  filters: ApplicationFilters,
): Promise<PageOf<Offer>> {
  const { viewer } = onlooker
  const matches = and(
    hasApplicationOf(viewer.id),
    sql`(${isPublished} or ${offers.hiredId} = ${viewer.id})`,
    isTitled(filters.title),
  )
  return pageOf(db, onlooker, matches, filters)
}

interface Paging {
  order?: 'ASC' | 'DESC' | undefined
  page: number
  pageSize: number
}

/** Ids first, from narrow indexes; then everything about the few offers of the page. */
async function pageOf(
  db: Db,
  onlooker: Onlooker,
  matches: SQL | undefined,
  { order = 'DESC', page, pageSize }: Paging,
): Promise<PageOf<Offer>> {
  const [counted] = await db.select({ total: count() }).from(offers).where(matches)
  const total = counted?.total ?? 0
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<Offer>([], total, { pageSize })
  const direction = order === 'ASC' ? asc : desc
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(matches)
    .orderBy(direction(offers.publishedAt), direction(offers.id))
    .limit(pageSize)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  return toPage(await offersByIds(db, onlooker, ids), total, { pageSize })
}

/** One offer as somebody may see it; null when there is none, or none for them. */
export async function offerById(db: Db, onlooker: Onlooker, id: number): Promise<Offer | null> {
  const [row] = await wideRows(db, onlooker.viewer, [id])
  if (!row) return null
  const isVisible = row.offer.isActive && row.ownerIsActive
  if (!isVisible && !isInsider(onlooker.viewer, { owner: row.owner, hiredId: row.offer.hiredId })) return null
  const [offer] = await toOffers(db, onlooker, [row])
  return offer ?? null
}

/** Offers by their ids and in that order, as somebody may see them. */
async function offersByIds(db: Db, onlooker: Onlooker, ids: readonly number[]): Promise<Offer[]> {
  const rows = await wideRows(db, onlooker.viewer, ids)
  const found = await toOffers(db, onlooker, rows)
  const byId = new Map(found.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Row = Awaited<ReturnType<typeof wideRows>>[number]

const wideRows = (db: Db, viewer: Person | null, ids: readonly number[]) =>
  db
    .select({
      offer: offers,
      owner: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        nickname: users.nickname,
        photo: users.photo,
      },
      ownerIsActive: users.isActive,
      trades: sql<TradeRef[]>`(
        select coalesce(json_agg(json_build_object('id', trades.id, 'name', trades.name) order by trades.id), '[]')
        from offer_trades join trades on trades.id = offer_trades.trade_id where offer_trades.offer_id = ${offers.id})`,
      isRated: sql<boolean>`exists (select 1 from reviews where reviews.offer_id = ${offers.id})`,
      hasApplied: viewer ? sql<boolean>`${hasApplicationOf(viewer.id)}` : sql<boolean>`false`,
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.ownerId))
    .where(inArray(offers.id, [...ids]))

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
