import {
  findPayoutBlock,
  HABITUAL_SALES,
  reachesHabitualSales,
  TIME_ZONE,
  type MonthlySales,
  type PayoutCandidate,
  type PayoutDesk,
} from '@plomada/domain'
import { asc, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'
import { ledgerBalances } from '../database/schema/ledger.ts'
import { chargebacks, payments } from '../database/schema/payments.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'
import { arePayoutsStopped, findOpenPayouts, listRuns } from './run.queries.ts'

/** The most professionals that the operator sees: those who are owed the most; and the most chargebacks. */
const LISTED = 200

interface DeskContext {
  now: Date
  /** In centavos. */
  minimum: number
}

/** Returns what the operator sees before making a run. */
export async function readDesk(db: Db, context: DeskContext): Promise<PayoutDesk> {
  return {
    candidates: await listCandidates(db, context),
    runs: await listRuns(db),
    minimum: context.minimum,
    isStopped: await arePayoutsStopped(db),
    chargebacks: await listChargebacks(db, eq(chargebacks.state, 'open')),
    endedChargebacks: await listChargebacks(
      db,
      gte(chargebacks.endedAt, new Date(context.now.getTime() - ENDED_DAYS * 86_400_000)),
    ),
  }
}

/** Days for which the operator sees chargebacks that have ended. */
const ENDED_DAYS = 60

/** Returns payments that their payers dispute at the bank: the last end first, or the first deadline. */
async function listChargebacks(db: Db, condition: SQL | undefined): Promise<PayoutDesk['chargebacks']> {
  const rows = await db
    .select({
      chargeback: chargebacks,
      fee: payments.fee,
      assignment: { id: assignments.id, title: offers.title },
      professional: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .leftJoin(assignments, eq(assignments.id, payments.assignmentId))
    .leftJoin(users, eq(users.id, assignments.workerId))
    .where(condition)
    .orderBy(desc(chargebacks.endedAt), asc(chargebacks.dueAt), asc(chargebacks.id))
    .limit(LISTED)
  return rows.map(({ chargeback, fee, assignment, professional }) => ({
    id: chargeback.id,
    assignment: assignment?.id ? { id: assignment.id, title: assignment.title } : null,
    professional,
    amount: chargeback.amount,
    createdAt: chargeback.createdAt,
    dueAt: chargeback.dueAt,
    isHeld: fee === null,
    ...toEnd(chargeback),
  }))
}

const toEnd = ({
  state,
  endedAt,
  fee,
  feeBearer,
}: typeof chargebacks.$inferSelect): Pick<PayoutDesk['chargebacks'][number], 'end' | 'fee'> => ({
  end: state === 'open' || endedAt === null ? null : { state, at: endedAt },
  fee: feeBearer === null ? null : { amount: fee, bearer: feeBearer },
})

async function listCandidates(db: Db, { now, minimum }: DeskContext): Promise<PayoutCandidate[]> {
  const rows = await db
    .select({
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      isActive: users.isActive,
      cuit: payoutAccounts.cuit,
      frozenUntil: payoutAccounts.frozenUntil,
      balance: sql<number>`${ledgerBalances.balance} + coalesce((select balance from ledger_balances as debt
        where debt.account = 'receivable:' || ${users.id}), 0)`.mapWith(Number),
    })
    .from(ledgerBalances)
    .innerJoin(users, eq(sql`'payable:' || ${users.id}`, ledgerBalances.account))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .orderBy(desc(ledgerBalances.balance), asc(users.id))
    .limit(LISTED)
  const ids = rows.map(({ person }) => person.id)
  const open = await findOpenPayouts(db, ids)
  const sales = await readSales(db, ids, now)
  return rows.map(({ person, isActive, cuit, frozenUntil, balance }) => {
    const hasOpenPayout = open.has(person.id)
    const facts = { balance, minimum, isActive, frozenUntil, hasOpenPayout, hasAccount: cuit !== null }
    const months = sales(person.id)
    const [thisMonth = none] = months
    return {
      person,
      cuit,
      balance,
      block: findPayoutBlock(facts, now),
      sales: thisMonth,
      isHabitual: reachesHabitualSales(months),
    }
  })
}

const none: MonthlySales = { count: 0, amount: 0 }

/** Returns a function that returns the operations of a professional in each of the last months, the newest first. */
async function readSales(db: Db, userIds: readonly number[], now: Date) {
  const accounts = userIds.map((id) => `payable:${id}`)
  const { rows } =
    accounts.length === 0
      ? { rows: [] }
      : await db.execute<{ account: string; ago: number; count: number; amount: string }>(sql`
    select account, ago::int, count(*)::int as count, sum(amount) as amount from (
      select distinct on (e.account, t.assignment_id) e.account, e.amount,
        (date_part('year', this.month) - date_part('year', t.created_at at time zone ${TIME_ZONE})) * 12
          + date_part('month', this.month) - date_part('month', t.created_at at time zone ${TIME_ZONE}) as ago
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      cross join (select ${now.toISOString()}::timestamptz at time zone ${TIME_ZONE} as month) as this
      where e.account in ${accounts} and t.kind = 'release'
        and t.created_at > ${now.toISOString()}::timestamptz - interval '5 months'
      order by e.account, t.assignment_id, t.id desc
    ) as sale where ago between 0 and ${HABITUAL_SALES.months - 1} group by account, ago`)
  const found = new Map(
    rows.map(({ account, ago, count, amount }) => [`${account} ${ago}`, { count, amount: Number(amount) }]),
  )
  return (userId: number): MonthlySales[] =>
    Array.from({ length: HABITUAL_SALES.months }, (_, ago) => found.get(`payable:${userId} ${ago}`) ?? none)
}
