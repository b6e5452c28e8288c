import type { Invoice } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'
import { invoices } from '../database/schema/invoices.ts'
import type { Person } from '../user/user.queries.ts'

const taken = alias(invoices, 'taken')
const credits = alias(invoices, 'credits')

/** Returns a document of the commission. For everyone but its professional and admins it does not exist. */
export async function findInvoice(db: Db, me: Person, id: number): Promise<Invoice> {
  const [row] = await db
    .select({
      invoice: invoices,
      professional: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      assignment: { id: assignments.id, title: offers.title },
      refersTo: { id: taken.id, kind: taken.kind, year: taken.year, number: taken.number },
      credit: { id: credits.id, kind: credits.kind, year: credits.year, number: credits.number },
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(assignments, eq(assignments.id, invoices.assignmentId))
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .leftJoin(taken, eq(taken.id, invoices.refersToId))
    .leftJoin(credits, eq(credits.refersToId, invoices.id))
    .where(eq(invoices.id, id))
    .orderBy(desc(credits.id))
    .limit(1)
  if (!row || (row.professional.id !== me.id && me.role !== 'admin')) return refuse('notFound')
  const { invoice, ...about } = row
  return { ...invoice, ...about }
}
