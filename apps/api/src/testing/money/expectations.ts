import { assignmentNotices, assignmentParties, type AssignmentEvent } from '@plomada/domain'
import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { history } from '../../database/schema/assignments.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { payments, refunds } from '../../database/schema/payments.ts'
import type { FakePayments } from '../fakePayments.ts'
import type { Marketplace } from '../marketplace.ts'

/** Every entry of the history has notified exactly the parties that the declaration names, once. */
export async function expectNotices(market: Marketplace): Promise<void> {
  const entries = await market.db.select().from(history)
  const sent = await market.db
    .select({ id: notifications.assignmentId, event: notifications.event })
    .from(notifications)
    .where(
      and(
        eq(notifications.kind, 'assignment'),
        sql`event <> 'client.extraPayment' and event not like '%.remindAnswer' and event not like 'admin.%'`,
      ),
    )
  const expected = entries
    .filter(({ assignmentId, event }) => assignmentId !== null && event !== 'remindAnswer')
    .flatMap(({ assignmentId, event, by }) =>
      assignmentParties
        .filter((party) => party !== by && assignmentNotices[event as AssignmentEvent]?.[party])
        .map((party) => `${assignmentId} ${party}.${event}`),
    )
  expect(sent.map(({ id, event }) => `${id} ${event}`).toSorted()).toEqual(expected.toSorted())
}

/** What went back of each payment is the same here and at the provider. */
export async function expectSameRefunds(market: Marketplace, provider: FakePayments): Promise<void> {
  const rows = await market.db
    .select({ id: payments.sessionId, sum: sql<number>`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.state, 'done'))
    .groupBy(payments.sessionId)
  const ours = Object.fromEntries(rows.map(({ id, sum }) => [id, sum]))
  const theirs: Record<string, number> = {}
  for (const { sessionId, amount } of provider.refunds)
    theirs[sessionId ?? ''] = (theirs[sessionId ?? ''] ?? 0) + amount
  expect(ours).toEqual(theirs)
}
