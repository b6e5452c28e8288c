import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import { pageCss } from './css.ts'

/** HTML that is safe to send: made by the `html` tag or marked by `trusted`. */
export interface Html {
  readonly safe: string
}

/** A value in a template of the `html` tag: text is escaped; null, undefined and false render nothing. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function renderPart(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  if ('safe' in part) return part.safe
  return part.map(renderPart).join('')
}

/** Template tag that escapes every value except Html. */
export function html(literal: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return { safe: String.raw({ raw: literal }, ...parts.map(renderPart)) }
}

/** Marks text as safe HTML, such as the page's own style sheet. Never use it with user input. */
export const trusted = (text: string): Html => ({ safe: text })

/** A page that the server renders: a brand line and one card. */
export interface Page {
  /** Title of the window, before the product's name. */
  title: string
  /** Content of the card, starting with an h1. */
  card: Html
  /** Word beside the logo. @default 'Plomada' */
  brand?: string
  /** Short label at the end of the brand line, such as «entorno de prueba». */
  note?: string
  /** Content below the card. */
  footer?: Html
  /** Widens the card for a list. */
  isWide?: boolean
}

const logo = html`<svg width="28" height="35" viewBox="0 0 24 30" aria-hidden="true">
  <path d="M12-90v100" stroke="currentColor" stroke-width="2" />
  <path fill="#fb8819" d="M12 30 5.1 19.3a8.2 8.2 0 1 1 13.8 0Z" />
  <circle cx="12" cy="14.6" r="3.1" fill="#05202c" />
</svg>`

// One value, so that a reformatted template does not change the text that the policy's hash is made of.
const styleElement = trusted(`<style>${pageCss}</style>`)

/** Returns the theme that the web app keeps in a cookie; undefined follows the device. */
const readThemeCookie = (cookies: string | undefined) =>
  /(?:^|;\s*)plomada-theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]

/** Renders a page as a document, in the theme named in the request's cookies. */
export function renderPage(
  { title, card, brand = 'Plomada', note, footer, isWide = false }: Page,
  cookies?: string,
): string {
  const theme = readThemeCookie(cookies)
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
          ${logo}<span class="word">${brand}</span>${note && html`<span class="note">${note}</span>`}
        </header>
        <main class="card">${card}</main>
        ${footer && html`<footer>${footer}</footer>`}
      </body>
    </html> `.safe
}

const styleHash = createHash('sha256').update(pageCss).digest('base64')

/** Returns the headers of a page: no script runs, and forms may post here and be redirected to the origins in `formTargets`. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Chromium also applies form-action to the redirect after a form.
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
    // `same-origin` would separate a pop-up from its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/** Sends a page. */
export function sendPage(reply: FastifyReply, status: number, page: Page, formTargets?: readonly string[]) {
  return reply
    .code(status)
    .headers(pageHeaders(formTargets))
    .send(renderPage(page, reply.request.headers.cookie))
}

/** Serves the font of the pages. Register it once, without a prefix. */
export const pageFont: FastifyPluginCallback = (app, _options, done) => {
  const font = readFileSync(new URL('./archivo.woff2', import.meta.url))
  app.get('/page/archivo.woff2', (_request, reply) =>
    reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(font),
  )
  done()
}
