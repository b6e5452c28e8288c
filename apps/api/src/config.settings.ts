import { BUDGET_CEILING, BUDGET_MAXIMUM, DEMO_BUDGET_MAXIMUM } from '@plomada/domain'
import { isEmail } from '@plomada/domain/text'
import * as z from 'zod'
import { loadSettings } from './config.load.ts'
import { notificationSettings } from './config.notifications.ts'
import { flag, origin, origins, postgresUrl, proxies, url, wholeNumber } from './config.parsers.ts'
import type { Setting } from './config.parsers.ts'
import { paymentSettings } from './config.payments.ts'
import { quotasFormat, quotaLimits, defaultQuotasText } from './config.quotas.ts'

/** Every setting of the environment. `pnpm settings` writes them to docs/how-to/deploy.md. */
export const settings = {
  NODE_ENV: {
    schema: z.string(),
    format: 'production or anything else',
    description:
      'In production the server starts only with hosted services, or with those explicitly allowed: DATABASE=embedded, PAYMENTS=sandbox, MAIL=outbox, DEMO=true. A HOST other than the loopback or a PUBLIC_URL that is https or not on the loopback also counts as production.',
    ifUnset: 'development',
  },
  PORT: {
    schema: wholeNumber(0, 65_535),
    format: 'a port between 0 and 65535',
    description: 'The port to listen on.',
    default: '3000',
  },
  HOST: {
    schema: z.string(),
    format: 'an address to listen on, such as 127.0.0.1',
    description: 'The address to listen on; 0.0.0.0 in a container.',
    // The demo accounts have a public password.
    default: '127.0.0.1',
    ifUnset: 'only this machine reaches it',
  },
  PUBLIC_URL: {
    schema: origin,
    format: 'the public URL without a path, such as https://plomada.example',
    description: 'The public origin of the site, used for links in mails and for the embedded sign-in.',
    ifUnset: 'http://localhost and the port',
  },
  DATABASE_URL: {
    ...postgresUrl,
    description: 'The PostgreSQL database, 15 or newer.',
    ifUnset: 'the embedded database, for one process',
  },
  DATABASE: {
    schema: z.literal('embedded'),
    format: 'embedded',
    description: 'Allows the embedded database in production: PostgreSQL in DATA_DIR, for one process.',
    ifUnset: 'in production: DATABASE_URL is required',
  },
  DATABASE_READ_URL: {
    ...postgresUrl,
    description:
      'A streaming replica for the lists of visitors. Signed-in users read from the primary, and so do visitors while the replica is unavailable.',
    ifUnset: 'everything is read from the primary',
  },
  DATABASE_OWNER_URL: {
    ...postgresUrl,
    description:
      'The same database with the role that owns and migrates the tables, so that the role of DATABASE_URL cannot change the audit log. A secret.',
    ifUnset: 'the role of DATABASE_URL owns the tables, and the start logs a warning',
  },
  DATABASE_POOL_MODE: {
    schema: z.enum(['session', 'transaction']),
    format: 'session or transaction',
    description:
      'The mode of a connection pooler, such as PgBouncer, before DATABASE_URL and DATABASE_READ_URL. In transaction mode the server uses no state of sessions; the process that migrates then needs DATABASE_OWNER_URL, without the pooler.',
    default: 'session',
  },
  DATA_DIR: {
    schema: z.string(),
    format: 'a folder',
    description:
      'The folder of the embedded database, of photos without a bucket and of mails without a mail server.',
    ifUnset: '.data beside the code',
  },
  AUTH_DOMAIN: {
    schema: z.string().regex(/^[\w.-]+(:\d+)?$/),
    format: 'the domain of the identity provider, without https://',
    description: 'Auth0 or a compatible provider.',
    ifUnset: 'the embedded provider, under /idp',
  },
  AUTH_CLIENT_ID: {
    schema: z.string(),
    format: 'the id of the web application',
    description: 'The web application registered with the provider.',
    ifUnset: 'with AUTH_DOMAIN: required',
  },
  AUTH_AUDIENCE: {
    schema: z.string(),
    format: 'the identifier of the API',
    description: 'The API registered with the provider. Tokens with another audience are refused.',
    ifUnset: 'with AUTH_DOMAIN: required',
  },
  AUTH_ISSUER: {
    schema: url('https:', 'http:'),
    format: 'the URL of the issuer, with https:// or http:// and a trailing slash',
    description: 'The issuer of the tokens, if it is not the domain itself.',
    ifUnset: 'https://, the domain and a slash',
  },
  ...paymentSettings,
  SMTP_URL: {
    schema: url('smtp:', 'smtps:'),
    format: 'a URL that starts with smtp:// or smtps://',
    description: 'The mail server, with its user and password. A secret.',
    ifUnset:
      'mails stay as files in DATA_DIR/outbox, including the sign-up codes of the embedded provider; demo mode shows them at /outbox',
  },
  MAIL: {
    schema: z.literal('outbox'),
    format: 'outbox',
    description: 'Allows mails to stay in DATA_DIR/outbox in production; demo mode shows them at /outbox.',
    ifUnset: 'in production: SMTP_URL is required',
  },
  MAIL_FROM: {
    schema: z.string().includes('@'),
    format: 'a sender, such as Plomada <hola@plomada.example>',
    description: 'The sender of all mails.',
    default: 'Plomada <avisos@plomada.example>',
  },
  ...notificationSettings,
  CONTACT_TO: {
    schema: z.string().refine(isEmail),
    format: 'an email address, such as hola@plomada.example',
    description: 'The recipient of messages from the contact page.',
    default: 'hola@plomada.example',
  },
  EMAILJS_PUBLIC_KEY: {
    schema: z.string(),
    format: 'the public key of the account',
    description: 'EmailJS, if the browser sends the messages of the contact page there.',
    ifUnset: 'the server sends them',
  },
  EMAILJS_SERVICE_ID: {
    schema: z.string(),
    format: 'the id of the mail service',
    description: 'The mail service at EmailJS.',
    ifUnset: 'with EMAILJS_PUBLIC_KEY: required',
  },
  EMAILJS_TEMPLATE_ID: {
    schema: z.string(),
    format: 'the id of the template',
    description: 'The template at EmailJS.',
    ifUnset: 'with EMAILJS_PUBLIC_KEY: required',
  },
  EMAILJS_ORIGIN: {
    schema: origin,
    format: 'the URL of a service like EmailJS, without a path',
    description: 'Another service with the same API.',
    default: 'https://api.emailjs.com',
  },
  S3_BUCKET: {
    schema: z.string(),
    format: 'the name of the bucket',
    description: 'The bucket for photos; required if the server runs on more than one machine.',
    ifUnset: 'the folder DATA_DIR/photos',
  },
  S3_REGION: {
    schema: z.string(),
    format: 'a region',
    description: 'The region of the bucket.',
    ifUnset: 'with S3_BUCKET: required',
  },
  S3_ENDPOINT: {
    schema: url('https:', 'http:'),
    format: 'a URL that starts with https:// or http://',
    description: 'The endpoint of an S3-compatible service other than Amazon’s.',
    ifUnset: 'Amazon’s, in the region',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string(),
    format: 'an access key',
    description: 'The access key for the bucket.',
    ifUnset: 'with S3_BUCKET: required',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string(),
    format: 'a secret key',
    description: 'The secret key for the bucket. A secret.',
    ifUnset: 'with S3_BUCKET: required',
  },
  ADDRESS_VISIBILITY: {
    schema: z.enum(['everyone', 'hired']),
    format: 'everyone or hired',
    description:
      'The preselected answer to who sees the street address of a new offer: everyone who signs in, or its owner and the hired professional. Also holds for offers from before that choice.',
    default: 'everyone',
  },
  MESSAGES: {
    schema: z.enum(['specification', 'es-AR']),
    format: 'specification or es-AR',
    description:
      'The Spanish texts of the pages: as specified, or with the table of es-AR message overrides.',
    default: 'specification',
  },
  BUDGET_MAX: {
    schema: wholeNumber(1, BUDGET_CEILING),
    format: 'a whole number of pesos',
    description:
      'The highest amount that users can write: the budget of an offer, a quote, a counter-offer, the minimum of an alert.',
    ifUnset: `${BUDGET_MAXIMUM}; with the demo data ${DEMO_BUDGET_MAXIMUM}`,
  },
  PAYOUT_MINIMUM: {
    schema: wholeNumber(1, 10_000_000),
    format: 'a whole number of pesos',
    description: 'The smallest balance of a professional that a payout run sends.',
    default: '1000',
  },
  DEMO: {
    schema: flag,
    format: 'true or false',
    description:
      'Seeds the demo data, including accounts with a public password. Never enable it on a public server.',
    ifUnset: 'true on the embedded database, false on PostgreSQL and in production',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    format: 'fatal, error, warn, info, debug, trace or silent',
    description: 'The log level. The log is JSON lines on standard output.',
    ifUnset: 'info on PostgreSQL, warn on the embedded database',
  },
  TRUST_PROXY: {
    schema: proxies,
    format: 'off, the number of proxies, or their addresses separated by commas',
    description:
      'The proxies whose X-Forwarded-For is trusted. Behind a proxy, without this setting, all clients appear to have its address.',
    default: 'off',
  },
  ...loadSettings,
  QUOTAS: {
    schema: quotaLimits,
    format: quotasFormat,
    description:
      'How often a user may publish, apply and so on: a name and its limit in each window, [listed below](#quotas). Acts that are not named keep their defaults.',
    default: defaultQuotasText,
    isPublic: true,
  },
  CORS_ORIGINS: {
    schema: origins,
    format: 'origins without a path, separated by commas, such as https://app.plomada.example',
    description: 'Other sites whose pages may call the API and sign users in at the embedded provider.',
    ifUnset: 'only pages of PUBLIC_URL',
  },
  KEY_SECRET: {
    schema: z.string().min(16),
    format: 'a string of 16 characters or more',
    description:
      'Encrypts the keys of push messages, unsubscribe links and the embedded identity provider in the database. A secret; the same in every process.',
    ifUnset: 'the keys are stored unencrypted; in production: required',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16),
    format: 'a string of 16 characters or more',
    description: 'The bearer token that Prometheus sends to read /metrics. A secret.',
    ifUnset: '/metrics does not exist',
  },
} as const satisfies Record<string, Setting>

type AllSettings = typeof settings

/** The parsed settings; those without a default may be undefined. */
export type Settings = {
  [Name in keyof AllSettings]:
    | z.output<AllSettings[Name]['schema']>
    | (AllSettings[Name] extends { default: string } ? never : undefined)
}

/** Describes what happens if a setting is not set. */
export const describeDefault = (setting: Setting): string =>
  [setting.default, setting.ifUnset].filter((part) => part !== undefined).join(': ')
