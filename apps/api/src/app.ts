import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { Problem } from '@plomada/domain/define'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Config } from './config.ts'
import { embeddedEmail } from './contact/contact.routes.ts'
import type { Database } from './database/database.ts'
import { addHealth } from './http/health.ts'
import { logAnswers, loggerOptions } from './http/log.ts'
import { addOpenApi } from './http/openapi.ts'
import { addErrorDoor, sendProblem } from './http/problems.ts'
import { addSecurityHeaders } from './http/security.ts'
import { uploadLimits } from './http/upload.ts'
import { addViewer } from './http/viewer.ts'
import { addWeb, withSettings } from './http/web.ts'
import type { WebBuild, WebSettings, WebSource } from './http/web.ts'
import { mountOutside } from './outside/outside.ts'
import type { Outside } from './outside/outside.ts'
import { routes } from './routes.ts'
import { createVerifier } from './session/verify.ts'
import { createViewerReader } from './session/viewer.ts'

/** What the routes of a noun are given. */
export interface Parts {
  config: Config
  database: Database
  outside: Outside
  /** What time it is; tests set it. */
  clock: () => Date
}

/** The routes of a noun: mounts its calls. */
export type Routes = (app: FastifyInstance, parts: Parts) => void

/** How the app is composed beside its parts. */
export interface AppOptions {
  /** The web app, built or as it is being written; null serves the API alone. */
  web?: WebBuild | WebSource | null
  /** The nouns to mount. */
  nouns?: readonly Routes[]
}

/** Composes the server from its parts; nothing listens and nothing is read from the surroundings. */
export async function buildApp(
  parts: Parts,
  { web: given = null, nouns = routes }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, database, outside } = parts
  const web = given && tellSettings(given, webSettings(parts))
  // The messages of the schemas that have none of their own.
  z.config(z.locales.es())
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    // One line for each answer instead of two for each request.
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded fails before there is a route.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, new Problem('invalid')),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config),
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.decorate('calls', [])
  logAnswers(app)
  addErrorDoor(app)
  addSecurityHeaders(app, {
    publicUrl: config.publicUrl,
    origins: originsOf(config),
    document: web && 'document' in web ? web.document : null,
  })
  takeEmptyJson(app)
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await limitRequests(app)
  await app.register(multipart, { limits: uploadLimits })
  addViewer(app, viewerReader(parts))
  addHealth(app, database)
  await mountOutside(app, outside, parts)
  for (const mount of nouns) mount(app, parts)
  await addOpenApi(app, config.publicUrl)
  await addWeb(app, web)
  return app
}

/** What the page is told: where to sign in, and where the contact page sends to. */
export const webSettings = ({ config, outside }: Pick<Parts, 'config' | 'outside'>): WebSettings => ({
  identity: outside.identity.settings,
  emailjs: config.contact.emailjs ?? embeddedEmail,
})

const tellSettings = <Web extends WebBuild | WebSource>(web: Web, settings: WebSettings): Web =>
  'document' in web ? { ...web, document: withSettings(web.document, settings) } : web

/** The hosted services that the page talks to by itself. */
const originsOf = ({ identity, contact }: Config): string[] =>
  [identity?.issuer, contact.emailjs?.origin]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin)

function trustedProxies({ trustProxy }: Config) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address: string, hop: number) => hop < trustProxy
}

function viewerReader({ database, outside: { identity } }: Parts) {
  const { issuer, audience } = identity.settings
  const verify = createVerifier({ issuer, audience, keys: identity.keys })
  return createViewerReader({ verify, issuer, db: database.db })
}

/** Clients that always say "JSON" also say it of a request without a body. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** Far above what a person does, and low enough for one address not to take the server from the others. */
async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: 1200,
    timeWindow: '1 minute',
    // Files cost nothing; and on the loopback are the owner of the machine and a proxy that speaks for everybody.
    // The route and not the address as it was written, which has many spellings.
    allowList: ({ routeOptions: { url = '' }, ip }) =>
      !/^\/(?:api|idp)\b/.test(url) || /^(?:127\.|::1$|::ffff:127\.)/.test(ip),
  })
  // Before the hooks of the routes, which ask the database who is there.
  app.addHook('onRequest', app.rateLimit())
}
