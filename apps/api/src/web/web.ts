import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@plomada/domain/contract'
import { isServerPath } from '../http/serverPaths.ts'
import { sendProblem } from '../http/problems.ts'
import { addAssets } from './assets.ts'
import { addSitemaps } from './crawlers.ts'
import { renderDocument, type Site } from './document.ts'
import { addShareCards } from './shareCards.ts'
import { createDocumentSender } from './sendDocument.ts'
import { addSwatches } from './swatches.ts'
import type { ConfiguredBuild } from './build.ts'
import type { RenderConfiguredPage } from './render.ts'

/** The web app in development, served by Vite. */
export interface WebSource {
  serve: (request: IncomingMessage, response: ServerResponse) => void
  /** Returns Vite's document for a URL. @default the document is sent by `serve` */
  read?: (url: string) => Promise<string>
  /** Renders public pages. @default they are rendered in the browser */
  render?: RenderConfiguredPage
}

const workerPolicy = "default-src 'none'; connect-src 'self'"

// A missing file of the build must be 404: browsers would parse the document as a script.
const isNotPage = (url: string) => isServerPath(url) || /^\/assets(?:[/?]|$)/.test(url)

/** Serves the files of the web app, and its document for all paths of pages. */
export async function addWeb(
  app: FastifyInstance,
  web: ConfiguredBuild | WebSource | null,
  site: Site,
): Promise<void> {
  if (web) {
    addSitemaps(app, site)
    addShareCards(app, site)
    addSwatches(app)
  }
  if (web && 'document' in web) await addBuild(app, web, site)
  else if (web) addSource(app, web, site)
  else app.setNotFoundHandler(notFound)
}

async function addBuild(app: FastifyInstance, build: ConfiguredBuild, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: build.root,
    index: false,
    // A route for each file. With a wildcard, every document would begin with a search for a file of its name.
    wildcard: false,
    globIgnore: ['index.html', 'assets/**'],
    // The build contains `.vite/manifest.json`, which must not be served.
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, path) {
      // File names under assets/ contain a hash of the content.
      const isHashed = path.startsWith(join(build.root, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // A worker uses the policy of its own response.
      if (path === join(build.root, 'offline.js')) reply.header('content-security-policy', workerPolicy)
    },
  })
  addAssets(app, build.assets ?? new Map())
  const sendDocument = createDocumentSender(app, build, site)
  // The file server would refuse to list the root folder.
  app.get('/', sendDocument)
  app.get('/index.html', (request, reply) => reply.redirect(`/${getSearch(request.url)}`, 308))
  app.setNotFoundHandler((request, reply) =>
    wantsDocument(request) ? sendDocument(request, reply) : notFound(request, reply),
  )
}

/** Serves the web app with Vite; the document gets the same data as the built one. */
function addSource(app: FastifyInstance, { serve, read, render }: WebSource, site: Site): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isNotPage(request.url)) return notFound(request, reply)
    const isDocument = wantsDocument(request) && request.headers.accept?.includes('text/html')
    const template = read && isDocument ? await read(request.url) : null
    const document = template && (await renderDocument(app, site, { request, template, render }))
    reply.hijack()
    if (!document) return serve(request.raw, reply.raw)
    // Omits our security headers: Vite's inline scripts would be blocked.
    reply.raw.writeHead(document.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    reply.raw.end(document.body)
  })
}

const getSearch = (url: string) => /\?.*$/.exec(url)?.[0] ?? ''

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, new Problem('notFound'))

// No path of a page ends like a file name, or has a segment that a URL parser would resolve to another page.
const looksLikeFile = /(?:\.\w{1,9}|~)$|\/(?:\.|%2e){1,2}(?:\/|$)/i

const wantsDocument = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !isNotPage(url) &&
  !looksLikeFile.test(url.split('?')[0] ?? '') &&
  (headers.accept ?? '*/*').split(',').some((type) => /^\s*(?:text\/html|\*\/\*)/.test(type))
