import { and, desc, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../database/database.ts'
import { missing } from './sandbox.errors.ts'
import type { listForm } from './sandbox.form.ts'
import type { SandboxSession } from './sandbox.objects.ts'
import { sandboxObjects } from './sandbox.schema.ts'
import { findSession } from './sandbox.store.ts'

interface SessionList {
  object: 'list'
  url: string
  has_more: boolean
  data: SandboxSession[]
}

const made = sql`(${sandboxObjects.payload} ->> 'created')::bigint`

/** A page of sessions, the newest first, beginning after one of them, as Stripe's lists are read. */
export async function listSessions(
  db: Db,
  { limit = 10, starting_after: after, created }: z.infer<typeof listForm>,
): Promise<SessionList> {
  const last = after === undefined ? null : await findSession(db, after)
  if (after !== undefined && !last) throw missing('checkout.session', after, 'starting_after')
  const rows = await db
    .select({ payload: sandboxObjects.payload })
    .from(sandboxObjects)
    .where(
      and(
        sql`${sandboxObjects.payload} ->> 'object' = 'checkout.session'`,
        created && sql`${made} >= ${created.gte}`,
        last
          ? sql`(${made}, ${sandboxObjects.id}) < (${last.session.created}, ${last.session.id})`
          : undefined,
      ),
    )
    .orderBy(desc(made), desc(sandboxObjects.id))
    .limit(limit + 1)
  const data = rows.flatMap(({ payload }) => (payload.object === 'checkout.session' ? [payload] : []))
  return {
    object: 'list',
    url: '/v1/checkout/sessions',
    has_more: data.length > limit,
    data: data.slice(0, limit),
  }
}
