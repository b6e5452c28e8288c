import { isQuiet, TIME_ZONE } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config.ts'
import { isUnavailable, type Database } from '../database/database.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { isSameSecret } from './secrets.ts'

/** The result of opening a checkout, or the kind of an event from the payment provider (`unsigned`: without a valid signature). */
type CheckoutOutcome = 'opened' | 'refused' | 'paid' | 'failed' | 'expired' | 'other' | 'hint' | 'unsigned'

/** Records events that the server cannot count from requests and responses. */
export interface Metrics {
  checkout: (outcome: CheckoutOutcome) => void
}

// Upper limits of the histogram in seconds, from a static file to a request that times out.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 6, 10]

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Histogram({
    name: 'plomada_http_request_seconds',
    help: 'Seconds from receiving a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The route's pattern, not the URL: one time series per route.
    const route = routeOptions.url ?? 'none'
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function addPoolMetrics({ pool }: Pick<Database, 'pool'>, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'plomada_pool_connections',
      help: 'Connections to the database.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'plomada_pool_waiting',
      help: 'Statements waiting for a connection.',
      registers: [],
      collect() {
        this.set(pool.waitingCount)
      },
    }),
  )
}

interface MetricsDeps {
  config: Pick<Config, 'metricsToken' | 'quietHours'>
  database: Pick<Database, 'pool' | 'db'>
  clock: () => Date
}

/** Returns the time since which a mail could be sent, or null while it waits for the end of the quiet hours. */
function toWaitingSince(now: Date, quietHours: Config['quietHours']): SQL {
  // Each failed attempt postpones the next one by 1 s, 2 s, 4 s … (services/queue.ts).
  const dueAt = sql`${outbox.runAt} - make_interval(secs => power(2, ${outbox.attempts}) - 1)`
  if (quietHours === null) return dueAt
  const hours = sql`make_interval(hours => ${quietHours.to}::int)`
  const localTime = sql`${now.toISOString()}::timestamptz at time zone ${TIME_ZONE}`
  const lastEnd = sql`(date_trunc('day', ${localTime} - ${hours}) + ${hours}) at time zone ${TIME_ZONE}`
  return sql`case when (${outbox.payload} ->> 'isQuiet') is distinct from 'true' then ${dueAt}
    ${isQuiet(now, quietHours) ? sql`` : sql`else greatest(${dueAt}, ${lastEnd})`} end`
}

function addOutboxMetrics({ config, database: { db }, clock }: MetricsDeps, registry: Registry): void {
  const addGauge = (name: string, help: string, toValue: () => SQL) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          try {
            const { rows } = await db.execute<{ value: number }>(
              sql`select ${toValue()}::float8 as value from ${outbox} where ${outbox.doneAt} is null`,
            )
            this.set(rows[0]?.value ?? 0)
          } catch (error) {
            // The other metrics must work when the database is unavailable.
            if (!isUnavailable(error)) throw error
            this.remove()
          }
        },
      }),
    )
  addGauge('plomada_outbox_depth', 'Unsent mails.', () => sql`count(*)`)
  addGauge('plomada_outbox_age_seconds', 'Seconds since the oldest unsent mail could be sent.', () => {
    const now = clock()
    const since = toWaitingSince(now, config.quietHours)
    return sql`greatest(extract(epoch from ${now.toISOString()}::timestamptz - min(${since})), 0)`
  })
}

/** Serves Prometheus metrics under /metrics to clients with the token. Returns 404 without a configured token. */
export function addMetrics(app: FastifyInstance, deps: MetricsDeps): Metrics {
  const { metricsToken } = deps.config
  if (metricsToken === null) {
    app.get('/metrics', () => refuse('notFound'))
    return { checkout: () => {} }
  }
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  countRequests(app, registers)
  addPoolMetrics(deps.database, registry)
  addOutboxMetrics(deps, registry)
  const checkouts = new Counter({
    name: 'plomada_checkout_total',
    help: 'Checkouts opened and events of the payment provider, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`)) refuse('unauthenticated')
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
  return { checkout: (outcome) => checkouts.inc({ outcome }) }
}
