import type { FastifyInstance } from 'fastify'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import type { Database, DatabaseEvents } from './database/database.ts'
import type { closeLimits } from './http/shutdown.ts'
import type { WebBuild, WebSource, WebSettings } from './http/web.ts'

/** A server that listens. */
export interface RunningServer {
  config: Config
  app: FastifyInstance
  database: Database
  /** Settles when the database is gone and the process had better be started again. */
  lost: Promise<Error>
  /** Finishes the requests under way, then closes everything; safe to repeat. */
  close: () => Promise<void>
}

/** How to start, beside the environment. */
export interface StartOptions extends Pick<DatabaseEvents, 'onProgress' | 'stallLimit'> {
  /** Gives the web app when the server is ready to serve it; left out, the server answers the API alone. */
  web?: (settings: WebSettings) => Promise<WebBuild | WebSource | null>
  /** How long closing takes, when not the usual. */
  closing?: Partial<typeof closeLimits>
}

/** Everything but the database, which takes as long to open: the embedded one does so meanwhile. */
const load = async () => ({
  ...(await import('./app.ts')),
  ...(await import('./database/roles.ts')),
  ...(await import('./demo/accounts.ts')),
  ...(await import('./demo/seed.ts')),
  ...(await import('./services/mail/outbox.worker.ts')),
  ...(await import('./services/services.ts')),
})

/** Starts the server that an environment describes; whatever was opened is closed again when a later step fails. */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  { web, closing: limits = {}, ...events }: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env)
  const opened: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeAll(opened))
  try {
    const database = await openDatabase(config, { ...events, meanwhile: load })
    opened.push(database.close)
    const loaded = await load()
    const { buildApp, demoSignIn, openServices, seedDemo, startOutbox, webSettings } = loaded
    await loaded.migrateAsOwner(config, database)
    const services = await openServices(config, database, config.demo ? demoSignIn : null)
    const parts = { config, database, services, clock: () => new Date() }
    const { settings } = services.identity
    if (config.demo) await seedDemo({ ...parts, photos: services.photos, issuer: settings.issuer, ...events })
    const app = await buildApp(parts, {
      web: (await web?.(webSettings(parts))) ?? null,
      // At a desk there is no balancer to notice anything.
      closing: config.isProduction ? limits : { notice: 0, ...limits },
    })
    await loaded.warnOfMutableAuditLog(database, app.log)
    void database.lost.then((error) => app.log.fatal({ err: error }, 'the database is lost'))
    const closeApp = async () => app.close()
    opened.push(closeApp)
    await app.listen({ port: config.port, host: config.host })
    const onError = (error: unknown) => app.log.error({ err: error }, 'outbox')
    const { stop } = startOutbox({ db: database.db, transport: services.mail, onError })
    opened.splice(opened.indexOf(closeApp), 1, closeTogether(closeApp, stop))
    return { config, app, database, lost: database.lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function closeAll(opened: (() => Promise<void>)[]): Promise<void> {
  for (const close of opened.toReversed()) await close()
}

/** Closes several things at once: a request does not wait for a mail that takes long, nor a mail for a request. */
const closeTogether =
  (...closing: (() => Promise<void>)[]) =>
  async (): Promise<void> => {
    await Promise.all(closing.map((close) => close()))
  }

// Longer than `closeLimits` and the closing of a database together; deploy/plomada.service kills later.
const closeTimeout = 35_000

/** Closes on SIGINT and SIGTERM, then exits with 0; exits with 1 when the database is lost. */
export function endOnSignals({ close, lost }: Pick<Database, 'close' | 'lost'>): void {
  const end = () => {
    setTimeout(() => process.exit(0), closeTimeout).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  void lost.then(() => process.exit(1))
}
