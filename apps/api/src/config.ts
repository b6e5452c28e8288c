import { join, resolve } from 'node:path'
import { BUDGET_MAXIMUM, DEMO_BUDGET_MAXIMUM } from '@plomada/domain'
import type { AddressVisibility, ChargebackFeeBearer, QuietHours } from '@plomada/domain'
import type { QuotaLimits } from '@plomada/domain/calls'
import { settings, type Settings } from './config.settings.ts'
import type { Setting } from './config.parsers.ts'

const repository = join(import.meta.dirname, '../../..')

/** The configuration of a server, read from the environment. A service that is null is replaced by its embedded one. */
export interface Config {
  /** Whether other machines reach the server; embedded services must then be explicitly allowed. */
  isProduction: boolean
  port: number
  host: string
  /** The public origin, without a trailing slash. */
  publicUrl: string
  databaseUrl: string | null
  /** A replica for the reads of visitors. */
  databaseReadUrl: string | null
  /** The same database as `databaseUrl`, with the role that owns and migrates the tables; null if that is one role. */
  databaseOwnerUrl: string | null
  /** In transaction mode a connection may have another session in each transaction. */
  databasePoolMode: 'session' | 'transaction'
  dataDir: string
  identity: { issuer: string; domain: string; clientId: string; audience: string } | null
  payments: { secretKey: string; webhookSecret: string } | null
  /** Mercado Pago or its embedded stand-in; null if neither is used. */
  mercadoPago: { clientId: string; clientSecret: string; webhookSecret: string } | 'sandbox' | null
  mail: { smtpUrl: string | null; from: string }
  /** Hours in which only urgent notifications are sent; null if all are sent at any time. */
  quietHours: QuietHours | null
  /** Whether push services on this machine are allowed. */
  pushLoopback: boolean
  contact: ContactSettings
  photos: PhotoStore | null
  addressVisibility: AddressVisibility
  messages: 'specification' | 'es-AR'
  /** The highest amount in pesos that users can write. */
  budgetMax: number
  /** The least that a payout sends, in whole pesos. */
  payoutMinimum: number
  /** Who bears what the provider charges for a chargeback. */
  chargebackFeeBearer: ChargebackFeeBearer
  /** Whether the demo data is seeded and demo mode is on. */
  demo: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** The number of proxies in front of the server, or their addresses; false if there are none. */
  trustProxy: false | number | string
  /** Origins of other sites whose pages may call the API. */
  corsOrigins: readonly string[]
  /** Encrypts the keys stored in the database; null stores them unencrypted. */
  keySecret: string | null
  /** Requests per minute. */
  rate: { perAddress: number; perPerson: number }
  quotas: QuotaLimits
  /** Milliseconds of event loop delay above which new requests are rejected; 0 allows any delay. */
  maxEventLoopDelay: number
  /** The bearer token for /metrics; null disables the endpoint. */
  metricsToken: string | null
}

/** Recipients of the messages of the contact page. */
interface ContactSettings {
  /** The address the server sends them to. */
  to: string
  /** The hosted service the browser sends them to; null if the server sends them. */
  emailjs: EmailService | null
}

