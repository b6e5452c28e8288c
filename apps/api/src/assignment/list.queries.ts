import {
  ASSIGNMENTS_COUNTED,
  assignmentNeeds,
  assignmentStates,
  CLOCK_DELAY_MS,
  getAssignmentNeed,
  getNeedStates,
  type AdminAssignmentFilters,
  type AssignmentNeed,
  type AssignmentState,
  type AssignmentSummary,
  type Dashboard,
} from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import { and, asc, desc, eq, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'
import { FOUND_MAXIMUM, isFound, names, titles } from '../database/search.ts'

const clients = alias(users, 'clients')
const workers = alias(users, 'workers')

/** What selects jobs: their filters, and the moment by which deadlines have passed. */
type Selection = Pick<AdminAssignmentFilters, 'state' | 'need' | 'words'> & { now: Date }

/** Returns a page of all jobs. Counts and skips at most `ASSIGNMENTS_COUNTED`. */
export async function listAssignments(
  db: Db,
  filters: AdminAssignmentFilters,
  now: Date,
): Promise<PageOf<AssignmentSummary>> {
  const { page, pageSize } = filters
  const selection = { ...filters, now }
  const total = await countAssignments(db, selection)
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<AssignmentSummary>([], total, filters)
  const limit = Math.min(pageSize, total - offset)
  const order = orders[filters.order ?? 'change']
  const rows = await db
    .select({
      assignment: assignments,
      offer: { id: offers.id, title: offers.title },
      client: { id: clients.id, firstName: clients.firstName, lastName: clients.lastName },
      worker: { id: workers.id, firstName: workers.firstName, lastName: workers.lastName },
    })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .innerJoin(clients, eq(clients.id, offers.ownerId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(sql`${assignments.id} in (${selectPage(selection, order, { limit, offset })})`)
    .orderBy(...order)
  const toSummary = ({ assignment, ...parties }: (typeof rows)[number]): AssignmentSummary => {
    const { id, amount, changedAt, dueAt } = assignment
    const state = assignment.state as AssignmentState
    return {
      id,
      state,
      amount,
      changedAt,
      dueAt,
      ...parties,
      need: getAssignmentNeed({ ...assignment, state }, now),
    }
  }
  return toPage(rows.map(toSummary), total, filters)
}

/** Returns how many jobs need something from an admin, each number up to `ASSIGNMENTS_COUNTED`. */
export async function countNeeds(db: Db, now: Date): Promise<Dashboard['needs']> {
  const counts = { decision: 0, refund: 0, overdue: 0 }
  for (const need of assignmentNeeds) counts[need] = await countAssignments(db, { need, now })
  return counts
}

function countAssignments(db: Db, selection: Selection): Promise<number> {
  const { state, need } = selection
  const states = getStates(selection)
  const isInStates =
    state === undefined && need === undefined
      ? undefined
      : sql`${assignments.state} = any(${toArray(states)})`
  const some = db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(isInStates, ...getConditions(selection)))
    .limit(ASSIGNMENTS_COUNTED)
    .as('some')
  return db.$count(some)
}

const orders = {
  change: [desc(assignments.changedAt), desc(assignments.id)],
  // Jobs without a deadline come last.
  deadline: [asc(assignments.dueAt), asc(assignments.id)],
} satisfies Record<NonNullable<AdminAssignmentFilters['order']>, SQL[]>

/**
 * Selects the ids of a page. Each state is read in its order from an index, up to the end of the page, so that the cost does
 * not depend on the number of jobs. What words find is read as a whole.
 */
function selectPage(
  selection: Selection,
  order: SQL[],
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const sorted = sql`order by ${sql.join(order, sql`, `)}`
  const conditions = getConditions(selection)
  const states = toArray(getStates(selection))
  if (selection.words !== undefined)
    return sql`select id from assignments where ${and(sql`state = any(${states})`, ...conditions)}
      ${sorted} limit ${limit} offset ${offset}`
  return sql`select id from unnest(${states}) as listed (name), lateral (
      select * from assignments where ${and(sql`state = listed.name`, ...conditions)}
      ${sorted} limit ${limit + offset}) as assignments
    ${sorted} limit ${limit} offset ${offset}`
}

const toArray = (states: readonly AssignmentState[]): SQL => sql`${sql.param(states)}::text[]`

const getStates = ({ state, need }: Selection): AssignmentState[] => {
  const states = need === undefined ? assignmentStates.names : getNeedStates(need)
  return state === undefined ? states : states.filter((name) => name === state)
}

/** The conditions of `getAssignmentNeed` in its states, in SQL. */
const needConditions: Record<AssignmentNeed, (now: Date) => SQL | undefined> = {
  decision: (now) =>
    or(isNotNull(assignments.answeredAt), assignments.isAppealed, lt(assignments.dueAt, now)),
  refund: () => undefined,
  overdue: (now) => lt(assignments.dueAt, new Date(now.getTime() - CLOCK_DELAY_MS)),
}

const getConditions = ({ need, words, now }: Selection): (SQL | undefined)[] => [
  need === undefined ? undefined : needConditions[need](now),
  words === undefined ? undefined : hasWords(words),
]

/** Tests whether the title, the professional or the client has the words. Finds at most `FOUND_MAXIMUM` jobs by each. */
const hasWords = (words: string): SQL => sql`${assignments.id} = any(array(
  (select assignments.id from assignments where ${isFound(titles, assignments.offerId, words)} limit ${FOUND_MAXIMUM})
  union (select assignments.id from assignments where ${isFound(names, assignments.workerId, words)} limit ${FOUND_MAXIMUM})
  union (select assignments.id from assignments join offers on offers.id = assignments.offer_id
    where ${isFound(names, offers.ownerId, words)} limit ${FOUND_MAXIMUM})))`
