import {
  assignmentRefusal,
  assignmentStates,
  getWithdrawalDeadline,
  isInTimeToWithdraw,
  WITHDRAWAL_DAYS,
  type AssignmentState,
  type WithdrawableJob,
  type Withdrawal,
  type WithdrawalFilters,
} from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

const DAY_MS = 86_400_000
const jobColumns = {
  assignmentId: assignments.id,
  title: offers.title,
  amount: assignments.amount,
  paidAt: assignments.paidAt,
}

/** Returns the jobs of some clients from which they may withdraw at a moment, the last paid first. */
async function findWithdrawable(db: Db, ofClients: SQL | undefined, askedAt: Date) {
  const rows = await db
    .select({ ...jobColumns, assignment: assignments, email: sql<string>`lower(${users.email})` })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .innerJoin(users, eq(users.id, offers.ownerId))
    .where(
      and(
        inArray(assignments.state, assignmentStates.from('withdraw')),
        // Calendar days end later than days of 24 hours.
        gt(assignments.paidAt, new Date(askedAt.getTime() - (WITHDRAWAL_DAYS + 1) * DAY_MS)),
        ofClients,
      ),
    )
    .orderBy(desc(assignments.paidAt), desc(assignments.id))
  return rows.flatMap(({ assignment, paidAt, ...job }) => {
    const facts = { ...assignment, state: assignment.state as AssignmentState, proposals: [] }
    const isRefused = assignmentRefusal(facts, 'withdraw', 'client', askedAt) !== null
    return paidAt === null || isRefused ? [] : [{ ...job, paidAt }]
  })
}

const toWithdrawable = ({ assignmentId, title, amount, paidAt }: WithdrawableJob): WithdrawableJob => ({
  assignmentId,
  title,
  amount,
  paidAt,
})

/** Returns the jobs from which a user may withdraw now. */
export const listWithdrawableJobs = async (db: Db, userId: number, now: Date): Promise<WithdrawableJob[]> =>
  (await findWithdrawable(db, eq(offers.ownerId, userId), now)).map(toWithdrawable)

/** Returns the jobs of the account with a verified email from which its user may withdraw at a moment. */
export const findJobsOfEmail = async (db: Db, email: string, askedAt: Date): Promise<WithdrawableJob[]> =>
  (await findWithdrawable(db, and(isVerifiedEmail([email])), askedAt)).map(toWithdrawable)

const isVerifiedEmail = (emails: readonly string[]): SQL | undefined =>
  and(
    users.isEmailVerified,
    inArray(
      sql`lower(${users.email})`,
      emails.map((one) => one.toLowerCase()),
    ),
  )

/** Returns how many requests wait. */
export const countWaitingWithdrawals = (db: Db): Promise<number> =>
  db.$count(withdrawals, eq(withdrawals.state, 'received'))

/** Returns a page of the requests: those that wait, the oldest first, then the others, the newest first. */
export async function listWithdrawals(db: Db, filters: WithdrawalFilters): Promise<PageOf<Withdrawal>> {
  const { page, pageSize } = filters
  const isWaiting = sql`(${withdrawals.state} = 'received')`
  const rows = await db
    .select({ withdrawal: withdrawals, job: jobColumns })
    .from(withdrawals)
    .leftJoin(assignments, eq(assignments.id, withdrawals.assignmentId))
    .leftJoin(offers, eq(offers.id, assignments.offerId))
    .orderBy(desc(isWaiting), sql`case when ${isWaiting} then ${withdrawals.id} end`, desc(withdrawals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const waiting = rows.filter(({ withdrawal }) => withdrawal.state === 'received')
  const candidates = await findCandidates(
    db,
    waiting.map(({ withdrawal }) => withdrawal),
  )
  const result = rows.map(({ withdrawal: { assignmentId, ...row }, job }) => ({
    ...row,
    dueAt: getWithdrawalDeadline(row.createdAt),
    job: toJob(assignmentId, job),
    candidates: candidates.get(row.id) ?? [],
  }))
  return toPage(result, await db.$count(withdrawals), filters)
}

type JobColumns = { title: string | null; amount: number | null; paidAt: Date | null }

function toJob(assignmentId: number | null, { title, amount, paidAt }: JobColumns): Withdrawal['job'] {
  if (assignmentId === null || title === null || amount === null || paidAt === null) return null
  return { assignmentId, title, amount, paidAt }
}

/** Returns the jobs that each request can be about, as of the moment in which it was received. */
async function findCandidates(
  db: Db,
  rows: readonly WithdrawalRow[],
): Promise<Map<number, WithdrawableJob[]>> {
  const first = rows[0]
  if (!first) return new Map()
  const isOfSome = isVerifiedEmail(rows.map(({ email }) => email))
  const jobs = await findWithdrawable(db, isOfSome, first.createdAt)
  return new Map(
    rows.map(({ id, email, createdAt }) => [
      id,
      jobs
        .filter((job) => job.email === email.toLowerCase() && isInTimeToWithdraw(job.paidAt, createdAt))
        .map(toWithdrawable),
    ]),
  )
}
