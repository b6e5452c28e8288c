import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@plomada/domain/define'
import type { EmailService } from '../config.ts'
import { isOwn } from './ownPaths.ts'
import { sendProblem } from './problems.ts'
import { addSiteMap } from './web.crawlers.ts'
import { documentFor } from './web.document.ts'
import type { Site } from './web.document.ts'
import { filesOfPages } from './web.files.ts'
import type { PageFiles } from './web.files.ts'

/** The web app as it was built: its folder and its one document. */
export interface WebBuild {
  root: string
  document: string
  /** What the browser fetches for a page of the app, by the page's module. */
  files?: PageFiles
}

/** The web app as it is being written: a server of its own answers for it. */
export interface WebSource {
  serve: (request: IncomingMessage, response: ServerResponse) => void
  /** The document as that server prepares it for an address; left out, it sends its own. */
  read?: (url: string) => Promise<string>
}

/** What the page is told about this deployment. */
export interface WebSettings {
  identity: { domain: string; clientId: string; audience: string; endsAllSessions: boolean }
  /** The service that the contact page hands its messages to. */
  emailjs: EmailService
  /** The largest budget of an offer, in pesos (decision D-056). */
  budgetMaximum: number
  /** What is said in place of which text (decision D-001); left out, the texts are as they are. */
  words?: Readonly<Record<string, string>> | undefined
}

const settingsMark = '<!--settings-->'

/** Puts the settings into a document, so that reading them costs no request. Not a script: nothing of it runs. */
export function withSettings(
  document: string,
  { identity, emailjs, budgetMaximum, words }: WebSettings,
): string {
  const { domain, clientId, audience, endsAllSessions } = identity
  const told = { identity: { domain, clientId, audience, endsAllSessions }, emailjs, budgetMaximum, words }
  const json = JSON.stringify(told).replaceAll('<', '\\u003c')
  return document.replace(
    settingsMark,
    () => `<script id="plomada-settings" type="application/json">${json}</script>`,
  )
}

/** Reads the built web app; null when it has not been built. */
export function readWebBuild(root: string): WebBuild | null {
  const index = join(root, 'index.html')
  if (!existsSync(index)) return null
  const document = readFileSync(index, 'utf8')
  return { root, document, files: filesOfPages(root, document) }
}

const workerPolicy = "default-src 'none'; connect-src 'self'"

// A file of the build that is gone is told so; a page in its place would be read as a script.
const isNoPage = (url: string) => isOwn(url) || /^\/assets(?:[/?]|$)/.test(url)

/** Serves the web app: its files, and its document for every address that a person may open. */
export async function addWeb(
  app: FastifyInstance,
  web: WebBuild | WebSource | null,
  site: Site,
): Promise<void> {
  if (web) addSiteMap(app, site)
  if (web && 'document' in web) await addBuild(app, web, site)
  else if (web) addSource(app, web, site)
  else app.setNotFoundHandler(notFound)
}

async function addBuild(app: FastifyInstance, build: WebBuild, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: build.root,
    index: false,
    // What begins with a dot is the build's own: its manifest names every file of the source.
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, path) {
      // The names under assets/ hold a hash of the content; what has another content has another name.
      const isHashed = path.startsWith(join(build.root, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // A worker lives under the policy that its own file came with; this one only fetches.
      if (path === join(build.root, 'offline.js')) reply.header('content-security-policy', workerPolicy)
    },
  })
  const send = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await documentFor(app, site, { request, template: build.document, files: build.files }))
  // To the file server the root is a folder, which it refuses to list.
  app.get('/', send)
  // The document has one address for each page, and this is none of them.
  app.get('/index.html', (request, reply) => reply.redirect(`/${searchOf(request.url)}`, 308))
  app.setNotFoundHandler((request, reply) =>
    wantsDocument(request) ? send(request, reply) : notFound(request, reply),
  )
}

/** While the app is written, its own server has the modules; ours adds to the document what it adds to the built one. */
function addSource(app: FastifyInstance, { serve, read }: WebSource, site: Site): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isNoPage(request.url)) return notFound(request, reply)
    const isDocument = wantsDocument(request) && request.headers.accept?.includes('text/html')
    const template = read && isDocument ? await read(request.url) : null
    const document = template && (await documentFor(app, site, { request, template }))
    reply.hijack()
    if (!document) return serve(request.raw, reply.raw)
    // Past our headers: that server's scripts stand inline in the document.
    reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    reply.raw.end(document)
  })
}

const searchOf = (url: string) => /\?.*$/.exec(url)?.[0] ?? ''

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, new Problem('notFound'))

// No page of ours ends like a file: whoever asks for a copy of one is told that there is none.
const looksLikeFile = /(?:\.\w{1,9}|~)$/

const wantsDocument = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !isNoPage(url) &&
  !looksLikeFile.test(url.split('?')[0] ?? '') &&
  (headers.accept ?? '*/*').split(',').some((type) => /^\s*(?:text\/html|\*\/\*)/.test(type))
