import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../database/database.ts'
import { missing } from './sandbox.errors.ts'
import type { listForm } from './sandbox.form.ts'
import type { SandboxDispute, SandboxObject, SandboxRefund, SandboxSession } from './sandbox.objects.ts'
import { sandboxObjects } from './sandbox.schema.ts'

interface ObjectList<Item> {
  object: 'list'
  url: string
  has_more: boolean
  data: Item[]
}

const created = sql`(${sandboxObjects.payload} ->> 'created')::bigint`
const kind = sql`${sandboxObjects.payload} ->> 'object'`
const intent = sql`${sandboxObjects.payload} ->> 'payment_intent'`

type Page = z.infer<typeof listForm>

/** Returns a page of objects of a kind, newest first, with Stripe's cursor pagination. */
async function listObjects<Kind extends SandboxObject['object']>(
  db: Db,
  object: Kind,
  { limit = 10, starting_after: after, created: range, payment_intent: payment }: Page,
) {
  type Item = Extract<SandboxObject, { object: Kind }>
  const isOfKind = sql`${kind} = ${object}`
  const [last] =
    after === undefined
      ? []
      : await db
          .select()
          .from(sandboxObjects)
          .where(and(isOfKind, eq(sandboxObjects.id, after)))
  if (after !== undefined && !last) throw missing(object, after, 'starting_after')
  const rows = await db
    .select({ payload: sandboxObjects.payload })
    .from(sandboxObjects)
    .where(
      and(
        isOfKind,
        range?.gte === undefined ? undefined : sql`${created} >= ${range.gte}`,
        range?.lt === undefined ? undefined : sql`${created} < ${range.lt}`,
        payment === undefined ? undefined : sql`${intent} = ${payment}`,
        last ? sql`(${created}, ${sandboxObjects.id}) < (${last.payload.created}, ${last.id})` : undefined,
      ),
    )
    .orderBy(desc(created), desc(sandboxObjects.id))
    .limit(limit + 1)
  return { has_more: rows.length > limit, data: rows.slice(0, limit).map(({ payload }) => payload as Item) }
}

/** Returns a page of sessions. */
export const listSessions = async (db: Db, page: Page): Promise<ObjectList<SandboxSession>> => ({
  object: 'list',
  url: '/v1/checkout/sessions',
  ...(await listObjects(db, 'checkout.session', page)),
})

/** Returns a page of refunds. */
export const listRefunds = async (db: Db, page: Page): Promise<ObjectList<SandboxRefund>> => ({
  object: 'list',
  url: '/v1/refunds',
  ...(await listObjects(db, 'refund', page)),
})

/** Returns a page of disputes. */
export const listDisputes = async (db: Db, page: Page): Promise<ObjectList<SandboxDispute>> => ({
  object: 'list',
  url: '/v1/disputes',
  ...(await listObjects(db, 'dispute', page)),
})
