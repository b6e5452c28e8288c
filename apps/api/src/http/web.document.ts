import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Offer } from '@plomada/domain'
import { toPageText } from '@plomada/domain/define'
import type { FirstAnswer } from '@plomada/domain/define'
import { askAsVisitor, noting } from './web.ask.ts'
import type { PageFiles } from './web.files.ts'
import { drawHead } from './web.head.ts'
import { pageAt } from './web.pages.ts'

/** What the pages are told of where they stand. */
export interface Site {
  /** The origin in people's address bar. */
  publicUrl: string
  /** A published offer as a stranger may see it; null when there is none. */
  offer: (id: number) => Promise<Offer | null>
  /** What is said in place of which text (decision D-001); left out, the texts are as they are. */
  words?: Readonly<Record<string, string>> | undefined
}

interface Wanted {
  request: FastifyRequest
  template: string
  files?: PageFiles | undefined
}

/** How long the document waits for its first answers, in milliseconds; without them the page asks by itself. */
const PATIENCE = 1500

/** Marks in the document: its own title and description stand between the first two. */
const headMark = /<!--head-->[^]*<!--\/head-->/
const answersMark = '<!--answers-->'

/**
 * The web app's document for an address: for a public page with its title, its preview and what it will ask for first,
 * all as a visitor sees it; for any other as it was built. A database that does not answer costs no page.
 */
export async function documentFor(
  app: FastifyInstance,
  site: Site,
  { request, template, files = {} }: Wanted,
): Promise<string> {
  const found = pageAt(request.url)
  if (!found) return template.replace(headMark, (plain) => `${plain}<meta name="robots" content="noindex">`)
  const links = files[found.page.module] ?? ''
  const told = await inTime(describe(app, site, request, found)).catch((error: unknown) => {
    request.log.error({ err: error }, 'document')
    return null
  })
  const { head, answers } = told ?? { head: null, answers: [] }
  const text = answers.length === 0 ? '' : toPageText(answers)
  return (
    template
      .replace(headMark, (plain) => head ?? plain)
      // After the document's own styles, which name the layers in their order.
      .replace('</head>', () => `${links}</head>`)
      .replace(
        answersMark,
        () => text && `<script id="plomada-answers" type="application/json">${text}</script>`,
      )
  )
}

async function describe(
  app: FastifyInstance,
  site: Site,
  request: FastifyRequest,
  { page, place }: NonNullable<ReturnType<typeof pageAt>>,
) {
  const answers: FirstAnswer[] = []
  const look = askAsVisitor(app, request)
  const absolute = (path: string) => new URL(path, site.publicUrl).href
  const words = (text: string) => site.words?.[text] ?? text
  const sources = { ask: noting(look, answers), look, offer: site.offer, absolute, words }
  const head = await page.describe(sources, place)
  return { head: head && drawHead(head, absolute), answers }
}

/** What a promise gives, or null when it takes too long. */
function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
