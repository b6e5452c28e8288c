import { LEDGER_LISTED, toLedgerLines, type Entry, type LedgerStatement } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'

type Row = {
  id: string
  created_at: Date
  kind: string
  assignment_id: number | null
  title: string | null
  entries: Entry[]
  owed: string | null
}

/** What a statement is about: a job, or the balance of a professional. Ids are text, as in the address. */
interface Subject {
  assignment?: string | undefined
  professional?: string | undefined
}

/** Returns the movements of the money of a job, or the last ones of the balance of a professional. */
export async function readLedgerStatement(db: Db, subject: Subject): Promise<LedgerStatement> {
  if (subject.assignment !== undefined) return readJob(db, Number(subject.assignment))
  if (subject.professional !== undefined) return readBalanceOf(db, Number(subject.professional))
  return refuse('notFound')
}

const clients = alias(users, 'clients')
const toPerson = (table: typeof users | typeof clients) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
})

async function readJob(db: Db, id: number): Promise<LedgerStatement> {
  const [job] = await db
    .select({ title: offers.title, client: toPerson(clients), professional: toPerson(users) })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .innerJoin(clients, eq(clients.id, offers.ownerId))
    .innerJoin(users, eq(users.id, assignments.workerId))
    .where(eq(assignments.id, id))
  if (!job) refuse('notFound')
  const { title, client, professional } = job
  // A payment that arrived too late for its job is in the ledger without it.
  const rows = await readMovements(
    db,
    sql`t.assignment_id = ${id} or t.payment_id in (select id from payments where assignment_id = ${id})`,
  )
  return {
    assignment: { id, title },
    client,
    professional,
    opening: 0,
    lines: toLedgerLines(rows.map(toMovement)),
  }
}

async function readBalanceOf(db: Db, id: number): Promise<LedgerStatement> {
  const [professional] = await db.select(toPerson(users)).from(users).where(eq(users.id, id))
  if (!professional) refuse('notFound')
  const accounts = [`payable:${id}`, `receivable:${id}`]
  const rows = await readMovements(
    db,
    sql`t.id in (select distinct transaction_id from ledger_entries where account in ${accounts}
      order by transaction_id desc limit ${LEDGER_LISTED})`,
    sql`(select sum(balance) from ledger_balances where account in ${accounts})`,
  )
  const isOwn = (account: string) => accounts.includes(account)
  const moved = rows
    .flatMap(({ entries }) => entries)
    .reduce((sum, { account, amount }) => sum + (isOwn(account) ? amount : 0), 0)
  const opening = Number(rows[0]?.owed ?? 0) - moved
  const lines = toLedgerLines(rows.map(toMovement), opening).filter(({ from, to }) =>
    [from, to].some((account) => isOwn(account)),
  )
  return { assignment: null, client: null, professional, opening, lines }
}

async function readMovements(db: Db, condition: SQL, owed: SQL = sql`null`): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.created_at, t.kind, t.assignment_id, offers.title, ${owed} as owed, moved.entries
    from ledger_transactions t
    cross join lateral (select json_agg(json_build_object('account', account, 'amount', amount) order by id) as entries
      from ledger_entries where transaction_id = t.id) as moved
    left join assignments on assignments.id = t.assignment_id
    left join offers on offers.id = assignments.offer_id
    where ${condition} order by t.id`)
  return rows
}

const toMovement = ({ id, created_at, kind, assignment_id, title, entries }: Row) => ({
  id: Number(id),
  createdAt: new Date(created_at),
  kind,
  assignment: assignment_id === null ? null : { id: assignment_id, title: title ?? '' },
  entries,
})
