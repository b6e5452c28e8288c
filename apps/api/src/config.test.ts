import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { defaultQuotas } from './config.quotas.ts'

const readProblems = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

/** Allows every embedded service in production. */
const keySecret = { KEY_SECRET: 'a secret of at least thirty-two characters' }
const embeddedServices = { DATABASE: 'embedded', PAYMENTS: 'sandbox', MAIL: 'outbox', ...keySecret }
const hosted = {
  DATABASE_URL: 'postgres://plomada:secret@db/plomada',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example',
  ...keySecret,
}

test.each([
  [{ NODE_ENV: 'production' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: '10.0.0.7' }],
  [{ PUBLIC_URL: 'https://plomada.example' }],
  [{ PUBLIC_URL: 'https://localhost' }],
  [{ PUBLIC_URL: 'http://plomada.example' }],
  [{ PUBLIC_URL: 'http://127.0.0.1.plomada.example:8080' }],
])('rejects %o unless each embedded service is explicitly allowed', (env) => {
  expect(readProblems(env).split('\n')).toEqual([
    expect.stringMatching(/^DATABASE_URL is missing .* DATABASE=embedded /),
    expect.stringMatching(
      /^STRIPE_SECRET_KEY or MERCADOPAGO_CLIENT_ID is missing .* PAYMENTS=sandbox or mercadopago-sandbox /,
    ),
    expect.stringMatching(/^SMTP_URL is missing .* MAIL=outbox /),
    expect.stringMatching(/^KEY_SECRET is missing in production \(.*\)\. Set it to /),
  ])
  expect(readProblems({ ...env, ...embeddedServices, MAIL: '' })).toMatch(/^SMTP_URL is missing [^\n]*$/)
  expect(readConfig({ ...env, ...embeddedServices })).toMatchObject({ isProduction: true, demo: false })
  expect(readConfig({ ...env, ...embeddedServices, DEMO: 'true' }).demo).toBe(true)
  expect(readConfig({ ...env, ...hosted })).toMatchObject({ isProduction: true, demo: false })
})

test('in production, does not start without KEY_SECRET, and says so in one sentence (P-176)', () => {
  const { KEY_SECRET: _, ...others } = hosted
  expect(readProblems({ ...others, NODE_ENV: 'production' })).toMatch(/^KEY_SECRET is missing [^\n]*$/)
  expect(readConfig({ DATABASE_URL: hosted.DATABASE_URL }).keySecret).toBeNull()
})

test.each([['127.0.0.1'], ['127.1.2.3'], ['::1'], ['localhost']])(
  'allows the embedded services on %s',
  (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ isProduction: false, demo: true })
  },
)

test.each([['http://localhost:8080'], ['http://127.0.0.1:8080'], ['http://[::1]:8080']])(
  'allows the embedded services with the public URL %s',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).isProduction).toBe(false)
  },
)

test('rejects a hosted service together with its embedded one', () => {
  expect(readProblems({ ...hosted, ...embeddedServices }).split('\n')).toEqual([
    'DATABASE and DATABASE_URL contradict each other.',
    'PAYMENTS and STRIPE_SECRET_KEY contradict each other.',
    'MAIL and SMTP_URL contradict each other.',
  ])
})

test('uses embedded services and the loopback without any settings', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    identity: null,
    payments: null,
    mercadoPago: null,
    photos: null,
    mail: { smtpUrl: null },
    contact: { to: 'hola@plomada.example', emailjs: null },
    budgetMax: 5_000_000,
    addressVisibility: 'everyone',
    demo: true,
    trustProxy: false,
  })
  expect(config.dataDir).toMatch(/\/\.data$/)
})

test('reads the public URL, the host and the port (S-395)', () => {
  const env = { PUBLIC_URL: 'https://plomada.example', HOST: '0.0.0.0', PORT: '8080' }
  expect(readConfig({ ...env, ...embeddedServices })).toMatchObject({
    publicUrl: env.PUBLIC_URL,
    host: env.HOST,
    port: 8080,
  })
})

test('allows budgets of up to 99,999 pesos, and larger ones with the demo data or with BUDGET_MAX (S-356, P-260)', () => {
  expect(readConfig({ DEMO: 'false' }).budgetMax).toBe(99_999)
  expect(readConfig({ DATABASE_URL: 'postgres://plomada:secret@db/plomada' }).budgetMax).toBe(99_999)
  expect(readConfig({ DEMO: 'true' }).budgetMax).toBe(5_000_000)
  expect(readConfig({ DEMO: 'true', BUDGET_MAX: '99999' }).budgetMax).toBe(99_999)
  expect(readConfig({ DEMO: 'false', BUDGET_MAX: '750000' }).budgetMax).toBe(750_000)
})

test('turns demo mode off with DATABASE_URL unless DEMO is set', () => {
  const DATABASE_URL = 'postgres://plomada:secret@db/plomada'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true)
  expect(readConfig({ DEMO: 'false' }).demo).toBe(false)
})

