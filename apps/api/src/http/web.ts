import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@plomada/domain/define'
import type { EmailService } from '../config.ts'
import { isServerPath } from './serverPaths.ts'
import { sendProblem } from './problems.ts'
import { addAssets, readAssets, type Assets } from './web.assets.ts'
import { addSitemap } from './web.crawlers.ts'
import { renderDocument, type Site } from './web.document.ts'
import { readPageFiles, type PageFiles } from './web.files.ts'

/** The built web app: its folder and its document. */
export interface WebBuild {
  root: string
  document: string
  files?: PageFiles
  /** The files with a hash in their names, which are served from memory. */
  assets?: Assets
}

/** The web app in development, served by Vite. */
export interface WebSource {
  serve: (request: IncomingMessage, response: ServerResponse) => void
  /** Returns Vite's document for a URL. @default the document is sent by `serve` */
  read?: (url: string) => Promise<string>
}

/** Settings of the deployment that the web app needs. */
export interface WebSettings {
  identity: { domain: string; clientId: string; audience: string; endsAllSessions: boolean }
  /** The service that receives the messages of the contact page. */
  emailjs: EmailService
  /** The largest budget of an offer, in pesos (decision D-056). */
  budgetMaximum: number
  /** Message overrides by original text (decision D-001). */
  messages?: Readonly<Record<string, string>> | undefined
}

const settingsPlaceholder = '<!--settings-->'

/** Inserts the settings into a document as JSON. */
export function withSettings(
  document: string,
  { identity, emailjs, budgetMaximum, messages }: WebSettings,
): string {
  const { domain, clientId, audience, endsAllSessions } = identity
  const settings = {
    identity: { domain, clientId, audience, endsAllSessions },
    emailjs,
    budgetMaximum,
    messages,
  }
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return document.replace(
    settingsPlaceholder,
    () => `<script id="plomada-settings" type="application/json">${json}</script>`,
  )
}

/** Reads the built web app, or returns null if it is not built. */
export function readWebBuild(root: string): WebBuild | null {
  const index = join(root, 'index.html')
  if (!existsSync(index)) return null
  const document = readFileSync(index, 'utf8')
  return { root, document, files: readPageFiles(root, document), assets: readAssets(root) }
}

const workerPolicy = "default-src 'none'; connect-src 'self'"

// A missing file of the build must be 404: browsers would parse the document as a script.
const isNotPage = (url: string) => isServerPath(url) || /^\/assets(?:[/?]|$)/.test(url)

/** Serves the files of the web app, and its document for all paths of pages. */
export async function addWeb(
  app: FastifyInstance,
  web: WebBuild | WebSource | null,
  site: Site,
): Promise<void> {
  if (web) addSitemap(app, site)
  if (web && 'document' in web) await addBuild(app, web, site)
  else if (web) addSource(app, web, site)
  else app.setNotFoundHandler(notFound)
}

async function addBuild(app: FastifyInstance, build: WebBuild, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: build.root,
    index: false,
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
  const send = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await renderDocument(app, site, { request, template: build.document, files: build.files }))
  // The file server would refuse to list the root folder.
  app.get('/', send)
  app.get('/index.html', (request, reply) => reply.redirect(`/${getSearch(request.url)}`, 308))
  app.setNotFoundHandler((request, reply) =>
    wantsDocument(request) ? send(request, reply) : notFound(request, reply),
  )
}

/** Serves the web app with Vite; the document gets the same data as the built one. */
function addSource(app: FastifyInstance, { serve, read }: WebSource, site: Site): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isNotPage(request.url)) return notFound(request, reply)
    const isDocument = wantsDocument(request) && request.headers.accept?.includes('text/html')
    const template = read && isDocument ? await read(request.url) : null
    const document = template && (await renderDocument(app, site, { request, template }))
    reply.hijack()
    if (!document) return serve(request.raw, reply.raw)
    // Omits our security headers: Vite's inline scripts would be blocked.
    reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    reply.raw.end(document)
  })
}

const getSearch = (url: string) => /\?.*$/.exec(url)?.[0] ?? ''

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, new Problem('notFound'))

// No path of a page ends like a file name.
const looksLikeFile = /(?:\.\w{1,9}|~)$/

const wantsDocument = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !isNotPage(url) &&
  !looksLikeFile.test(url.split('?')[0] ?? '') &&
  (headers.accept ?? '*/*').split(',').some((type) => /^\s*(?:text\/html|\*\/\*)/.test(type))
