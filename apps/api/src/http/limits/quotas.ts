import { QUOTA_REFUSALS_DAYS, secondsUntil } from '@plomada/domain'
import { quotaMessage, type PersonAct } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../database/database.ts'
import { quotaCounts, quotaRefusals } from '../../database/schema/quotas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    quotas: Quotas
  }
}

/** Counts one act in the transaction of the act, so that it is not counted if the act fails. */
export type CountAct = (tx: Db) => Promise<void>

/** Counts the acts of users in the database, shared by all processes. */
interface Quotas {
  /** Counts one act. Throws a refusal if a quota is exceeded. */
  count: (act: PersonAct, person: { id: number }) => Promise<void>
  /** Runs work that calls `count` itself, after all other checks. */
  limit: <Result>(
    act: PersonAct,
    person: { id: number },
    work: (count: CountAct) => Promise<Result>,
  ) => Promise<Result>
  /** Deletes expired counts and refusals. */
  prune: () => Promise<void>
}

const PRUNE_INTERVAL_MS = 3_600_000

class QuotaExceeded extends Problem {}

interface Counted {
  userId: number
  act: PersonAct
  limits: { minute: number; day: number }
  now: Date
}

const instant = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** Counts an act in one statement. Returns false, without counting, if a quota is exceeded. */
async function increment(db: Db, { userId, act, limits, now: at }: Counted): Promise<boolean> {
  const now = instant(at)
  const next = (count: string, endsAt: string) =>
    sql.raw(`${count} = case when kept.${endsAt} <= excluded.counted_at then 1 else kept.${count} + 1 end,
      ${endsAt} = case when kept.${endsAt} <= excluded.counted_at then excluded.${endsAt} else kept.${endsAt} end`)
  const { rows } = await db.execute(sql`
    insert into ${quotaCounts} as kept
      (user_id, act, counted_at, minute_count, minute_ends_at, day_count, day_ends_at)
    values (${userId}, ${act}, ${now}, 1, ${now} + interval '1 minute', 1, ${now} + interval '1 day')
    on conflict (user_id, act) do update set counted_at = excluded.counted_at,
      ${next('minute_count', 'minute_ends_at')}, ${next('day_count', 'day_ends_at')}
    where (kept.minute_ends_at <= excluded.counted_at or kept.minute_count < ${limits.minute})
      and (kept.day_ends_at <= excluded.counted_at or kept.day_count < ${limits.day})
    returning 1 as counted`)
  return rows.length > 0
}

/** Returns when all exceeded quotas allow the act again. */
async function findRetryDate(db: Db, { userId, act, limits, now: at }: Counted): Promise<Date> {
  const now = instant(at)
  const { rows } = await db.execute<{ until: string | Date }>(sql`
    select greatest(
      case when minute_count >= ${limits.minute} then minute_ends_at end,
      case when day_count >= ${limits.day} then day_ends_at end,
      ${now}) as until
    from ${quotaCounts} where user_id = ${userId} and act = ${act}`)
  return new Date(rows[0]?.until ?? at)
}

const recordRefusal = (db: Db, { userId, act, now: at }: Counted) => {
  const now = instant(at)
  return db.execute(sql`
    insert into ${quotaRefusals} as kept (user_id, act, day, times, last_at)
    values (${userId}, ${act}, (${now} at time zone 'UTC')::date, 1, ${now})
    on conflict (user_id, act, day) do update
      set times = kept.times + 1, last_at = greatest(kept.last_at, excluded.last_at)`)
}

/** Decorates the server with `quotas`. */
export function addQuotas(
  app: FastifyInstance,
  { database: { db }, config, clock }: { database: Pick<Database, 'db'>; config: Config; clock: () => Date },
): void {
  const toCounted = (act: PersonAct, { id }: { id: number }): Counted => ({
    userId: id,
    act,
    limits: config.quotas[act],
    now: clock(),
  })

  async function count(db: Db, counted: Counted): Promise<void> {
    if (await increment(db, counted)) return
    const { act, now } = counted
    const until = await findRetryDate(db, counted)
    const sentence = quotaMessage(act, until, now)
    throw new QuotaExceeded('tooManyRequests', { sentence, retryAfter: secondsUntil(until, now) })
  }

  const quotas: Quotas = {
    count: (act, person) => quotas.limit(act, person, (countIn) => countIn(db)),
    async limit(act, person, work) {
      const counted = toCounted(act, person)
      try {
        return await work((tx) => count(tx, counted))
      } catch (error) {
        // Outside of the transaction of the work, which was rolled back.
        if (error instanceof QuotaExceeded) await recordRefusal(db, counted)
        throw error
      }
    },
    async prune() {
      const now = instant(clock())
      await db.execute(sql`delete from ${quotaCounts} where day_ends_at <= ${now}`)
      const oldest = sql`${now} - ${QUOTA_REFUSALS_DAYS} * interval '1 day'`
      await db.execute(sql`delete from ${quotaRefusals} where last_at < ${oldest}`)
    },
  }
  app.decorate('quotas', quotas)
  const timer = setInterval(() => {
    quotas.prune().catch((error: unknown) => app.log.warn({ err: error }, 'expired quotas were not deleted'))
  }, PRUNE_INTERVAL_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
