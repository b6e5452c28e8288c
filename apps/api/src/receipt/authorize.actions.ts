import { fullName } from '@plomada/domain'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { invoices } from '../database/schema/invoices.ts'
import type { Invoices } from '../services/invoices/invoices.ts'

const taken = alias(invoices, 'taken')

/** Returns the oldest document after an id that has no authorization, or undefined. */
async function findNext(db: Db, after: number) {
  const [found] = await db
    .select({
      invoice: invoices,
      person: { firstName: users.firstName, lastName: users.lastName },
      refersTo: { year: taken.year, number: taken.number, cae: taken.cae },
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(taken, eq(taken.id, invoices.refersToId))
    .where(and(isNull(invoices.cae), gt(invoices.id, after)))
    .orderBy(asc(invoices.id))
    .limit(1)
  return found
}

/**
 * Authorizes the documents that have no authorization, the oldest first, because providers want the numbers of a series in
 * order. Stops at the first one that fails.
 */
export async function authorizeInvoices(db: Db, { authorize }: Invoices): Promise<void> {
  if (authorize === null) return
  for (let next = await findNext(db, 0); next; next = await findNext(db, next.invoice.id)) {
    const { invoice, person, refersTo } = next
    const { id, kind, year, number, createdAt, amount, cuit } = invoice
    const document = { kind, year, number, createdAt, amount, cuit, name: fullName(person), refersTo }
    const { cae, caeExpiresOn, taxCondition } = await authorize(document)
    await db
      .update(invoices)
      .set({ cae, caeExpiresOn, taxCondition })
      .where(and(eq(invoices.id, id), isNull(invoices.cae)))
  }
}
