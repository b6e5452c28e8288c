import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { esAR } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AppDeps, MountRoutes } from './app.deps.ts'
import type { Config } from './config.ts'
import { embeddedEmail } from './contact/contact.routes.ts'
import { isDemoSubject } from './services/identity/embedded/demoSubject.ts'
import { addCors } from './http/cors.ts'
import { addCsrfProtection } from './http/csrf.ts'
import { addHealth } from './http/health.ts'
import { clientTimeouts, limitRequests, serverOptions } from './http/limits/limits.ts'
import { logResponses, loggerOptions } from './http/log.ts'
import { addMetrics } from './http/metrics.ts'
import { addOpenApi } from './http/openapi/openapi.ts'
import { addLoadShedding } from './http/limits/loadShedding.ts'
import { addQuotas } from './http/limits/quotas.ts'
import { addErrorHandler, sendProblem } from './http/problems.ts'
import { checkRequestTargets, toOriginForm } from './http/requestTarget.ts'
import { addSecurityHeaders, rawResponseHeaders } from './http/security.ts'
import { addShutdown, closeLimits } from './http/shutdown.ts'
import { decodeUtf8 } from './http/storableText.ts'
import { uploadLimits } from './http/upload.ts'
import { addViewer } from './http/viewer.ts'
import { addWeb, type WebSource } from './web/web.ts'
import { configureBuild, type WebBuild, type WebSettings } from './web/build.ts'
import { documentTimeouts, type Site } from './web/document.ts'
import { DOCUMENT_MAX_AGE_MS } from './web/documentCache.ts'
import { offerSitemaps } from './offer/sitemap.queries.ts'
import { professionalSitemaps } from './professional/sitemap.queries.ts'
import { createPhotoReader } from './services/photos/photos.ts'
import { mountServices } from './services/services.ts'
import { withPaymentMetrics } from './services/payments/payments.metrics.ts'
import { routes } from './nouns.ts'
import { listCityPages } from './trade/sitemap.queries.ts'
import { createVerifier } from './session/verify.ts'
import { createViewerResolver } from './session/viewer.ts'

/** Options of `buildApp`; each limit overrides a default. */
export interface AppOptions {
  /** The web app, built or served from its sources; null serves the API only. @default null */
  web?: WebBuild | WebSource | null
  /** The nouns to mount. @default all */
  nouns?: readonly MountRoutes[]
  clientTimeouts?: Partial<typeof clientTimeouts>
  loadShedding?: Partial<Parameters<typeof addLoadShedding>[1]>
  closing?: Partial<typeof closeLimits>
  /** How long a public document is sent again, in milliseconds.
   * @default 5000 */
  documentMaxAge?: number
  documentTimeouts?: Partial<typeof documentTimeouts>
}

/** Builds the server. Does not listen and does not read the environment. */
export async function buildApp(
  baseDeps: AppDeps,
  { web: rawWeb = null, nouns = routes, closing, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, database } = baseDeps
  const web = rawWeb && insertSettings(rawWeb, webSettings(baseDeps))
  // Default messages of schemas that define none.
  z.config(z.locales.es())
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    // `logResponses` logs one line per response instead of Fastify's two per request.
    logController: new LogController({ disableRequestLogging: true }),
    // A URL that cannot be decoded fails before routing and before the hooks that add the headers.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...rawResponseHeaders(config.publicUrl), 'x-request-id': request.id })
      sendProblem(request, reply, new Problem('invalid'))
    },
    genReqId: () => randomUUID(),
    // Its ten seconds also limit the hooks of closing, which have limits of their own.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }) => toOriginForm(url),
    trustProxy: trustedProxies(config),
    ...serverOptions({ ...clientTimeouts, ...options.clientTimeouts }),
    // Clients concatenate a base URL and a path, with or without slashes at the seam.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are still handled.
    return503OnClosing: false,
  })
  app.decorate('calls', [])
  const { isClosing } = addShutdown(app, { ...closeLimits, ...closing })
  logResponses(app)
  addErrorHandler(app)
  addSecurityHeaders(app, {
    publicUrl: config.publicUrl,
    origins: serviceOrigins(config),
    document: web && 'document' in web ? web.document : null,
  })
  checkRequestTargets(app)
  addCors(app, config.corsOrigins)
  addCsrfProtection(app, config)
  const metrics = addMetrics(app, baseDeps)
  const payments = withPaymentMetrics(baseDeps.services.payments, metrics)
  const deps = { ...baseDeps, services: { ...baseDeps.services, payments } }
  allowEmptyJson(app)
  await addLoadShedding(app, { maxEventLoopDelay: config.maxEventLoopDelay, ...options.loadShedding })
  await app.register(compress, {
    threshold: 1024,
    // The default window of 4 MB takes a third of the time of compressing a document.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
    },
  })
  await limitRequests(app, config, database)
  await app.register(multipart, { limits: uploadLimits })
  addViewer(app, createReader(deps))
  addQuotas(app, deps)
  addHealth(app, database, isClosing)
  await mountServices(app, deps.services, deps)
  for (const mount of nouns) mount(app, deps)
  await addOpenApi(app, config)
  await addWeb(app, web, {
    ...createSite(deps),
    documentMaxAge: options.documentMaxAge ?? DOCUMENT_MAX_AGE_MS,
    documentTimeouts: { ...documentTimeouts, ...options.documentTimeouts },
  })
  return app
}

/** Returns the settings that the web app reads from its document. */
export const webSettings = ({ config, services }: Pick<AppDeps, 'config' | 'services'>): WebSettings => ({
  identity: services.identity.settings,
  emailjs: config.contact.emailjs ?? embeddedEmail,
  budgetMaximum: config.budgetMax,
  canHoldPayments: services.payments.capabilities.canHold,
  addressVisibility: config.addressVisibility,
  messages: messageOverrides(config),
})

/** Returns the table of message overrides if it is enabled (decision D-001). */
const messageOverrides = ({ messages }: Config) => (messages === 'es-AR' ? esAR : undefined)

/** Returns the settings and data of the documents of public pages. */
const createSite = ({
  config,
  database,
  services,
}: AppDeps): Omit<Site, 'documentMaxAge' | 'documentTimeouts'> => ({
  publicUrl: config.publicUrl,
  messages: messageOverrides(config),
  listCityPages: listCityPages(database),
  readPhoto: createPhotoReader(services.photos),
  sitemaps: { offers: offerSitemaps(database), professionals: professionalSitemaps(database) },
})

const insertSettings = (web: WebBuild | WebSource, settings: WebSettings) =>
  'document' in web ? configureBuild(web, settings) : web

/** Returns the origins of the hosted services that the page calls directly. */
const serviceOrigins = ({ identity, contact }: Config): string[] =>
  [identity?.issuer, contact.emailjs?.origin]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin)

function trustedProxies({ trustProxy }: Config) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address: string, hop: number) => hop < trustProxy
}

function createReader({ config, database, services: { identity } }: AppDeps) {
  const { issuer, audience } = identity.settings
  const verify = createVerifier({ issuer, audience, keys: identity.keys })
  const isRefused = (subject: string) => !config.demo && !config.identity && isDemoSubject(subject)
  return createViewerResolver({ verify, issuer, db: database.db, isRefused })
}

/** Accepts an empty body with a JSON content type, as some clients always send that header. */
function allowEmptyJson(app: FastifyInstance): void {
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
