import { join, resolve } from 'node:path'
import type { QuotaTimes } from '@plomada/domain'
import { settings } from './config.settings.ts'
import type { Setting } from './config.kinds.ts'
import type { Settings } from './config.settings.ts'

const repository = join(import.meta.dirname, '../../..')

/** Everything about a server that its surroundings decide. A part that is null is provided by the embedded stand-in. */
export interface Config {
  /** Whether other machines reach the server, so that nothing of a demonstration runs unless allowed by name. */
  isProduction: boolean
  port: number
  host: string
  /** The origin in people's address bar, without a final slash. */
  publicUrl: string
  databaseUrl: string | null
  /** A replica that visitors' reads may go to. */
  databaseReadUrl: string | null
  /** The role that owns the tables and migrates them; null when the role of `databaseUrl` does. */
  databaseOwnerUrl: string | null
  dataDir: string
  identity: { issuer: string; domain: string; clientId: string; audience: string } | null
  payments: { secretKey: string; webhookSecret: string } | null
  mail: { smtpUrl: string | null; from: string }
  contact: ContactSettings
  photos: PhotoStore | null
  addressVisibility: 'everyone' | 'hired'
  words: 'specification' | 'es-AR'
  budgetMax: number
  /** Whether the cast of the demonstration is sown and the demonstration's doors are open. */
  demo: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** How many proxies stand before the server, or their addresses; false when people reach it directly. */
  trustProxy: false | number | string
  /** Other sites that may call the API from a page: their addresses without a path. */
  corsOrigins: readonly string[]
  /** Seals the keys that are kept in the database; null leaves them readable there. */
  keySecret: string | null
  /** Requests a minute. */
  rate: { perAddress: number; perPerson: number }
  /** How often each act that has a quota may happen. */
  quotas: QuotaTimes
  /** What whoever reads the metrics has to show; null when nobody may. */
  metricsToken: string | null
}

/** Where the messages of the contact page go. */
interface ContactSettings {
  /** Who reads them, when the server sends them itself. */
  to: string
  /** The hosted service that the browser hands them to. */
  emailjs: EmailService | null
}