test('treats an empty setting as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  [{ PORT: '70000' }, /^PORT /],
  [{ PORT: '3000x' }, /^PORT /],
  [{ PUBLIC_URL: 'https://plomada.example/app' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'plomada.example' }, /^PUBLIC_URL /],
  [{ DATABASE_URL: 'mysql://db/plomada' }, /^DATABASE_URL /],
  [{ AUTH_DOMAIN: 'https://t.auth0.com', AUTH_CLIENT_ID: 'w', AUTH_AUDIENCE: 'a' }, /^AUTH_DOMAIN /],
  [{ ADDRESS_VISIBILITY: 'invalid' }, /^ADDRESS_VISIBILITY /],
  [{ BUDGET_MAX: '0' }, /^BUDGET_MAX /],
  [{ DEMO: 'maybe' }, /^DEMO /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  [{ TRUST_PROXY: 'invalid' }, /^TRUST_PROXY /],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL /],
  [{ CONTACT_TO: 'invalid' }, /^CONTACT_TO /],
  [{ MAX_EVENT_LOOP_DELAY: '-1' }, /^MAX_EVENT_LOOP_DELAY /],
])('reports an invalid setting by name in one line: %o', (env, sentence) => {
  const message = readProblems(env)
  expect(message).toMatch(sentence)
  expect(message.split('\n')).toHaveLength(1)
})

test('reports every invalid setting in its own line, without values that may be secret', () => {
  const message = readProblems({
    PORT: 'x',
    STRIPE_SECRET_KEY: 'oops-secret',
    STRIPE_WEBHOOK_SECRET: 'oops-too',
    BUDGET_MAX: '-1',
  })
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'BUDGET_MAX',
  ])
  expect(message).not.toContain('oops')
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ AUTH_DOMAIN: 'tenant.auth0.com', AUTH_CLIENT_ID: 'web' }, 'AUTH_AUDIENCE'],
  [{ S3_BUCKET: 'photos', S3_REGION: 'sa-east-1', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
  [{ AUTH_ISSUER: 'https://tenant.auth0.com/' }, 'AUTH_DOMAIN'],
  [{ EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'mail' }, 'EMAILJS_TEMPLATE_ID'],
  [{ EMAILJS_ORIGIN: 'https://api.emailjs.com' }, 'EMAILJS_PUBLIC_KEY'],
])('rejects incomplete settings of a service: %o', (env, missing) => {
  expect(readProblems(env)).toContain('missing')
  expect(readProblems(env)).toContain(missing)
})

test('uses the domain of a hosted identity provider as issuer unless AUTH_ISSUER is set', () => {
  const env = { AUTH_DOMAIN: 'tenant.auth0.com', AUTH_CLIENT_ID: 'web', AUTH_AUDIENCE: 'https://api' }
  expect(readConfig(env).identity?.issuer).toBe('https://tenant.auth0.com/')
  expect(readConfig({ ...env, AUTH_ISSUER: 'https://login.example/' }).identity?.issuer).toBe(
    'https://login.example/',
  )
})

test('uses EmailJS for the contact page unless EMAILJS_ORIGIN is set', () => {
  const env = { EMAILJS_PUBLIC_KEY: 'key', EMAILJS_SERVICE_ID: 'mail', EMAILJS_TEMPLATE_ID: 'contact' }
  expect(readConfig(env).contact.emailjs).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'mail',
    templateId: 'contact',
  })
  const EMAILJS_ORIGIN = 'https://mail.example'
  expect(readConfig({ ...env, EMAILJS_ORIGIN }).contact.emailjs?.origin).toBe(EMAILJS_ORIGIN)
})

test('trusts proxies by number or address, and none by default', () => {
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toBe('10.0.0.0/8, 127.0.0.1')
})

test('changes only the quotas that QUOTAS names', () => {
  expect(readConfig({}).quotas).toEqual(defaultQuotas)
  expect(readConfig({ QUOTAS: ' offer=7/70 , code=9' }).quotas).toEqual({
    ...defaultQuotas,
    offer: { minute: 7, day: 70 },
    code: { quarterHour: 9 },
  })
})

test.each([
  ['oferta=1/2', '"oferta" is not one of offer, application, applicationChange,'],
  ['toString=1', '"toString" is not one of'],
  ['offer=5', '"offer" takes 2: times a minute/a day.'],
  ['code=5/60', '"code" takes 1: times a quarter of an hour.'],
  ['offer=0/60', '"offer" takes whole numbers from 1 on.'],
  ['offer=5/1e3', '"offer" takes whole numbers from 1 on.'],
  ['offer=60/5', '"offer" allows fewer times a day than a minute.'],
  ['offer=5/60,offer=6/60', '"offer" is named twice.'],
  ['offer=5/60,', '"" is not one of'],
])('rejects QUOTAS=%s and reports why', (QUOTAS, problem) => {
  expect(readProblems({ QUOTAS })).toMatch(/^QUOTAS is invalid: it takes names with their limits/)
  expect(readProblems({ QUOTAS })).toContain(problem)
})
