import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import * as z from 'zod'
import { isLoopback, readConfig, type Config } from './config.ts'
import { settings } from './config.settings.ts'
import { countOthersStatement, describeOthers } from './payment/otherProvider.queries.ts'
import { mercadoPagoClient, MercadoPagoRefusal } from './services/payments/mercadoPago/mercadoPago.client.ts'
import { stripeClient } from './services/payments/payments.stripe.ts'
import { choosePhotoStorage } from './services/photos/photos.storage.ts'

/** The result of checking one service. */
export interface Diagnosis {
  service: string
  isOk: boolean
  /** A sentence for the operator, without secrets. */
  message: string
}

/** Overrides for tests. */
interface DiagnoseOptions {
  stripeEndpoint?: () => URL
  mercadoPagoEndpoint?: () => URL
}

const TIMEOUT_MS = 10_000

/** A failure whose message contains no secrets and is shown to the operator. */
class CheckError extends Error {}

const databaseReport = z.object({ version: z.int(), extensions: z.array(z.string()) })

/** Queries a database; returns the first row. */
async function queryRow(connectionString: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS })
  try {
    await client.connect()
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkDatabase({ databaseUrl }: Config): Promise<string> {
  if (databaseUrl === null) return 'The embedded database, in DATA_DIR.'
  const row = await queryRow(
    databaseUrl,
    `select current_setting('server_version_num')::int as version, array(
       select name::text from pg_available_extensions where name in ('pg_trgm', 'unaccent')) as extensions`,
  )
  const { version, extensions } = databaseReport.parse(row)
  if (version < 150_000) throw new CheckError('PostgreSQL is older than version 15.')
  if (extensions.length < 2) throw new CheckError('The extensions pg_trgm and unaccent are not available.')
  return `PostgreSQL ${Math.floor(version / 10_000)} is reachable.`
}

async function checkReplica({ databaseReadUrl }: Config): Promise<string> {
  const row = await queryRow(databaseReadUrl ?? '', 'select pg_is_in_recovery() as yes')
  return z.object({ yes: z.boolean() }).parse(row).yes
    ? 'The replica is reachable.'
    : 'The database is reachable, but it is not a replica.'
}

async function checkOwner({ databaseOwnerUrl }: Config): Promise<string> {
  await queryRow(databaseOwnerUrl ?? '', 'select 1')
  return 'The role that owns the tables can connect.'
}

async function checkOtherProviders({ databaseUrl, payments, mercadoPago }: Config): Promise<string> {
  const url = databaseUrl ?? ''
  const schema = z.object({ isMigrated: z.boolean() })
  const found = await queryRow(url, `select to_regclass('public.assignments') is not null as "isMigrated"`)
  if (!schema.parse(found).isMigrated) return 'The database has no payments yet.'
  const canSplit = payments === null && mercadoPago !== null
  const row = await queryRow(url, countOthersStatement({ canSplit }))
  const problem = describeOthers(z.object({ count: z.int() }).parse(row).count)
  if (problem !== null) throw new CheckError(problem)
  return 'The configured provider took all open payments.'
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new CheckError(`${address} responds with ${response.status}.`)
  return response.json()
}

async function checkIdentity({ identity }: Config): Promise<string> {
  if (identity === null) return 'The embedded identity provider, under /idp.'
  const { issuer } = identity
  const schema = z.object({ issuer: z.string(), jwks_uri: z.url() })
  const found = schema.parse(await fetchJson(new URL('.well-known/openid-configuration', issuer).href))
  if (found.issuer !== issuer)
    throw new CheckError(`The provider signs as ${found.issuer}: set AUTH_ISSUER to that.`)
  await fetchJson(found.jwks_uri)
  return `${found.issuer} publishes its keys.`
}

async function checkMercadoPago(
  { clientId, clientSecret, webhookSecret }: Exclude<Config['mercadoPago'], 'sandbox' | null>,
  { publicUrl, isProduction }: Config,
  endpoint: (() => URL) | undefined,
): Promise<string> {
  if (!publicUrl.startsWith('https:'))
    throw new CheckError('Mercado Pago returns only to https addresses: set PUBLIC_URL to one.')
  const { hostname } = new URL(publicUrl)
  if (isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || !hostname.includes('.'))
    throw new CheckError('Mercado Pago needs a public name to send notifications: set PUBLIC_URL to one.')
  for (const [name, value] of [
    ['MERCADOPAGO_CLIENT_SECRET', clientSecret],
    ['MERCADOPAGO_WEBHOOK_SECRET', webhookSecret],
  ] as const)
    if (/^(?:APP_USR|TEST)-/.test(value))
      throw new CheckError(`${name} is an access token or a public key: it takes ${settings[name].format}.`)
  if (clientSecret === webhookSecret)
    throw new CheckError(
      'MERCADOPAGO_WEBHOOK_SECRET is the secret of the application: it takes that of the notifications.',
    )
  const send = mercadoPagoClient(endpoint ? { endpoint } : {})
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
  const schema = z.object({ access_token: z.string(), live_mode: z.boolean().nullish() })
  let isTest: boolean
  try {
    const { access_token: token, live_mode: isLive } = await send('/oauth/token', schema, {
      method: 'POST',
      form,
    })
    isTest = isLive === false || token.startsWith('TEST-')
  } catch (error) {
    if (!(error instanceof MercadoPagoRefusal)) throw error
    throw new CheckError('Mercado Pago refuses MERCADOPAGO_CLIENT_ID or MERCADOPAGO_CLIENT_SECRET.')
  }
  if (isTest && isProduction)
    throw new CheckError(
      'Mercado Pago accepts the application, but these are its test credentials: no money moves.',
    )
  return `Mercado Pago accepts the application${isTest ? ' (test mode)' : ''}. Whether its notifications arrive shows the first payment.`
}

async function checkPayments(
  config: Config,
  { stripeEndpoint, mercadoPagoEndpoint }: DiagnoseOptions,
): Promise<string> {
  const { payments, mercadoPago, publicUrl } = config
  if (mercadoPago === 'sandbox') return 'The stand-in of Mercado Pago: no money moves.'
  if (mercadoPago) return checkMercadoPago(mercadoPago, config, mercadoPagoEndpoint)
  if (payments === null) return 'The payment sandbox: no money moves.'
  const stripe = stripeClient({ ...payments, ...(stripeEndpoint && { endpoint: stripeEndpoint }) })
  await stripe.balance.retrieve()
  const webhook = `${publicUrl}/api/payments/webhook`
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  if (!data.some(({ url, status }) => url === webhook && status === 'enabled'))
    throw new CheckError(`Stripe has no enabled webhook to ${webhook}.`)
  return `Stripe accepts the key${payments.secretKey.includes('_test_') ? ' (test mode)' : ''} and has the webhook.`
}

async function checkMail({ mail: { smtpUrl } }: Config): Promise<string> {
  if (smtpUrl === null) return 'No mail is sent: it stays in DATA_DIR/outbox.'
  const mailer = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  try {
    await mailer.verify()
    return 'The mail server accepts the user and the password.'
  } finally {
    mailer.close()
  }
}

async function checkPhotos(config: Config): Promise<string> {
  const storage = choosePhotoStorage(config)
  const content = Buffer.from('doctor')
  await storage.put('doctor.txt', content)
  if (!(await storage.get('doctor.txt'))?.equals(content))
    throw new CheckError('The content read differs from the content written.')
  return config.photos ? 'The bucket is readable and writable.' : 'The folder DATA_DIR/photos is writable.'
}

async function checkAddress({ publicUrl }: Config): Promise<string> {
  const { ok, status } = await fetch(`${publicUrl}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!ok) throw new CheckError(`${publicUrl} responds with ${status}: the server is not ready.`)
  return `${publicUrl} reaches a server that is ready.`
}

interface Check {
  check: (config: Config, options: DiagnoseOptions) => Promise<string>
  /** The settings to check when it fails. */
  settings: string
}

const listChecks = ({
  databaseUrl,
  databaseReadUrl,
  databaseOwnerUrl,
}: Config): Readonly<Record<string, Check>> => ({
  database: { check: checkDatabase, settings: 'DATABASE_URL' },
  ...(databaseReadUrl && { replica: { check: checkReplica, settings: 'DATABASE_READ_URL' } }),
  ...(databaseOwnerUrl && { owner: { check: checkOwner, settings: 'DATABASE_OWNER_URL' } }),
  identity: { check: checkIdentity, settings: 'AUTH_DOMAIN' },
  payments: { check: checkPayments, settings: 'STRIPE_SECRET_KEY or MERCADOPAGO_CLIENT_ID' },
  ...(databaseUrl && { refunds: { check: checkOtherProviders, settings: 'DATABASE_URL' } }),
  mail: { check: checkMail, settings: 'SMTP_URL' },
  photos: { check: checkPhotos, settings: 'S3_BUCKET and its keys' },
  address: { check: checkAddress, settings: 'PUBLIC_URL, the proxy and whether the server runs' },
})

/** Returns an error's code or name. Messages of libraries may contain secrets. */
function getErrorName(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const cause: unknown = 'code' in error ? error.code : (error.cause ?? error.name)
  if (cause instanceof Error) return getErrorName(cause)
  return String(cause)
}

/** Checks each configured service with a harmless call. Writes only a small file to the photo storage. */
export async function diagnose(
  env: Readonly<Record<string, string | undefined>>,
  options: DiagnoseOptions = {},
): Promise<Diagnosis[]> {
  const config = readConfig(env)
  return Promise.all(
    Object.entries(listChecks(config)).map(async ([service, { check, settings }]) => {
      try {
        return { service, isOk: true, message: await check(config, options) }
      } catch (error) {
        const message =
          error instanceof CheckError
            ? error.message
            : `It cannot be used (${getErrorName(error)}): check ${settings}.`
        return { service, isOk: false, message }
      }
    }),
  )
}
