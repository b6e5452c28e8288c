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

const created = sql`(${sandboxObjects.payload} ->> 'created')::bigint`

/** Returns a page of sessions, newest first, with Stripe's cursor pagination. */
export async function listSessions(
  db: Db,
  { limit = 10, starting_after: after, created: range }: z.infer<typeof listForm>,
): Promise<SessionList> {
  const last = after === undefined ? null : await findSession(db, after)
  if (after !== undefined && !last) throw missing('checkout.session', after, 'starting_after')
  const rows = await db
    .select({ payload: sandboxObjects.payload })
    .from(sandboxObjects)
    .where(
      and(
        sql`${sandboxObjects.payload} ->> 'object' = 'checkout.session'`,
        range && sql`${created} >= ${range.gte}`,
        last
          ? sql`(${created}, ${sandboxObjects.id}) < (${last.session.created}, ${last.session.id})`
          : undefined,
      ),
    )
    .orderBy(desc(created), desc(sandboxObjects.id))
    .limit(limit + 1)
  const data = rows.flatMap(({ payload }) => (payload.object === 'checkout.session' ? [payload] : []))
  return {
    object: 'list',
    url: '/v1/checkout/sessions',
    has_more: data.length > limit,
    data: data.slice(0, limit),
  }
}
