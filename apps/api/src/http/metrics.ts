import { refuse } from '@plomada/domain/define'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config.ts'
import { isAway } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/schema.ts'
import { isSameText } from './sameText.ts'

/** How the payment provider answered, or what it told of: one word each. */
type CheckoutOutcome = 'opened' | 'refused' | 'paid' | 'failed' | 'expired' | 'other' | 'unsigned'

/** What is counted by those who do it. */
export interface Metrics {
  checkout: (outcome: CheckoutOutcome) => void
}

// From a file to what is given up; the limits of patience are among them.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 6, 10]

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Histogram({
    name: 'plomada_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The pattern and never the address: as many series as routes, however many offers there are.
    const route = routeOptions.url ?? 'none'
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function watchPool({ pool }: Pick<Database, 'pool'>, registry: Registry): void {
  const connections = new Gauge({
    name: 'plomada_pool_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  const waiting = new Gauge({
    name: 'plomada_pool_waiting',
    help: 'Statements that wait for a connection.',
    registers: [],
    collect() {
      this.set(pool.waitingCount)
    },
  })
  registry.registerMetric(connections)
  registry.registerMetric(waiting)
}

function watchOutbox({ db }: Pick<Database, 'db'>, registry: Registry): void {
  const age = new Gauge({
    name: 'plomada_outbox_age_seconds',
    help: 'How long the oldest unsent mail has been waiting.',
    registers: [],
  })
  const depth = new Gauge({
    name: 'plomada_outbox_depth',
    help: 'Mails that are not sent yet.',
    registers: [],
    async collect() {
      try {
        const { rows } = await db.execute<{ depth: number; age: number }>(sql`
          select count(*)::int as depth, coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)::float8 as age
          from ${outbox} where ${outbox.doneAt} is null`)
        this.set(rows[0]?.depth ?? 0)
        age.set(rows[0]?.age ?? 0)
      } catch (error) {
        // The rest is worth most when the database is away.
        if (!isAway(error)) throw error
        this.remove()
        age.remove()
      }
    },
  })
  registry.registerMetric(depth)
  registry.registerMetric(age)
}

/** Serves what Prometheus reads under /metrics, to whoever shows the token; without a token there is nothing there. */
export function addMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  database: Pick<Database, 'pool' | 'db'>,
): Metrics {
  if (metricsToken === null) {
    app.get('/metrics', () => refuse('notFound'))
    return { checkout: () => {} }
  }
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  countRequests(app, registers)
  watchPool(database, registry)
  watchOutbox(database, registry)
  const checkouts = new Counter({
    name: 'plomada_checkout_total',
    help: 'What became of checkouts: pages opened, and what the provider told.',
    labelNames: ['outcome'],
    registers,
  })
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSameText(headers.authorization ?? '', `Bearer ${metricsToken}`)) refuse('unauthenticated')
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
  return { checkout: (outcome) => checkouts.inc({ outcome }) }
}
