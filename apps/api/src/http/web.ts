import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@plomada/domain/define'
import type { EmailService } from '../config.ts'
import { sendProblem } from './problems.ts'

/** The web app as it was built: its folder and its one document. */
export interface WebBuild {
  root: string
  document: string
}

/** The web app as it is being written: a server of its own answers for it. */
export interface WebSource {
  serve: (request: IncomingMessage, response: ServerResponse) => void
}

/** What the page is told about this deployment. */
export interface WebSettings {
  identity: { domain: string; clientId: string; audience: string }
  /** The service that the contact page hands its messages to. */
  emailjs: EmailService
}

const settingsMark = '<!--settings-->'

/** Puts the settings into a document, so that reading them costs no request. Not a script: nothing of it runs. */
export function withSettings(document: string, { identity, emailjs }: WebSettings): string {
  const { domain, clientId, audience } = identity
  const told = { identity: { domain, clientId, audience }, emailjs }
  const json = JSON.stringify(told).replaceAll('<', '\\u003c')
  return document.replace(
    settingsMark,
    () => `<script id="plomada-settings" type="application/json">${json}</script>`,
  )
}

/** Reads the built web app; null when it has not been built. */
export function readWebBuild(root: string): WebBuild | null {
  const index = join(root, 'index.html')
  return existsSync(index) ? { root, document: readFileSync(index, 'utf8') } : null
}

const serversOwn = /^\/(?:api|idp|v1|checkout|outbox|health|assets)(?:[/?]|$)/

/** Serves the web app: its files, and its document for every address that a person may open. */
export async function addWeb(app: FastifyInstance, web: WebBuild | WebSource | null): Promise<void> {
  const build = web && 'document' in web ? web : null
  if (build) {
    await app.register(fastifyStatic, {
      root: build.root,
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // The names under assets/ hold a hash of the content; what has another content has another name.
        const isHashed = path.startsWith(join(build.root, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  // To the file server the root is a folder, which it refuses to list.
  if (build) app.get('/', (_request, reply) => sendDocument(reply, build.document))
  app.setNotFoundHandler((request, reply) => {
    if (web && 'serve' in web && !serversOwn.test(request.url)) {
      reply.hijack()
      return web.serve(request.raw, reply.raw)
    }
    if (build && wantsDocument(request)) return sendDocument(reply, build.document)
    sendProblem(request, reply, new Problem('notFound'))
  })
}

const wantsDocument = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !serversOwn.test(url) &&
  (headers.accept ?? '*/*').split(',').some((type) => /^\s*(?:text\/html|\*\/\*)/.test(type))

const sendDocument = (reply: FastifyReply, document: string) =>
  reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(document)
