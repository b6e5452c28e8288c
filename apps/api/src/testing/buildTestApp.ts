import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { AppOptions, Parts } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import type { Database, Db } from '../database/database.ts'
import { users } from '../database/schema.ts'
import type { MailPayload } from '../services/mail/mail.ts'
import type { Services } from '../services/services.ts'
import { choosePayments } from '../services/payments/payments.stripe.ts'
import { choosePhotos } from '../services/photos/photos.shelves.ts'
import { highQuotas } from './highQuotas.ts'
import { createSender } from './send.ts'
import type { Sender } from './send.ts'
import { openTestDatabase } from './testDatabase.ts'
import { openTestIdentity } from './testIdentity.ts'
import type { TestIdentity } from './testIdentity.ts'

type Person = typeof users.$inferSelect

/** An app on a database of its own, to be asked as anybody. */
export interface TestApp extends Parts {
  app: FastifyInstance
  db: Db
  identity: TestIdentity
  /** The mails that the transport was given. */
  sentMails: MailPayload[]
  /** Sets what time the app believes it is. */
  setClock: (now: Date) => void
  /** Registers a person; what is not told is made up. */
  addPerson: (person?: Partial<typeof users.$inferInsert>) => Promise<Person>
  /** Asks as a registered person, as somebody with only a subject, or, with null, as nobody. */
  as: (person: { subject: string } | null) => Sender
  close: () => Promise<void>
}

/** What a test may want otherwise. */
export interface TestAppOptions extends AppOptions {
  config?: Partial<Config>
  services?: Partial<Services>
  /** A migrated database without rows, to be closed with the app; left out, a new one. */
  database?: Database
}

/** Builds the app of production on a fresh database, with a local provider of identity and stand-ins for the rest. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plomada-test-'))
  const env = { LOG_LEVEL: 'silent', DATA_DIR: dataDir, QUOTAS: highQuotas }
  const config = { ...readConfig(env), ...options.config }
  const database = options.database ?? (await openTestDatabase())
  const identity = await openTestIdentity()
  const sentMails: MailPayload[] = []
  const mail = {
    send: async (_id: string | number, payload: MailPayload) => void sentMails.push(payload),
    close: () => {},
  }
  const services = {
    identity,
    ...choosePayments(config),
    photos: choosePhotos(config),
    mail,
    ...options.services,
  }
  let now: Date | null = null
  const parts: Parts = { config, database, services, clock: () => now ?? new Date() }
  // Switches load shedding off: any limit sheds load when the process got no turn between two measurements.
  // Closes without notice: no balancer looks at a test.
  const app = await buildApp(parts, {
    pressure: { maxEventLoopDelay: 0 },
    closing: { notice: 0 },
    ...options,
  })
  await app.ready()
  const { db } = database
  return {
    ...parts,
    app,
    db,
    identity,
    sentMails,
    setClock: (time) => {
      now = time
    },
    addPerson: (person = {}) => addPerson(db, identity.settings.issuer, person),
    as: (person) => createSender(app, person && (() => identity.tokenFor(person.subject))),
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
  const usual = {
    issuer,
    subject: `test|${number}`,
    nickname: `persona${number}`,
    email: `persona${number}@plomada.test`,
    firstName: `Persona ${number}`,
  }
  const [row] = await db
    .insert(users)
    .values({ ...usual, ...person })
    .returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}
