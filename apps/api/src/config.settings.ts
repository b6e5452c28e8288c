import { BUDGET_CEILING, BUDGET_MAXIMUM } from '@plomada/domain'
import { isEmail } from '@plomada/domain/define'
import * as z from 'zod'
import {
  flag,
  origin,
  origins,
  perMinute,
  postgresAddress,
  proxies,
  url,
  wholeNumber,
} from './config.kinds.ts'
import type { Setting } from './config.kinds.ts'
import { quotasForm, quotaTimes, writtenQuotas } from './config.quotas.ts'

/** Every setting, with the words for docs/how-to/deploy.md beside what it takes. */
export const settings = {
  NODE_ENV: {
    takes: z.string(),
    form: 'production or anything else',
    about:
      'With production the server starts only with hosted services, or with what is allowed by name: DATABASE=embedded, PAYMENTS=sandbox, MAIL=outbox, DEMO=true. A HOST other than the loopback or an https PUBLIC_URL counts as production too.',
    otherwise: 'development',
  },
  PORT: {
    takes: wholeNumber(0, 65_535),
    form: 'a port between 0 and 65535',
    about: 'Where to listen.',
    default: '3000',
  },
  HOST: {
    takes: z.string(),
    form: 'an address to listen on, such as 127.0.0.1',
    about: 'On which address to listen; in a container 0.0.0.0.',
    // The embedded stand-ins have well-known passwords. A container sets 0.0.0.0.
    default: '127.0.0.1',
    otherwise: 'only this machine reaches it',
  },
  PUBLIC_URL: {
    takes: origin,
    form: 'the public address without a path, such as https://plomada.example',
    about:
      'What people have in their address bar; links in mails and the embedded sign-in are built from it.',
    otherwise: 'http://localhost and the port',
  },
  DATABASE_URL: {
    ...postgresAddress,
    about: 'The PostgreSQL database, 15 or newer.',
    otherwise: 'the embedded database, for one process',
  },
  DATABASE: {
    takes: z.literal('embedded'),
    form: 'embedded',
    about:
      'Allows the embedded database in production. It serves one process and may lose data in a power cut.',
    otherwise: 'in production: DATABASE_URL is required',
  },
  DATABASE_READ_URL: {
    ...postgresAddress,
    about:
      'A streaming replica, read for visitors’ lists. Whoever is signed in reads the database itself; so does everybody while the replica is away.',
    otherwise: 'everything is read from the database',
  },
  DATABASE_OWNER_URL: {
    ...postgresAddress,
    about:
      'The same database with the role that owns the tables and migrates them, so that the role of DATABASE_URL cannot change the audit log. A secret.',
    otherwise: 'the role of DATABASE_URL owns the tables, and the start logs a warning',
  },
  DATA_DIR: {
    takes: z.string(),
    form: 'a folder',
    about:
      'Where the embedded database, the photos without a bucket and the mails without a server are kept.',
    otherwise: '.data beside the code',
  },
  AUTH_DOMAIN: {
    takes: z.string().regex(/^[\w.-]+(:\d+)?$/),
    form: 'the domain of the identity provider, without https://',
    about: 'Auth0, or a provider that speaks as it does.',
    otherwise: 'the embedded provider, under /idp',
  },
  AUTH_CLIENT_ID: {
    takes: z.string(),
    form: 'the id of the web application',
    about: 'The web application at the provider.',
    otherwise: 'with AUTH_DOMAIN: required',
  },
  AUTH_AUDIENCE: {
    takes: z.string(),
    form: 'the identifier of the API',
    about: 'The API at the provider; tokens for another one are refused.',
    otherwise: 'with AUTH_DOMAIN: required',
  },
  AUTH_ISSUER: {
    takes: url('https:', 'http:'),
    form: 'the address of the issuer, with https:// or http:// and a final slash',
    about: 'Who signs the tokens, when it is not the domain itself.',
    otherwise: 'https://, the domain and a slash',
  },
  STRIPE_SECRET_KEY: {
    takes: z.string().regex(/^[sr]k_/),
    form: 'a key that begins with sk_ or rk_',
    about: 'The key of the Stripe account. A secret.',
    otherwise: 'the embedded payment sandbox, where no money moves',
  },
  STRIPE_WEBHOOK_SECRET: {
    takes: z.string().startsWith('whsec_'),
    form: 'a secret that begins with whsec_',
    about: 'What Stripe signs its events with; they go to /api/payments/webhook. A secret.',
    otherwise: 'with STRIPE_SECRET_KEY: required',
  },
  PAYMENTS: {
    takes: z.literal('sandbox'),
    form: 'sandbox',
    about: 'Allows the payment sandbox in production: test cards finish offers, and no money moves.',
    otherwise: 'in production: STRIPE_SECRET_KEY is required',
  },
  SMTP_URL: {
    takes: url('smtp:', 'smtps:'),
    form: 'an address that begins with smtp:// or smtps://',
    about: 'The mail server, with its user and password. A secret.',
    otherwise:
      'mails stay as files in DATA_DIR/outbox, also the codes that open accounts at the embedded provider; a demonstration shows them at /outbox',
  },
  MAIL: {
    takes: z.literal('outbox'),
    form: 'outbox',
    about:
      'Allows mails to stay in DATA_DIR/outbox in production, where a demonstration shows them at /outbox.',
    otherwise: 'in production: SMTP_URL is required',
  },
  MAIL_FROM: {
    takes: z.string().includes('@'),
    form: 'a sender, such as Plomada <hola@plomada.example>',
    about: 'Who the mails come from.',
    default: 'Plomada <avisos@plomada.example>',
  },
  CONTACT_TO: {
    takes: z.string().refine(isEmail),
    form: 'an address, such as hola@plomada.example',
    about: 'Who reads what the contact page sends.',
    default: 'hola@plomada.example',
  },
  EMAILJS_PUBLIC_KEY: {
    takes: z.string(),
    form: 'the public key of the account',
    about: 'EmailJS, when the browser hands it the messages of the contact page.',
    otherwise: 'this server sends them',
  },
  EMAILJS_SERVICE_ID: {
    takes: z.string(),
    form: 'the id of the mail service',
    about: 'The mail service at EmailJS.',
    otherwise: 'with EMAILJS_PUBLIC_KEY: required',
  },
  EMAILJS_TEMPLATE_ID: {
    takes: z.string(),
    form: 'the id of the template',
    about: 'The template at EmailJS.',
    otherwise: 'with EMAILJS_PUBLIC_KEY: required',
  },
  EMAILJS_ORIGIN: {
    takes: origin,
    form: 'the address of a service like EmailJS, without a path',
    about: 'Another service with the same contract.',
    default: 'https://api.emailjs.com',
  },
  S3_BUCKET: {
    takes: z.string(),
    form: 'the name of the bucket',
    about: 'Where photos are kept; needed as soon as there are two machines.',
    otherwise: 'the folder DATA_DIR/photos',
  },
  S3_REGION: {
    takes: z.string(),
    form: 'a region',
    about: 'The region of the bucket.',
    otherwise: 'with S3_BUCKET: required',
  },
  S3_ENDPOINT: {
    takes: url('https:', 'http:'),
    form: 'an address that begins with https:// or http://',
    about: 'A store that speaks S3 and is not Amazon’s.',
    otherwise: 'Amazon’s, in the region',
  },
  S3_ACCESS_KEY_ID: {
    takes: z.string(),
    form: 'an access key',
    about: 'Who writes to the bucket.',
    otherwise: 'with S3_BUCKET: required',
  },
  S3_SECRET_ACCESS_KEY: {
    takes: z.string(),
    form: 'a secret key',
    about: 'The key of whoever writes to the bucket. A secret.',
    otherwise: 'with S3_BUCKET: required',
  },
  ADDRESS_VISIBILITY: {
    takes: z.enum(['everyone', 'hired']),
    form: 'everyone or hired',
    about: 'Who sees the street of an offer: everyone, or its owner and who was hired.',
    default: 'everyone',
  },
  WORDS: {
    takes: z.enum(['specification', 'es-AR']),
    form: 'specification or es-AR',
    about: 'What the pages say: the texts of the contract as they are, or with its table of corrections.',
    default: 'specification',
  },
  BUDGET_MAX: {
    takes: wholeNumber(1, BUDGET_CEILING),
    form: 'a whole number of pesos',
    about: 'The highest budget of an offer.',
    default: String(BUDGET_MAXIMUM),
  },
  DEMO: {
    takes: flag,
    form: 'true or false',
    about:
      'Sows the demonstration, with accounts whose password everybody knows. Never on a server that others reach.',
    otherwise: 'true on the embedded database, false on PostgreSQL and in production',
  },
  LOG_LEVEL: {
    takes: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    form: 'fatal, error, warn, info, debug, trace or silent',
    about: 'How much the log tells; it is JSON, a line each, on standard output.',
    otherwise: 'info on PostgreSQL, warn on the embedded database',
  },
  TRUST_PROXY: {
    takes: proxies,
    form: 'off, how many proxies there are, or their addresses separated by commas',
    about:
      'Whose X-Forwarded-For is believed. Without it behind a proxy everybody has the address of the proxy.',
    default: 'off',
  },
  RATE_PER_ADDRESS: {
    ...perMinute,
    about:
      'Requests to /api and /idp that one address may make in a minute; an IPv6 network of 64 bits is one address.',
    default: '1200',
  },
  RATE_PER_PERSON: {
    ...perMinute,
    about: 'Calls that one signed-in person may make in a minute, from wherever.',
    default: '600',
  },
  QUOTAS: {
    takes: quotaTimes,
    form: quotasForm,
    about:
      'How often a user may publish, apply and so on, as a name and its times for each window, [listed below](#quotas). What is not named keeps its usual times.',
    default: writtenQuotas,
    isPublic: true,
  },
  CORS_ORIGINS: {
    takes: origins,
    form: 'origins without a path, separated by commas, such as https://app.plomada.example',
    about: 'Other sites whose pages may call the API and sign people in at the embedded provider.',
    otherwise: 'only pages of PUBLIC_URL',
  },
  KEY_SECRET: {
    takes: z.string().min(16),
    form: 'a word of 16 characters or more',
    about:
      'Seals the keys of the embedded identity provider in the database. A secret; the same in every process.',
    otherwise: 'whoever reads the database reads the keys',
  },
  METRICS_TOKEN: {
    takes: z.string().min(16),
    form: 'a word of 16 characters or more',
    about: 'What Prometheus sends as a bearer token to read /metrics. A secret.',
    otherwise: '/metrics does not exist',
  },
} as const satisfies Record<string, Setting>

type Known = typeof settings

/** What the settings hold once they are read; those with a default always hold something. */
export type Settings = {
  [Name in keyof Known]:
    | z.output<Known[Name]['takes']>
    | (Known[Name] extends { default: string } ? never : undefined)
}

/** What holds without a setting, in words. */
export const withoutIt = (setting: Setting): string =>
  [setting.default, setting.otherwise].filter((part) => part !== undefined).join(': ')