/** A service with the API of EmailJS. All fields are public. */
export interface EmailService {
  /** The base of its URLs: an origin, or a path of this server. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
}

/** The S3 bucket for photos. */
export interface PhotoStore {
  bucket: string
  region: string
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

/** The environment is invalid. The message has one line per problem. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the configuration from an environment; throws a ConfigError that lists every invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const values = readSettings(env, problems)
  const groups = [
    ['AUTH_DOMAIN', 'AUTH_CLIENT_ID', 'AUTH_AUDIENCE'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['MERCADOPAGO_CLIENT_ID', 'MERCADOPAGO_CLIENT_SECRET', 'MERCADOPAGO_WEBHOOK_SECRET'],
    ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
    ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ]
  for (const names of groups) {
    const missing = names.filter((name) => !env[name])
    if (missing.length > 0 && missing.length < names.length)
      problems.push(`${names.join(', ')} go together: ${missing.join(', ')} missing.`)
  }
  for (const [name, companion] of [
    ['AUTH_ISSUER', 'AUTH_DOMAIN'],
    ['DATABASE_READ_URL', 'DATABASE_URL'],
    ['DATABASE_OWNER_URL', 'DATABASE_URL'],
    ['EMAILJS_ORIGIN', 'EMAILJS_PUBLIC_KEY'],
  ] as const) {
    if (env[name]?.trim() && !env[companion])
      problems.push(`${name} goes with ${companion}, which is missing.`)
  }
  problems.push(...productionProblems(values))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return toConfig(values)
}

function readSettings(env: Readonly<Record<string, string | undefined>>, problems: string[]): Settings {
  const entries = Object.entries<Setting>(settings).flatMap(([name, setting]) => {
    const { schema, format, default: defaultValue, isPublic } = setting
    // Compose files and CI write an empty string for "not set".
    const text = env[name]?.trim() || defaultValue
    if (!text) return []
    const parsed = schema.safeParse(text)
    if (!parsed.success) {
      const details = isPublic ? parsed.error.issues.map(({ message }) => ` ${message}`).join('') : ''
      problems.push(`${name} is invalid: it takes ${format}.${details}`)
    }
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(entries) as Settings
}

/** Checks whether a host is only reachable from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^(?:127\.[\d.]+$|\[?::1\]?$|::ffff:127\.)/.test(host)

/** Returns why a server counts as production, or null. */
function productionReason({ NODE_ENV, HOST, PUBLIC_URL }: Settings): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV is production'
  if (!isLoopback(HOST)) return 'HOST lets other machines reach it'
  if (PUBLIC_URL?.startsWith('https:')) return 'PUBLIC_URL is an https address'
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL is not on the loopback'
  return null
}

/** The embedded services that a public server uses only if they are explicitly allowed. */
const embeddedServices: readonly {
  hosted: keyof Settings
  /** Another hosted service for the same. */
  other?: keyof Settings
  allowed: 'DATABASE' | 'PAYMENTS' | 'MAIL'
  name: string
}[] = [
  { hosted: 'DATABASE_URL', allowed: 'DATABASE', name: 'the embedded database' },
  {
    hosted: 'STRIPE_SECRET_KEY',
    other: 'MERCADOPAGO_CLIENT_ID',
    allowed: 'PAYMENTS',
    name: 'the payment sandbox, where no money moves',
  },
  { hosted: 'SMTP_URL', allowed: 'MAIL', name: 'mails that stay in DATA_DIR/outbox' },
]

function productionProblems(given: Settings): string[] {
  const reason = productionReason(given)
  const loopback =
    given.PUSH_LOOPBACK && reason !== null ? [`PUSH_LOOPBACK is not allowed in production (${reason}).`] : []
  const services = embeddedServices.flatMap(({ hosted, other, allowed, name }) => {
    const used = [hosted, other].filter((one) => one !== undefined && given[one] !== undefined)
    if (used.length > 1) return [`${used.join(' and ')} contradict each other.`]
    if (used.length > 0)
      return given[allowed] === undefined ? [] : [`${allowed} and ${used.join()} contradict each other.`]
    if (reason === null || given[allowed] !== undefined) return []
    const setting = `${allowed}=${settings[allowed].format}`
    const choice = other === undefined ? hosted : `${hosted} or ${other}`
    return [`${choice} is missing in production (${reason}). Set it, or ${setting} to allow ${name}.`]
  })
  const secret =
    reason !== null && given.KEY_SECRET === undefined
      ? [
          `KEY_SECRET is missing in production (${reason}). Set it to ${settings.KEY_SECRET.format}: it encrypts the keys in the database.`,
        ]
      : []
  return [...services, ...loopback, ...secret]
}

function toConfig(given: Settings): Config {
  const port = given.PORT
  const databaseUrl = given.DATABASE_URL ?? null
  const isProduction = productionReason(given) !== null
  const demo = given.DEMO ?? (databaseUrl === null && !isProduction)
  return {
    isProduction,
    port,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${port}`,
    databaseUrl,
    databaseReadUrl: given.DATABASE_READ_URL ?? null,
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? null,
    databasePoolMode: given.DATABASE_POOL_MODE,
    dataDir: given.DATA_DIR === undefined ? join(repository, '.data') : resolve(given.DATA_DIR),
    identity: toIdentity(given),
    payments: toPayments(given),
    mercadoPago: toMercadoPago(given),
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM },
    quietHours: given.QUIET_HOURS,
    pushLoopback: given.PUSH_LOOPBACK ?? false,
    contact: { to: given.CONTACT_TO, emailjs: toEmailService(given) },
    photos: toPhotoStore(given),
    addressVisibility: given.ADDRESS_VISIBILITY,
    messages: given.MESSAGES,
    budgetMax: given.BUDGET_MAX ?? (demo ? DEMO_BUDGET_MAXIMUM : BUDGET_MAXIMUM),
    payoutMinimum: given.PAYOUT_MINIMUM,
    chargebackFeeBearer: given.CHARGEBACK_FEE_BEARER,
    demo,
    logLevel: given.LOG_LEVEL ?? (databaseUrl === null ? 'warn' : 'info'),
    trustProxy: given.TRUST_PROXY,
    corsOrigins: given.CORS_ORIGINS ?? [],
    keySecret: given.KEY_SECRET ?? null,
    rate: { perAddress: given.RATE_PER_ADDRESS, perPerson: given.RATE_PER_PERSON },
    quotas: given.QUOTAS,
    maxEventLoopDelay: given.MAX_EVENT_LOOP_DELAY,
    metricsToken: given.METRICS_TOKEN ?? null,
  }
}

function toIdentity(given: Settings): Config['identity'] {
  const { AUTH_DOMAIN: domain, AUTH_CLIENT_ID: clientId, AUTH_AUDIENCE: audience, AUTH_ISSUER } = given
  if (!domain || !clientId || !audience) return null
  return { issuer: AUTH_ISSUER ?? `https://${domain}/`, domain, clientId, audience }
}

const toPayments = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Settings): Config['payments'] => (secretKey && webhookSecret ? { secretKey, webhookSecret } : null)

function toMercadoPago(given: Settings): Config['mercadoPago'] {
  const { MERCADOPAGO_CLIENT_ID: clientId, MERCADOPAGO_CLIENT_SECRET: clientSecret } = given
  const { MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = given
  if (clientId && clientSecret && webhookSecret) return { clientId, clientSecret, webhookSecret }
  return given.PAYMENTS === 'mercadopago-sandbox' ? 'sandbox' : null
}

const toEmailService = ({
  EMAILJS_ORIGIN: origin,
  EMAILJS_PUBLIC_KEY: publicKey,
  EMAILJS_SERVICE_ID: serviceId,
  EMAILJS_TEMPLATE_ID: templateId,
}: Settings): EmailService | null =>
  publicKey && serviceId && templateId ? { origin, publicKey, serviceId, templateId } : null

function toPhotoStore(given: Settings): PhotoStore | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint = null } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null
  return { bucket, region, endpoint, accessKeyId, secretAccessKey }
}
