import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import { pageCss } from './page.css.ts'

/** A piece of HTML that is already safe to send; made by the `html` tag, or said to be so by `trusted`. */
export interface Html {
  readonly safe: string
}

/** What may stand between the braces of the `html` tag; text is escaped, nothing is drawn for null and false. */
type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made harmless inside an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function draw(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  if ('safe' in part) return part.safe
  return part.map(draw).join('')
}

/** Template tag: the literal is trusted, every value is escaped unless it is Html itself. */
export function html(literal: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return { safe: String.raw({ raw: literal }, ...parts.map(draw)) }
}

/** What was made safe elsewhere, such as a script's data or our own style sheet; never what somebody wrote. */
export const trusted = (text: string): Html => ({ safe: text })

/** One page of the server: a brand line on petrol and one card. */
export interface Page {
  /** Title of the window; the product's name is appended. */
  title: string
  /** Content of the card, starting with an h1. */
  card: Html
  /** Word beside the mark, «Plomada» unless told. */
  brand?: string
  /** Short label at the end of the brand line, such as «entorno de prueba». */
  note?: string
  /** Line under the card. */
  footer?: Html
  /** A list needs more room than a form. */
  isWide?: boolean
}

const mark = html`<svg width="28" height="35" viewBox="0 0 24 30" aria-hidden="true">
  <path d="M12-90v100" stroke="currentColor" stroke-width="2" />
  <path fill="#fb8819" d="M12 30 5.1 19.3a8.2 8.2 0 1 1 13.8 0Z" />
  <circle cx="12" cy="14.6" r="3.1" fill="#05202c" />
</svg>`

// One value, so that nothing that reformats the template changes what the policy's hash was taken from.
const styleElement = trusted(`<style>${pageCss}</style>`)

/** The theme that somebody chose in the web app, which leaves it in a cookie; undefined follows the device. */
const chosenTheme = (cookies: string | undefined) =>
  /(?:^|;\s*)plomada-theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]

/** The whole document of a page, in the theme that the request's cookies name. */
export function drawPage(
  { title, card, brand = 'Plomada', note, footer, isWide = false }: Page,
  cookies?: string,
): string {
  const theme = chosenTheme(cookies)
  return html`<!doctype html>
    <html lang="es-AR" ${theme && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Plomada</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        ${styleElement}
      </head>
      <body class="${isWide ? 'wide' : 'narrow'}">
        <header class="brand">
          ${mark}<span class="word">${brand}</span>${note && html`<span class="note">${note}</span>`}
        </header>
        <main class="card">${card}</main>
        ${footer && html`<footer>${footer}</footer>`}
      </body>
    </html> `.safe
}

const styleHash = createHash('sha256').update(pageCss).digest('base64')

/** Headers of a page: no script can run; a form may post here and be led to `formTargets` (origins). */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Chromium applies form-action to the redirect that answers a form, too.
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // `same-origin` would cut a pop-up off from the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/** Answers with a page. */
export function sendPage(reply: FastifyReply, status: number, page: Page, formTargets?: readonly string[]) {
  return reply
    .code(status)
    .headers(pageHeaders(formTargets))
    .send(drawPage(page, reply.request.headers.cookie))
}

/** Serves the typeface of the pages; register it once, without a prefix. */
export const pageFont: FastifyPluginCallback = (app, _options, done) => {
  const font = readFileSync(new URL('./archivo.woff2', import.meta.url))
  app.get('/page/archivo.woff2', (_request, reply) =>
    reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(font),
  )
  done()
}
