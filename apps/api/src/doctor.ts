import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import * as z from 'zod'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { stripeClient } from './services/payments/payments.stripe.ts'
import { chooseShelf } from './services/photos/photos.shelves.ts'

/** What one service answered. */
export interface Diagnosis {
  service: string
  isOk: boolean
  /** One sentence for the operator, without secrets. */
  sentence: string
}

/** What a test has instead of the services' own addresses. */
interface Surroundings {
  stripeEndpoint?: () => URL
}

/** Milliseconds that a service may take. */
const PATIENCE = 10_000

/** A finding in words of ours, which need no explanation. */
class Finding extends Error {}

const report = z.object({ version: z.int(), extensions: z.array(z.string()) })

async function checkDatabase({ databaseUrl }: Config): Promise<string> {
  if (databaseUrl === null) return 'The embedded database: for demonstrations.'
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, array(
         select name::text from pg_available_extensions where name in ('pg_trgm', 'unaccent')) as extensions`,
    )
    const { version, extensions } = report.parse(rows[0])
    if (version < 150_000) throw new Finding('PostgreSQL is older than version 15.')
    if (extensions.length < 2) throw new Finding('The extensions pg_trgm and unaccent are not available.')
    return `PostgreSQL ${Math.floor(version / 10_000)} answers.`
  } finally {
    await client.end().catch(() => {})
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) throw new Finding(`${address} answers ${response.status}.`)
  return response.json()
}

async function checkIdentity({ identity }: Config): Promise<string> {
  if (identity === null) return 'The embedded identity provider, under /idp.'
  const { issuer } = identity
  const told = z.object({ issuer: z.string(), jwks_uri: z.url() })
  const found = told.parse(await fetchJson(new URL('.well-known/openid-configuration', issuer).href))
  if (found.issuer !== issuer)
    throw new Finding(`The provider signs as ${found.issuer}: set AUTH_ISSUER to that.`)
  await fetchJson(found.jwks_uri)
  return `${found.issuer} publishes its keys.`
}

async function checkPayments(
  { payments, publicUrl }: Config,
  { stripeEndpoint }: Surroundings,
): Promise<string> {
  if (payments === null) return 'The payment sandbox: no money moves.'
  const stripe = stripeClient({ ...payments, ...(stripeEndpoint && { endpoint: stripeEndpoint }) })
  await stripe.balance.retrieve()
  const webhook = `${publicUrl}/api/payments/webhook`
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  if (!data.some(({ url, status }) => url === webhook && status === 'enabled'))
    throw new Finding(`Stripe has no enabled webhook to ${webhook}.`)
  return `Stripe takes the key${payments.secretKey.includes('_test_') ? ', of its test mode,' : ''} and has the webhook.`
}

async function checkMail({ mail: { smtpUrl } }: Config): Promise<string> {
  if (smtpUrl === null) return 'No mail leaves: it stays in DATA_DIR/outbox.'
  const mailer = createTransport({ url: smtpUrl, connectionTimeout: PATIENCE, socketTimeout: PATIENCE })
  try {
    await mailer.verify()
    return 'The mail server takes the user and the password.'
  } finally {
    mailer.close()
  }
}

async function checkPhotos(config: Config): Promise<string> {
  const shelf = chooseShelf(config)
  const content = Buffer.from('doctor')
  await shelf.put('doctor.txt', content)
  if (!(await shelf.get('doctor.txt'))?.equals(content))
    throw new Finding('What was written is not what is read.')
  return config.photos ? 'The bucket can be written and read.' : 'The folder DATA_DIR/photos can be written.'
}

async function checkAddress({ publicUrl }: Config): Promise<string> {
  const { ok, status } = await fetch(`${publicUrl}/health/ready`, { signal: AbortSignal.timeout(PATIENCE) })
  if (!ok) throw new Finding(`${publicUrl} answers ${status}: the server behind it is not ready.`)
  return `${publicUrl} leads to a server that is ready.`
}

interface Check {
  check: (config: Config, surroundings: Surroundings) => Promise<string>
  /** What to look at when it fails. */
  settings: string
}

const checks: Readonly<Record<string, Check>> = {
  database: { check: checkDatabase, settings: 'DATABASE_URL' },
  identity: { check: checkIdentity, settings: 'AUTH_DOMAIN' },
  payments: { check: checkPayments, settings: 'STRIPE_SECRET_KEY' },
  mail: { check: checkMail, settings: 'SMTP_URL' },
  photos: { check: checkPhotos, settings: 'S3_BUCKET and its keys' },
  address: { check: checkAddress, settings: 'PUBLIC_URL, the proxy and whether the server runs' },
}

/** The short name of an error: its code, or its kind. Messages of libraries may repeat a secret. */
function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const cause: unknown = 'code' in error ? error.code : (error.cause ?? error.name)
  if (cause instanceof Error) return nameOfError(cause)
  return String(cause)
}

/** Tries each service that an environment configures with a call that changes nothing but a small file among photos. */
export async function diagnose(
  env: Readonly<Record<string, string | undefined>>,
  surroundings: Surroundings = {},
): Promise<Diagnosis[]> {
  const config = readConfig(env)
  return Promise.all(
    Object.entries(checks).map(async ([service, { check, settings }]) => {
      try {
        return { service, isOk: true, sentence: await check(config, surroundings) }
      } catch (error) {
        const sentence =
          error instanceof Finding
            ? error.message
            : `It cannot be used (${nameOfError(error)}): check ${settings}.`
        return { service, isOk: false, sentence }
      }
    }),
  )
}
