import { asc, desc, eq, getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm'
import {
  getNet,
  getReleasedPrice,
  getTurn,
  type ApplicationState,
  type AssignmentFacts,
  type Offer,
} from '@plomada/domain'
import { createBatchedLookup } from '../database/batchedLookup.ts'
import type { Db } from '../database/database.ts'
import {
  arrayPlaceholder,
  getPreparedStatement,
  readPageIds,
  type PageQuery,
} from '../database/preparedStatements.ts'
import { offers, users } from '../database/schema/core.ts'
import { offerTradeColumns } from '../trade/tradeRefs.queries.ts'
import type { Person } from '../user/user.queries.ts'
import { offerPhotosColumn, type StoredPhoto } from './photos.queries.ts'

/** The order of a list by publication: oldest or newest first. */
type Order = 'ASC' | 'DESC' | undefined

/** Tests whether a user has applied to an offer and not withdrawn the application. */
export const hasApplicationOf = (workerId: number | Placeholder | SQL) =>
  sql<boolean>`exists (select 1 from applications where offer_id = ${offers.id} and worker_id = ${workerId} and state not in ('withdrawn', 'ended'))`

/** Selects the `id` of each offer and the `total`. With a key, the statement is prepared once. */
export type OfferPage = PageQuery | Pick<PageQuery, 'buildPage'>

/** Selects the offers of a page: in one statement if its plan is cached, otherwise the ids first. */
export async function selectPage(
  db: Db,
  viewer: Person | null,
  page: OfferPage,
  order: Order,
): Promise<{ rows: Row[]; total: number }> {
  if ('isPlanCached' in page && page.isPlanCached) {
    const rows = await selectRows(db, viewer, page, order)
    return { rows, total: rows[0]?.total ?? 0 }
  }
  const { ids, total } = await readPageIds(db, page)
  return { rows: await selectGiven(db, viewer, ids, order), total }
}

/** Selects the offers with these ids. */
export async function selectGiven(
  db: Db,
  viewer: Person | null,
  ids: readonly number[],
  order: Order = 'DESC',
): Promise<Row[]> {
  if (ids.length === 0) return []
  return selectRows(db, viewer, { ...givenOffers, key: `given ${order}`, values: { ids } }, order)
}

const givenOffers = {
  buildPage: () => sql`select unnest(${arrayPlaceholder('ids', 'integer')}) as id, 1 as total`,
  isPlanCached: true,
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]
/** An offer with its owner and trades. */
export type OfferRow = Omit<Row, 'total'>

/** Selects the offers of a page with their owners and trades, in one statement: ids first, from narrow indexes. */
function selectRows(
  db: Db,
  viewer: Person | null,
  { buildPage, key, isPlanCached, values }: PageQuery,
  order: Order = 'DESC',
) {
  const hasViewer = viewer !== null
  const statement = getPreparedStatement(
    db,
    { key: `offers ${hasViewer ? 'viewer' : ''} ${key}`, isPlanCached },
    () => buildSelect(db, buildPage(), { hasViewer, order }),
  )
  return statement.execute({ ...values, viewer: viewer?.id })
}

function buildSelect(db: Db, page: SQL, { hasViewer, order }: { hasViewer: boolean; order: Order }) {
  const direction = order === 'ASC' ? asc : desc
  return db
    .select({
      ...getShownColumns(hasViewer ? sql.placeholder('viewer') : null),
      total: sql<number>`page.total`,
    })
    .from(offers)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${offers.id}`)
    .innerJoin(users, eq(users.id, offers.ownerId))
    .orderBy(direction(offers.publishedAt), direction(offers.id))
}

/** The offer and the viewer that a row is for. */
interface RowKey {
  id: number
  viewer: number | null
}
/** An offer with all its photos. */
export type FullRow = OfferRow & { photos: StoredPhoto[] }

/** Selects offers with all their photos, each for its viewer. */
export async function selectFullRows(db: Db, keys: readonly RowKey[]): Promise<(FullRow | undefined)[]> {
  const values = { ids: keys.map(({ id }) => id), viewers: keys.map(({ viewer }) => viewer) }
  const statement = { key: 'offers by viewer', isPlanCached: true }
  const rows = await getPreparedStatement(db, statement, () => buildKeySelect(db)).execute(values)
  const byPosition = new Map<number, FullRow>(rows.map((row) => [row.position, row]))
  return keys.map((_, index) => byPosition.get(index + 1))
}

/** Creates a function that selects an offer for a viewer; simultaneous calls share one statement. */
export const createRowLookup = (db: Db) => createBatchedLookup((keys: RowKey[]) => selectFullRows(db, keys))

/** Builds the statement that reads the offers of several viewers; `position` is that of the key. */
const buildKeySelect = (db: Db) =>
  db
    .select({
      ...getShownColumns(sql`page.viewer`),
      photos: offerPhotosColumn,
      position: sql<number>`page.position::integer`,
    })
    .from(offers)
    .innerJoin(
      sql`unnest(${arrayPlaceholder('ids', 'integer')}, ${arrayPlaceholder('viewers', 'integer')}) with ordinality as page (id, viewer, position)`,
      sql`page.id = ${offers.id}`,
    )
    .innerJoin(users, eq(users.id, offers.ownerId))

/** A job as PostgreSQL writes JSON: instants are texts. */
type JobOfOffer = Omit<AssignmentFacts, 'changedAt' | 'paidAt' | 'answeredAt'> & {
  id: number
  changedAt: string
  paidAt: string | null
  answeredAt: string | null
  workerId: number
  rate: number
  minimum: number
}

const jobOfOffer = sql`select json_build_object(
    'id', a.id, 'state', a.state, 'amount', a.amount, 'supplement', a.supplement, 'changedAt', a.changed_at, 'paidAt', a.paid_at,
    'raisedBy', a.raised_by, 'answeredAt', a.answered_at, 'changesRequested', a.changes_requested, 'refundAmount', a.refund_amount,
    'isAppealed', a.is_appealed, 'workerId', a.worker_id, 'rate', a.commission_rate, 'minimum', a.commission_minimum,
    'proposals', array(
      select json_build_object('kind', p.kind, 'by', p.by_party)
      from proposals p where p.assignment_id = a.id and p.state = 'open'
    ))
  from assignments a where a.offer_id = ${offers.id} and a.state <> 'canceled'`

/** Returns what an offer says about its job to a viewer. */
export function toJob(
  job: JobOfOffer | null,
  viewerId: number | undefined,
): Pick<Offer, 'assignmentId' | 'assignmentState' | 'assignmentTurn' | 'net'> {
  if (!job) return { assignmentId: null, assignmentState: null, assignmentTurn: null, net: null }
  const { id, changedAt, paidAt, answeredAt, workerId, rate, minimum, ...rest } = job
  const toDate = (text: string | null) => (text === null ? null : new Date(text))
  const facts = {
    ...rest,
    changedAt: new Date(changedAt),
    paidAt: toDate(paidAt),
    answeredAt: toDate(answeredAt),
  }
  const turn = getTurn(facts, new Date())
  const net = workerId === viewerId ? getNet(getReleasedPrice(facts), { rate, minimum }) : null
  return { assignmentId: id, assignmentState: facts.state, assignmentTurn: turn, net }
}

/** Returns the columns of an offer, with those that depend on the viewer. */
function getShownColumns(viewerId: Placeholder | SQL | null) {
  const { creationKey: _, acceptedAt: _1, settledAt: _2, plainTitle: _3, ...shown } = getTableColumns(offers)
  return {
    offer: shown,
    owner: {
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      nickname: users.nickname,
      photo: users.photo,
    },
    ownerIsActive: users.isActive,
    ...offerTradeColumns,
    // Only finished jobs are reviewed. Most lists have open offers, which spares them a search.
    isRated: sql<boolean>`(${offers.state} = 'terminado' and exists (select 1 from reviews where reviews.offer_id = ${offers.id}))`,
    // Open offers have no job, which spares most lists a search.
    assignment: sql<JobOfOffer | null>`case when ${offers.hiredId} is not null then (${jobOfOffer}) end`,
    isOutdated:
      viewerId === null
        ? sql<boolean>`false`
        : sql<boolean>`exists (select 1 from applications where offer_id = ${offers.id} and worker_id = ${viewerId} and is_outdated and state in ('sent', 'edited'))`,
    applicationState:
      viewerId === null
        ? sql<ApplicationState | null>`null::text`
        : sql<ApplicationState | null>`(select state from applications where offer_id = ${offers.id} and worker_id = ${viewerId} and state not in ('withdrawn', 'ended'))`,
  }
}
