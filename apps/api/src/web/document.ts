import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serializePreloaded, type PreloadedResponse } from '@plomada/domain/contract'
import {
  createFinder,
  createVisitorClient,
  isMissing,
  recordResponses,
  type SharedResponses,
} from './visitorClient.ts'
import type { RunInTurn } from '../limitConcurrency.ts'
import { timeoutFactor } from '../timeoutFactor.ts'
import { withTimeout } from '../withTimeout.ts'
import type { CityPage, SitemapSource } from '../database/sitemap.ts'
import { joinElements, type PageFiles } from './files.ts'
import { renderHead } from './head.ts'
import { findPrivateModules, matchPage, notFoundModule } from './pages.ts'
import type { RenderConfiguredPage } from './render.ts'

/** Data for the documents of public pages. */
export interface Site {
  /** The public origin. */
  publicUrl: string
  /** The pages of offers and professionals for search engines. */
  sitemaps: Readonly<Record<'offers' | 'professionals', SitemapSource>>
  /** Returns the pages of trades in cities that have content. */
  listCityPages: () => Promise<CityPage[]>
  /** Returns the stored file of a photo's URL, or null. */
  readPhoto: (url: string) => Promise<Buffer | null>
  /** Message overrides by original text (decision D-001). */
  messages?: Readonly<Record<string, string>> | undefined
  /** How long a public document is sent again, in milliseconds. */
  documentMaxAge: number
  documentTimeouts: typeof documentTimeouts
}

interface DocumentOptions {
  request: FastifyRequest
  template: string
  files?: PageFiles | undefined
  /** Renders the content. @default it is rendered in the browser */
  render?: RenderConfiguredPage | undefined
  /** Responses that documents share for some seconds. @default none */
  shared?: SharedResponses | undefined
  /** Limits how many public pages are rendered at once. @default no limit */
  runInTurn?: RunInTurn | undefined
}

/** A document of the web app. */
export interface RenderedDocument {
  status: 200 | 404 | 410
  body: Buffer
  /** Whether it is complete and shows a page for everyone. */
  isPublic: boolean
  /** Whether it is complete and the same at the next request. */
  isKept: boolean
}

/** How long a document waits, in milliseconds. */
export const documentTimeouts = {
  /** For its data. Without data, the browser requests it. */
  data: 1500 * timeoutFactor,
  /** For its content. The browser renders what is missing. */
  render: 2000 * timeoutFactor,
}

/** Placeholders in the document; the first includes a default title and description. */
const headPlaceholder = /<!--head-->[^]*<!--\/head-->/
const responsesPlaceholder = '<!--responses-->'
const rootPlaceholder = '<div id="root"></div>'
const noScriptPattern = /<noscript>[^]*?<\/noscript>/
const noIndex = '<meta name="robots" content="noindex">'

/**
 * Renders the web app's document for a URL. Public pages include a title, a preview, their content and preloaded
 * responses, as a visitor sees them; other pages their frame with skeletons. Still renders if the database is unavailable.
 */
export function renderDocument(
  app: FastifyInstance,
  site: Site,
  options: DocumentOptions,
): Promise<RenderedDocument> {
  const { request, runInTurn = (task) => task() } = options
  const found = matchPage(request.url)
  const privateModules = found ? undefined : findPrivateModules(request.url)
  return runInTurn(async () => {
    if (privateModules) return fillDocument(site, options, { description: hidden, modules: privateModules })
    const description = found ? await describe(app, site, options, found) : missing
    return fillDocument(site, options, { description, modules: found?.page.modules ?? [notFoundModule] })
  })
}

interface DescribedPage {
  description: Description
  /** The modules whose files the document links. */
  modules: readonly string[]
}

