import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Offer } from '@plomada/domain'
import { serializePreloaded, type PreloadedResponse } from '@plomada/domain/define'
import { createVisitorClient, recordResponses } from './web.visitorClient.ts'
import { withTimeout } from '../withTimeout.ts'
import type { PageFiles } from './web.files.ts'
import { renderHead } from './web.head.ts'
import { matchPage } from './web.pages.ts'

/** Data for the documents of public pages. */
export interface Site {
  /** The public origin. */
  publicUrl: string
  /** Returns a published offer as a visitor may see it, or null. */
  offer: (id: number) => Promise<Offer | null>
  /** Message overrides by original text (decision D-001). */
  messages?: Readonly<Record<string, string>> | undefined
}

interface DocumentOptions {
  request: FastifyRequest
  template: string
  files?: PageFiles | undefined
}

/** Milliseconds to wait for the data of a document. A document without data requests it in the browser. */
const DATA_TIMEOUT_MS = 1500

/** Placeholders in the document; the first includes a default title and description. */
const headPlaceholder = /<!--head-->[^]*<!--\/head-->/
const responsesPlaceholder = '<!--responses-->'

/**
 * Renders the web app's document for a URL. Public pages include a title, a preview and preloaded responses, as a visitor
 * sees them. Still renders if the database is unavailable.
 */
export async function renderDocument(
  app: FastifyInstance,
  site: Site,
  { request, template, files = {} }: DocumentOptions,
): Promise<string> {
  const found = matchPage(request.url)
  if (!found)
    return template.replace(headPlaceholder, (head) => `${head}<meta name="robots" content="noindex">`)
  const links = files[found.page.module] ?? ''
  const data = describe(app, site, request, found).catch((error: unknown) => {
    request.log.error({ err: error }, 'document')
  })
  const described = await withTimeout(data, DATA_TIMEOUT_MS)
  const { head, responses } = typeof described === 'object' ? described : { head: null, responses: [] }
  const text = responses.length === 0 ? '' : serializePreloaded(responses)
  return (
    template
      .replace(headPlaceholder, (defaultHead) => head ?? defaultHead)
      // After the document's styles, which declare the order of the cascade layers.
      .replace('</head>', () => `${links}</head>`)
      .replace(
        responsesPlaceholder,
        () => text && `<script id="plomada-responses" type="application/json">${text}</script>`,
      )
  )
}

async function describe(
  app: FastifyInstance,
  site: Site,
  request: FastifyRequest,
  { page, place }: NonNullable<ReturnType<typeof matchPage>>,
) {
  const responses: PreloadedResponse[] = []
  const send = createVisitorClient(app, request)
  const absolute = (path: string) => new URL(path, site.publicUrl).href
  const message = (text: string) => site.messages?.[text] ?? text
  const sources = { preload: recordResponses(send, responses), send, offer: site.offer, absolute, message }
  const head = await page.describe(sources, place)
  return { head: head && renderHead(head, absolute), responses }
}
