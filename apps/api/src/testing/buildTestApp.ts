import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUDGET_MAXIMUM } from '@plomada/domain'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '../app.ts'
import type { AppDeps } from '../app.deps.ts'
import { readConfig, type Config } from '../config.ts'
import type { Database, Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import type { MailPayload } from '../services/mail/mail.ts'
import type { Services } from '../services/services.ts'
import { numberedReceipts } from '../services/invoices/invoices.ts'
import { choosePayments } from '../services/payments/payments.choice.ts'
import { loadNotificationKeys } from '../services/notificationKeys.ts'
import { choosePush } from '../services/push/push.transport.ts'
import { choosePhotos } from '../services/photos/photos.storage.ts'
import { openPrivatePhotos } from '../services/photos/privatePhotos.ts'
import { highQuotas } from './highQuotas.ts'
import { createCallClient, type CallClient } from './callClient.ts'
import { openTestDatabase } from './testDatabase.ts'
import { openTestIdentity, type TestIdentity } from './testIdentity.ts'

type Person = typeof users.$inferSelect

/** A test app with its own database, and clients that send requests as any user. */
export interface TestApp extends AppDeps {
  app: FastifyInstance
  db: Db
  identity: TestIdentity
  /** The mails that were passed to the transport. */
  sentMails: MailPayload[]
  /** Sets the app's clock; null lets it run again. */
  setClock: (now: Date | null) => void
  /** Registers a user; omitted columns get generated values. */
  addPerson: (person?: Partial<typeof users.$inferInsert>) => Promise<Person>
  /** Returns a client that sends requests as a user, as an unregistered subject, or as a visitor (null). */
  as: (person: { subject: string } | null) => CallClient
  close: () => Promise<void>
}

/** Options of `buildTestApp`. */
export interface TestAppOptions extends AppOptions {
  config?: Partial<Config>
  services?: Partial<Services>
  /** A migrated, empty database, closed with the app. @default a new one */
  database?: Database
}

/** Builds the production app on an empty database, with a local identity provider and the embedded services. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plomada-test-'))
  const env = {
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    QUOTAS: highQuotas,
    BUDGET_MAX: String(BUDGET_MAXIMUM),
  }
  const config = { ...readConfig(env), ...options.config }
  const database = options.database ?? (await openTestDatabase())
  const identity = await openTestIdentity()
  const sentMails: MailPayload[] = []
  const mail = {
    send: async (_id: string | number, payload: MailPayload) => void sentMails.push(payload),
    close: () => {},
  }
  const keyStore = { sql: database.pool, secret: config.keySecret }
  const notificationKeys = await loadNotificationKeys(keyStore)
  const services = {
    identity,
    notificationKeys,
    push: choosePush(config, notificationKeys),
    ...choosePayments(config, database.db),
    invoices: numberedReceipts,
    photos: choosePhotos(config),
    privatePhotos: await openPrivatePhotos(keyStore),
    mail,
    ...options.services,
  }
  let now: Date | null = null
  const deps: AppDeps = { config, database, services, clock: () => now ?? new Date() }
  // Load shedding is off: any limit rejects requests when the process is suspended between two measurements.
  const app = await buildApp(deps, {
    loadShedding: { maxEventLoopDelay: 0 },
    closing: { notice: 0 },
    // Tests write to the database directly.
    documentMaxAge: 0,
    ...options,
  })
  await app.ready()
  const { db } = database
  return {
    ...deps,
    app,
    db,
    identity,
    sentMails,
    setClock: (time) => {
      now = time
    },
    addPerson: (person = {}) => addPerson(db, identity.settings.issuer, person),
    as: (person) => createCallClient(app, person && (() => identity.tokenFor(person.subject))),
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let peopleSoFar = 0

async function addPerson(
  db: Db,
  issuer: string,
  person: Partial<typeof users.$inferInsert>,
): Promise<Person> {
  const number = ++peopleSoFar
  const defaults = {
    issuer,
    subject: `test|${number}`,
    nickname: `persona${number}`,
    email: `persona${number}@plomada.test`,
    firstName: `Persona ${number}`,
  }
  const [row] = await db
    .insert(users)
    .values({ ...defaults, ...person })
    .returning()
  if (!row) throw new Error('The insert returned no row')
  return row
}
