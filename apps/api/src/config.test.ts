import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { usualQuotas } from './config.quotas.ts'

const complaint = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

/** What a public server has to allow by name. */
const standIns = { DATABASE: 'embedded', PAYMENTS: 'sandbox', MAIL: 'outbox' }
const hosted = {
  DATABASE_URL: 'postgres://plomada:secret@db/plomada',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example',
}

test.each([
  [{ NODE_ENV: 'production' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: '10.0.0.7' }],
  [{ PUBLIC_URL: 'https://plomada.example' }],
])('with %o each stand-in that is not allowed by name ends the start with a sentence', (env) => {
  expect(complaint(env).split('\n')).toEqual([
    expect.stringMatching(/^DATABASE_URL is missing .* DATABASE=embedded /),
    expect.stringMatching(/^STRIPE_SECRET_KEY is missing .* PAYMENTS=sandbox /),
    expect.stringMatching(/^SMTP_URL is missing .* MAIL=outbox /),
  ])
  expect(complaint({ ...env, ...standIns, MAIL: '' })).toMatch(/^SMTP_URL is missing [^\n]*$/)
  expect(readConfig({ ...env, ...standIns })).toMatchObject({ isProduction: true, demo: false })
  expect(readConfig({ ...env, ...standIns, DEMO: 'true' }).demo).toBe(true)
  expect(readConfig({ ...env, ...hosted })).toMatchObject({ isProduction: true, demo: false })
})

test.each([['127.0.0.1'], ['127.1.2.3'], ['::1'], ['localhost']])(
  'on %s nothing has to be allowed by name',
  (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ isProduction: false, demo: true })
  },
)

test('a hosted service and its stand-in together are a contradiction', () => {
  expect(complaint({ ...hosted, ...standIns }).split('\n')).toEqual([
    'DATABASE and DATABASE_URL contradict each other.',
    'PAYMENTS and STRIPE_SECRET_KEY contradict each other.',
    'MAIL and SMTP_URL contradict each other.',
  ])
})

test('without any setting everything is embedded, and only this machine can reach it', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    identity: null,
    payments: null,
    photos: null,
    mail: { smtpUrl: null },
    contact: { to: 'hola@plomada.example', emailjs: null },
    budgetMax: 99_999,
    addressVisibility: 'everyone',
    demo: true,
    trustProxy: false,
  })
  expect(config.dataDir).toMatch(/\/\.data$/)
})

test('the host that people know, and where it listens, are settings (S-395)', () => {
  const env = { PUBLIC_URL: 'https://plomada.example', HOST: '0.0.0.0', PORT: '8080' }
  expect(readConfig({ ...env, ...standIns })).toMatchObject({
    publicUrl: env.PUBLIC_URL,
    host: env.HOST,
    port: 8080,
  })
})

test('a database of its own ends the demonstration, unless it is asked for', () => {
  const DATABASE_URL = 'postgres://plomada:secret@db/plomada'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true)
  expect(readConfig({ DEMO: 'false' }).demo).toBe(false)
})

test('an empty setting is an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  [{ PORT: '70000' }, /^PORT /],
  [{ PORT: '3000x' }, /^PORT /],
  [{ PUBLIC_URL: 'https://plomada.example/app' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'plomada.example' }, /^PUBLIC_URL /],
  [{ DATABASE_URL: 'mysql://db/plomada' }, /^DATABASE_URL /],
  [{ AUTH_DOMAIN: 'https://t.auth0.com', AUTH_CLIENT_ID: 'w', AUTH_AUDIENCE: 'a' }, /^AUTH_DOMAIN /],
  [{ ADDRESS_VISIBILITY: 'nobody' }, /^ADDRESS_VISIBILITY /],
  [{ BUDGET_MAX: '0' }, /^BUDGET_MAX /],
  [{ DEMO: 'maybe' }, /^DEMO /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  [{ TRUST_PROXY: 'everybody' }, /^TRUST_PROXY /],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL /],
  [{ CONTACT_TO: 'nobody' }, /^CONTACT_TO /],
])('a wrong setting is refused in one sentence that names it: %o', (env, sentence) => {
  const message = complaint(env)
  expect(message).toMatch(sentence)
  expect(message.split('\n')).toHaveLength(1)
})

test('every wrong setting has its own line, and no line repeats a value that may be secret', () => {
  const message = complaint({
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
])('half of a service is refused instead of falling back to a stand-in: %o', (env, missing) => {
  expect(complaint(env)).toContain('missing')
  expect(complaint(env)).toContain(missing)
})

test('a hosted provider of identity signs as its domain unless told otherwise', () => {
  const env = { AUTH_DOMAIN: 'tenant.auth0.com', AUTH_CLIENT_ID: 'web', AUTH_AUDIENCE: 'https://api' }
  expect(readConfig(env).identity?.issuer).toBe('https://tenant.auth0.com/')
  expect(readConfig({ ...env, AUTH_ISSUER: 'https://login.example/' }).identity?.issuer).toBe(
    'https://login.example/',
  )
})

test('a hosted service for the contact page is EmailJS unless told otherwise', () => {
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

test('proxies are trusted by count or by address, never by default', () => {
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toBe('10.0.0.0/8, 127.0.0.1')
})

test('QUOTAS changes the quotas that it names and leaves the others as they are', () => {
  expect(readConfig({}).quotas).toEqual(usualQuotas)
  expect(readConfig({ QUOTAS: ' offer=7/70 , code=9' }).quotas).toEqual({
    ...usualQuotas,
    offer: { minute: 7, day: 70 },
    code: { quarterHour: 9 },
  })
})

test.each([
  ['oferta=1/2', '"oferta" is not one of offer, application, photo,'],
  ['toString=1', '"toString" is not one of'],
  ['offer=5', '"offer" takes 2: times a minute/a day.'],
  ['code=5/60', '"code" takes 1: times a quarter of an hour.'],
  ['offer=0/60', '"offer" takes whole numbers from 1 on.'],
  ['offer=5/1e3', '"offer" takes whole numbers from 1 on.'],
  ['offer=60/5', '"offer" allows fewer times a day than a minute.'],
  ['offer=5/60,offer=6/60', '"offer" is named twice.'],
  ['offer=5/60,', '"" is not one of'],
])('QUOTAS=%s is refused with a sentence that says what is wrong', (QUOTAS, mistake) => {
  expect(complaint({ QUOTAS })).toMatch(/^QUOTAS will not do: it takes names with their times/)
  expect(complaint({ QUOTAS })).toContain(mistake)
})