async function fillDocument(
  site: Site,
  { request, template, files = {}, render }: DocumentOptions,
  { description, modules }: DescribedPage,
): Promise<RenderedDocument> {
  const { head, responses, status, isComplete, isPrivate = false } = description
  const text = responses.length === 0 ? '' : serializePreloaded(responses)
  const content =
    render && (await renderContent({ render, request, responses, timeout: site.documentTimeouts.render }))
  const codeElements = joinElements(files, modules, 'code')
  const styleElements = joinElements(files, modules, 'styles')
  const isListed = status === 200 && !isPrivate
  const body = template
    .replace(headPlaceholder, (fallback) => codeElements + (head ?? fallback + (isListed ? '' : noIndex)))
    .replace('</head>', () => `${styleElements}</head>`)
    .replace(
      responsesPlaceholder,
      () => text && `<script id="plomada-responses" type="application/json">${text}</script>`,
    )
  const isWhole = isComplete && (content !== undefined || render === undefined)
  return {
    status,
    body: content === undefined ? Buffer.from(body) : insertContent(body, content),
    isPublic: isWhole && !isPrivate,
    isKept: isWhole && status === 200,
  }
}

/** Returns a document with the content of its root element, as bytes: it is long, and sent or compressed as bytes. */
function insertContent(document: string, content: string | Uint8Array): Buffer {
  const [before = '', after = ''] = document.replace(noScriptPattern, '').split(rootPlaceholder)
  return Buffer.concat([
    Buffer.from(`${before}<div id="root">`),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from(`</div>${after}`),
  ])
}

interface Rendering {
  render: RenderConfiguredPage
  request: FastifyRequest
  responses: readonly PreloadedResponse[]
  /** Milliseconds. */
  timeout: number
}

/** Returns the HTML of the page, or undefined when it can only be rendered in the browser. */
async function renderContent({
  render,
  request,
  responses,
  timeout,
}: Rendering): Promise<string | Uint8Array | undefined> {
  const onError = (error: unknown) => request.log.error({ err: error, url: request.url }, 'render')
  // `AbortSignal.timeout` would keep the whole rendering in memory until it fires.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('The page took too long to render')), timeout)
  try {
    return await render({ url: request.url, responses, onError, signal: late.signal })
  } catch {
    // `onError` has logged it.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

interface Description {
  /** The elements of the head, or null for the default ones. */
  head: string | null
  responses: readonly PreloadedResponse[]
  /** 404 if there is nothing at the URL, 410 if there was something. */
  status: RenderedDocument['status']
  /** Whether no call failed. */
  isComplete: boolean
  /** Whether the page is for signed-in users, whose data the document does not have. */
  isPrivate?: boolean
}

type FoundPage = NonNullable<ReturnType<typeof matchPage>>

const undescribed: Description = { head: null, responses: [], status: 200, isComplete: false }
const missing: Description = { ...undescribed, status: 404, isComplete: true }
const hidden: Description = { ...undescribed, isComplete: true, isPrivate: true }

/** Describes a page, incompletely when that fails or takes too long. */
async function describe(
  app: FastifyInstance,
  site: Site,
  { request, shared }: Pick<DocumentOptions, 'request' | 'shared'>,
  found: FoundPage,
): Promise<Description> {
  const description = await withTimeout(
    readDescription(app, site, { request, shared }, found).catch((error: unknown) => {
      request.log.error({ err: error }, 'document')
      return undescribed
    }),
    site.documentTimeouts.data,
  )
  return description === 'timeout' ? undescribed : description
}

async function readDescription(
  app: FastifyInstance,
  site: Site,
  { request, shared }: Pick<DocumentOptions, 'request' | 'shared'>,
  { page, place }: FoundPage,
): Promise<Description> {
  const responses: PreloadedResponse[] = []
  let isComplete = true
  const onFailure = () => {
    isComplete = false
  }
  const send = createVisitorClient(app, request, { onFailure, shared })
  const sendShared = createVisitorClient(app, request, { onFailure, shared, isInputShared: true })
  const absolute = (path: string) => new URL(path, site.publicUrl).href
  const message = (text: string) => site.messages?.[text] ?? text
  const find = createFinder(app, request, responses)
  const preload = recordResponses(send, responses)
  const preloadShared = recordResponses(sendShared, responses)
  const sources = { preload, preloadShared, send, find, absolute, message }
  try {
    const head = await page.describe(sources, place)
    const isMissingPage = head === null && isComplete
    return {
      head: head && renderHead(head, absolute),
      responses,
      status: isMissingPage ? 404 : 200,
      isComplete,
    }
  } catch (error) {
    if (!isMissing(error)) throw error
    // A copy: other calls of the page may still respond.
    return { head: null, responses: [...responses], status: error.status, isComplete }
  }
}
