import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { esAR } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Config } from './config.ts'
import { embeddedEmail } from './contact/contact.routes.ts'
import type { Database } from './database/database.ts'
import { isDemoSubject } from './services/identity/embedded/demoSubject.ts'
import { allowOrigins } from './http/cors.ts'
import { guardAgainstOtherSites } from './http/crossSite.ts'
import { addHealth } from './http/health.ts'
import { clientPatience, limitRequests, serverOptions } from './http/limits.ts'
import { logAnswers, loggerOptions } from './http/log.ts'
import { addMetrics } from './http/metrics.ts'
import { addOpenApi } from './http/openapi.ts'
import { shedUnderPressure } from './http/pressure.ts'
import { addQuotas } from './http/quotas.ts'
import { addErrorDoor, sendProblem } from './http/problems.ts'
import { checkRequestTargets, originForm } from './http/requestTarget.ts'
import { addSecurityHeaders, headersOfRawAnswers, withNonceMark } from './http/security.ts'
import { addShutdown, closeLimits } from './http/shutdown.ts'
import { uploadLimits } from './http/upload.ts'
import { addViewer } from './http/viewer.ts'
import { addWeb, withSettings } from './http/web.ts'
import type { WebBuild, WebSettings, WebSource } from './http/web.ts'
import type { Site } from './http/web.document.ts'
import { offerById } from './offer/offer.queries.ts'
import { mountServices } from './services/services.ts'
import type { Services } from './services/services.ts'
import { countedPayments } from './services/payments/payments.counted.ts'
import { routes } from './routes.ts'
import { createVerifier } from './session/verify.ts'
import { createViewerReader } from './session/viewer.ts'
import { photoUrls } from './user/user.queries.ts'

/** What the routes of a noun are given. */
export interface Parts {
  config: Config
  database: Database
  services: Services
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
  /** How long clients may take, when not the usual. */
  clients?: Partial<typeof clientPatience>
  /** When requests are sent away, when not the usual. */
  pressure?: Parameters<typeof shedUnderPressure>[1]
  /** How long closing takes, when not the usual. */
  closing?: Partial<typeof closeLimits>
}

/** Composes the server from its parts; nothing listens and nothing is read from the surroundings. */
export async function buildApp(
  given: Parts,
  { web: webGiven = null, nouns = routes, clients, pressure, closing }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, database } = given
  const web = webGiven && tellSettings(webGiven, webSettings(given))
  // The messages of the schemas that have none of their own.
  z.config(z.locales.es())
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    // One line for each answer instead of two for each request.
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded fails before there is a route, and before the hooks that add the headers.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headersOfRawAnswers(config.publicUrl), 'x-request-id': request.id })
      sendProblem(request, reply, new Problem('invalid'))
    },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    trustProxy: trustedProxies(config),
    ...serverOptions({ ...clientPatience, ...clients }, database),
    // A base address that ends with a slash meets paths that begin with one, or without any.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
    // What arrives while the server closes is answered like any other request.
    return503OnClosing: false,
  })
  app.decorate('calls', [])
  const { isClosing } = addShutdown(app, { ...closeLimits, ...closing })
  logAnswers(app)
  addErrorDoor(app)
  addSecurityHeaders(app, {
    publicUrl: config.publicUrl,
    origins: originsOf(config),
    document: web && 'document' in web ? web.document : null,
  })
  checkRequestTargets(app)
  allowOrigins(app, config.corsOrigins)
  guardAgainstOtherSites(app, config)
  const metrics = addMetrics(app, config, database)
  const payments = countedPayments(given.services.payments, metrics)
  const parts = { ...given, services: { ...given.services, payments } }
  takeEmptyJson(app)
  await shedUnderPressure(app, pressure)
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await limitRequests(app, config, database)
  await app.register(multipart, { limits: uploadLimits })
  addViewer(app, viewerReader(parts))
  addQuotas(app, parts)
  addHealth(app, database, isClosing)
  await mountServices(app, parts.services, parts)
  for (const mount of nouns) mount(app, parts)
  await addOpenApi(app, config.publicUrl)
  await addWeb(app, web, siteOf(parts))
  return app
}

/** What the page is told: where to sign in, and where the contact page sends to. */
export const webSettings = ({ config, services }: Pick<Parts, 'config' | 'services'>): WebSettings => ({
  identity: services.identity.settings,
  emailjs: config.contact.emailjs ?? embeddedEmail,
  budgetMaximum: config.budgetMax,
  words: wordsOf(config),
})

/** The table of corrected texts, where it is switched on (decision D-001). */
const wordsOf = ({ words }: Config) => (words === 'es-AR' ? esAR : undefined)

/** What the web app's documents say of a page; as a stranger sees it. */
const siteOf = ({ config, database: { db }, services: { photos } }: Parts): Site => ({
  publicUrl: config.publicUrl,
  words: wordsOf(config),
  offer: (id) =>
    offerById(
      db,
      { viewer: null, photoUrl: photoUrls(photos), addressVisibility: config.addressVisibility },
      id,
    ),
})

const tellSettings = <Web extends WebBuild | WebSource>(web: Web, settings: WebSettings): Web =>
  'document' in web ? { ...web, document: withNonceMark(withSettings(web.document, settings)) } : web

/** The hosted services that the page talks to by itself. */
const originsOf = ({ identity, contact }: Config): string[] =>
  [identity?.issuer, contact.emailjs?.origin]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin)

function trustedProxies({ trustProxy }: Config) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address: string, hop: number) => hop < trustProxy
}

function viewerReader({ config, database, services: { identity } }: Parts) {
  const { issuer, audience } = identity.settings
  const verify = createVerifier({ issuer, audience, keys: identity.keys })
  const isRefused = (subject: string) => !config.demo && !config.identity && isDemoSubject(subject)
  return createViewerReader({ verify, issuer, db: database.db, isRefused })
}

/** Refuses bytes that are not UTF-8, which would otherwise be stored as something that nobody typed. */
function decodeUtf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new Problem('invalid', { fields: { body: 'No es texto en UTF-8' } })
  }
}

/** Clients that always say "JSON" also say it of a request without a body. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      void parse(request, decodeUtf8(body), done)
    } catch (error) {
      done(error as Error) // thrown above
    }
  })
}