/** A service with the contract of EmailJS; everything about it is public. */
export interface EmailService {
  /** Where its calls begin: an origin, or a path of this server. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
}

/** Where photos are kept when not on the disk. */
export interface PhotoStore {
  bucket: string
  region: string
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

/** The surroundings ask for something impossible; the message says what, a line for each setting. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from an environment; throws a ConfigError that names every wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const complaints: string[] = []
  const given = readSettings(env, complaints)
  const together = [
    ['AUTH_DOMAIN', 'AUTH_CLIENT_ID', 'AUTH_AUDIENCE'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
    ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ]
  for (const names of together) {
    const missing = names.filter((name) => !env[name])
    if (missing.length > 0 && missing.length < names.length)
      complaints.push(`${names.join(', ')} go together: ${missing.join(', ')} missing.`)
  }
  for (const [name, companion] of [
    ['AUTH_ISSUER', 'AUTH_DOMAIN'],
    ['DATABASE_READ_URL', 'DATABASE_URL'],
    ['DATABASE_OWNER_URL', 'DATABASE_URL'],
    ['EMAILJS_ORIGIN', 'EMAILJS_PUBLIC_KEY'],
  ] as const) {
    if (env[name]?.trim() && !env[companion])
      complaints.push(`${name} goes with ${companion}, which is missing.`)
  }
  complaints.push(...missingInProduction(given))
  if (complaints.length > 0) throw new ConfigError(complaints.join('\n'))
  return configOf(given)
}

function readSettings(env: Readonly<Record<string, string | undefined>>, complaints: string[]): Settings {
  const entries = Object.entries<Setting>(settings).flatMap(([name, setting]) => {
    const { takes, form, default: usual, isPublic } = setting
    // An empty setting is an absent one: that is how compose files and CI write "none".
    const text = env[name]?.trim() || usual
    if (!text) return []
    const read = takes.safeParse(text)
    if (!read.success) {
      // Elsewhere the value is not repeated: it may be a secret.
      const details = isPublic ? read.error.issues.map(({ message }) => ` ${message}`).join('') : ''
      complaints.push(`${name} will not do: it takes ${form}.${details}`)
    }
    return read.success ? [[name, read.data]] : []
  })
  return Object.fromEntries(entries) as Settings
}

/** Returns true for an address that only this machine reaches. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^(?:127\.|\[?::1\]?$|::ffff:127\.)/.test(host)

/** Why a server counts as production; null when only this machine reaches it. */
function productionReason({ NODE_ENV, HOST, PUBLIC_URL }: Settings): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV is production'
  if (!isLoopback(HOST)) return 'HOST lets other machines reach it'
  if (PUBLIC_URL?.startsWith('https:')) return 'PUBLIC_URL is an https address'
  return null
}

/** A public server never falls back to what is made for demonstrations: each stand-in is allowed by name. */
const standIns = [
  { hosted: 'DATABASE_URL', allowed: 'DATABASE', name: 'the embedded database' },
  { hosted: 'STRIPE_SECRET_KEY', allowed: 'PAYMENTS', name: 'the payment sandbox, where no money moves' },
  { hosted: 'SMTP_URL', allowed: 'MAIL', name: 'mails that stay in DATA_DIR/outbox' },
] as const

function missingInProduction(given: Settings): string[] {
  const reason = productionReason(given)
  return standIns.flatMap(({ hosted, allowed, name }) => {
    if (given[hosted] !== undefined)
      return given[allowed] === undefined ? [] : [`${allowed} and ${hosted} contradict each other.`]
    if (reason === null || given[allowed] !== undefined) return []
    const byName = `${allowed}=${settings[allowed].form}`
    return [`${hosted} is missing in production (${reason}). Set it, or ${byName} to allow ${name}.`]
  })
}

function configOf(given: Settings): Config {
  const port = given.PORT
  const databaseUrl = given.DATABASE_URL ?? null
  const isProduction = productionReason(given) !== null
  return {
    isProduction,
    port,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${port}`,
    databaseUrl,
    databaseReadUrl: given.DATABASE_READ_URL ?? null,
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? null,
    dataDir: given.DATA_DIR === undefined ? join(repository, '.data') : resolve(given.DATA_DIR),
    identity: identityOf(given),
    payments: paymentsOf(given),
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM },
    contact: { to: given.CONTACT_TO, emailjs: emailServiceOf(given) },
    photos: photosOf(given),
    addressVisibility: given.ADDRESS_VISIBILITY,
    words: given.WORDS,
    budgetMax: given.BUDGET_MAX,
    demo: given.DEMO ?? (databaseUrl === null && !isProduction),
    // At a desk the terminal belongs to the person; a server's log belongs to whoever keeps it.
    logLevel: given.LOG_LEVEL ?? (databaseUrl === null ? 'warn' : 'info'),
    trustProxy: given.TRUST_PROXY,
    corsOrigins: given.CORS_ORIGINS ?? [],
    keySecret: given.KEY_SECRET ?? null,
    rate: { perAddress: given.RATE_PER_ADDRESS, perPerson: given.RATE_PER_PERSON },
    quotas: given.QUOTAS,
    metricsToken: given.METRICS_TOKEN ?? null,
  }
}

function identityOf({
  AUTH_DOMAIN,
  AUTH_CLIENT_ID,
  AUTH_AUDIENCE,
  AUTH_ISSUER,
}: Settings): Config['identity'] {
  if (!AUTH_DOMAIN || !AUTH_CLIENT_ID || !AUTH_AUDIENCE) return null
  return {
    issuer: AUTH_ISSUER ?? `https://${AUTH_DOMAIN}/`,
    domain: AUTH_DOMAIN,
    clientId: AUTH_CLIENT_ID,
    audience: AUTH_AUDIENCE,
  }
}

function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Settings): Config['payments'] {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
}

function emailServiceOf(given: Settings): EmailService | null {
  const { EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_ORIGIN } = given
  if (!EMAILJS_PUBLIC_KEY || !EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID) return null
  return {
    origin: EMAILJS_ORIGIN,
    publicKey: EMAILJS_PUBLIC_KEY,
    serviceId: EMAILJS_SERVICE_ID,
    templateId: EMAILJS_TEMPLATE_ID,
  }
}

function photosOf(given: Settings): PhotoStore | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = given
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
