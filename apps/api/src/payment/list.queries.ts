import { and, type Column, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type Payment,
  type PaymentFilters,
  PAYMENTS_COUNTED,
  PAYMENTS_EXPORTED,
  TIME_ZONE,
} from '@plomada/domain'
import { type PageOf, toPage } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { offers, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { FOUND_MAXIMUM, isFound, names } from '../database/search.ts'

const payers = alias(users, 'payers')
const payees = alias(users, 'payees')

/** When a payment was paid, or else begun. */
const paymentDate = sql`coalesce(${payments.paidAt}, ${payments.createdAt})`

/** Returns a page of all payments. Counts and skips at most `PAYMENTS_COUNTED`. */
export async function listPayments(db: Db, filters: PaymentFilters): Promise<PageOf<Payment>> {
  const { page, pageSize } = filters
  const some = db
    .select({ id: payments.id })
    .from(payments)
    .where(conditions(filters))
    .limit(PAYMENTS_COUNTED)
    .as('some')
  const total = await db.$count(some)
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<Payment>([], total, filters)
  const limit = Math.min(pageSize, total - offset)
  return toPage(await readPayments(db, filters, { limit, offset }), total, filters)
}

/** Returns the payments of the filters without pages, at most `PAYMENTS_EXPORTED`. */
export const listPaymentsToExport = (db: Db, filters: PaymentFilters): Promise<Payment[]> =>
  readPayments(db, filters, { limit: PAYMENTS_EXPORTED, offset: 0 })

const columns = {
  id: payments.id,
  amount: payments.amount,
  state: payments.state,
  createdAt: payments.createdAt,
  paidAt: payments.paidAt,
  payer: { id: payers.id, firstName: payers.firstName, lastName: payers.lastName },
  payee: { id: payees.id, firstName: payees.firstName, lastName: payees.lastName },
  offer: { id: offers.id, title: offers.title, description: offers.description },
}

const readPayments = (
  db: Db,
  filters: PaymentFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<Payment[]> =>
  db
    .select(columns)
    .from(payments)
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .innerJoin(payers, eq(payers.id, offers.ownerId))
    .leftJoin(payees, eq(payees.id, offers.hiredId))
    .where(conditions(filters))
    .orderBy(
      ...(filters.order === 'amount' ? [desc(payments.amount)] : []),
      sql`${paymentDate} desc`,
      desc(payments.id),
    )
    .limit(limit)
    .offset(offset)

/** Returns the start of a day in Buenos Aires, or of the day `offset` days later. */
const startOfDay = (day: string, offset = 0): SQL =>
  sql`(${day}::date + ${offset}::integer)::timestamp at time zone ${TIME_ZONE}`

function conditions({ person, state, from, to }: PaymentFilters): SQL | undefined {
  return and(
    state === undefined ? undefined : eq(payments.state, state),
    from === undefined ? undefined : gte(paymentDate, startOfDay(from)),
    to === undefined ? undefined : lt(paymentDate, startOfDay(to, 1)),
    person === undefined ? undefined : isOf(person),
  )
}

/** Tests whether the payer or the payee has the name. Finds at most `FOUND_MAXIMUM` payments by each. */
const isOf = (name: string): SQL => {
  const found = (person: Column) =>
    sql`(select payments.id from payments join offers on offers.id = payments.offer_id
      where ${isFound(names, person, name)} limit ${FOUND_MAXIMUM})`
  return sql`${payments.id} = any(array(${found(offers.ownerId)} union ${found(offers.hiredId)}))`
}
