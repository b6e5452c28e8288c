import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AppDeps } from './app.deps.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase, type Database, type DatabaseEvents } from './database/database.ts'
import { isQuiet } from '@plomada/domain'
import type { closeLimits } from './http/shutdown.ts'
import type { WebSource } from './web/web.ts'
import type { WebBuild, WebSettings } from './web/build.ts'

/** A server that is listening. */
export interface RunningServer {
  config: Config
  app: FastifyInstance
  database: Database
  /** Resolves when the database has failed permanently; the process should be restarted. */
  lost: Promise<Error>
  /** Finishes the requests in progress, then closes everything. Idempotent. */
  close: () => Promise<void>
}

/** Options of `startServer`. */
export interface StartOptions extends DatabaseEvents {
  /** Returns the web app. @default null, which serves the API only */
  web?: (settings: WebSettings) => Promise<WebBuild | WebSource | null>
  closing?: Partial<typeof closeLimits>
}

/** Loads all other modules while the embedded database starts. */
const load = async () => ({
  ...(await import('./alert/matching.actions.ts')),
  ...(await import('./app.ts')),
  ...(await import('./database/maskTexts.ts')),
  ...(await import('./database/roles.ts')),
  ...(await import('./demo/accounts.ts')),
  ...(await import('./demo/seed.ts')),
  ...(await import('./services/mail/mail.links.ts')),
  ...(await import('./services/mail/outbox.worker.ts')),
  ...(await import('./services/push/push.worker.ts')),
  ...(await import('./services/repeat.ts')),
  ...(await import('./services/services.ts')),
  ...(await import('./clock.ts')),
  ...(await import('./user/suspension.actions.ts')),
  ...(await import('./ledger/check.actions.ts')),
  ...(await import('./payment/importRefunds.actions.ts')),
  ...(await import('./payment/otherProvider.queries.ts')),
  ...(await import('./receipt/authorize.actions.ts')),
})

/** Starts a server configured by an environment. Closes what it has opened if a later step fails. */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  { web, closing: limits = {}, ...events }: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env)
  const opened: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeAll(opened))
  try {
    const loading = load()
    loading.catch(() => {})
    const database = await openDatabase(config, events)
    opened.push(database.close)
    const loaded = await loading
    const { buildApp, demoSignIn, openServices, seedDemo, webSettings } = loaded
    await loaded.migrateAsOwner(config, database)
    const services = await openServices(config, database, config.demo ? demoSignIn : null)
    const deps = { config, database, services, clock: () => new Date() }
    const { settings } = services.identity
    if (config.demo) await seedDemo({ ...deps, photos: services.photos, issuer: settings.issuer, ...events })
    const app = await buildApp(deps, {
      web: (await web?.(webSettings(deps))) ?? null,
      // Load balancers need this time to notice; there are none outside production.
      closing: config.isProduction ? limits : { notice: 0, ...limits },
    })
    // Access to the folder of the embedded database includes the audit log.
    if (config.databaseUrl !== null) await loaded.warnOfMutableAuditLog(database, app.log)
    // Not awaited: it reads all payments.
    loaded.warnOfOtherProviders(database, services.payments, app.log).catch((error: unknown) => {
      app.log.error({ err: error }, 'payments of other providers')
    })
    void database.lost.then((error) => app.log.fatal({ err: error }, 'the database is lost'))
    const closeApp = async () => app.close()
    opened.push(closeApp)
    await app.listen({ port: config.port, host: config.host })
    const stopWorkers = startWorkers(deps, loaded, app.log)
    // In parallel, so that slow mails and slow requests do not wait for each other.
    opened[opened.indexOf(closeApp)] = async () => void (await Promise.all([closeApp(), stopWorkers()]))
    return { config, app, database, lost: database.lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Starts sending mails and push messages, notifying of alerts, ending suspensions and checking the ledger. Returns a function that ends all. */
function startWorkers(
  deps: AppDeps,
  loaded: Awaited<ReturnType<typeof load>>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { config, database, services, clock } = deps
  const { db } = database
  const { createAlertWorker, createClock, createMailLinks, createPushWorker, maskStoredTexts } = loaded
  const { authorizeInvoices, endSuspensions, importRecentRefunds, refuseLedgerFaults, repeat } = loaded
  const { startOutbox } = loaded
  const report = (work: string) => (error: unknown) => log.error({ err: error }, work)
  const { quietHours } = config
  const isNight = () => quietHours !== null && isQuiet(clock(), quietHours)
  const outbox = startOutbox({
    db,
    transport: services.mail,
    links: createMailLinks(config, services.notificationKeys.unsubscribe),
    isQuiet: isNight,
    onError: report('outbox'),
  })
  const push = createPushWorker({
    db,
    transport: services.push,
    isQuiet: isNight,
    onError: report('push'),
  })
  const alerts = createAlertWorker({ db, onError: report('alerts') })
  const stopping = new AbortController()
  const masking = maskStoredTexts(db, stopping.signal).catch(report('masking stored texts'))
  const { payments, invoices } = services
  const repeated = [
    repeat(MINUTE_MS, () => endSuspensions(db, clock()), report('suspensions')),
    repeat(HOUR_MS, () => refuseLedgerFaults(db, clock()), report('ledger')),
    repeat(HOUR_MS, () => importRecentRefunds(db, { provider: payments, log, clock }), report('refunds')),
    ...(payments.sellers ? [repeat(HOUR_MS, payments.sellers.refreshDue, report('connections'))] : []),
    repeat(MINUTE_MS, () => authorizeInvoices(db, invoices), report('invoices')),
  ]
  const timers = createClock(deps, log)
  timers.start()
  push.start()
  alerts.start()
  return async () => {
    stopping.abort()
    const queues = [timers.stop(), outbox.stop(), push.stop(), alerts.stop()]
    await Promise.all([...queues, masking, ...repeated.map((stop) => stop())])
  }
}

async function closeAll(opened: (() => Promise<void>)[]): Promise<void> {
  for (const close of opened.toReversed()) await close()
}

// Longer than `closeLimits` plus closing the database, and shorter than the limit in deploy/plomada.service.
const closeTimeout = 35_000

/** Closes and exits with 0 on SIGINT and SIGTERM. Exits with 1 when the database is lost. */
export function endOnSignals({ close, lost }: Pick<Database, 'close' | 'lost'>): void {
  const end = () => {
    setTimeout(() => process.exit(0), closeTimeout).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  void lost.then(() => process.exit(1))
}
