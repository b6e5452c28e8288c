import { CARD_PHOTO_SIZES, photoSrcSet } from '@plomada/domain'
import { escapeJsonForScript } from '@plomada/domain/contract'
import { html, trusted, type Html } from '../http/page/page.ts'

/** The metadata of a page for search engines and share previews. */
export interface Head {
  /** The title without the brand; null for the brand only. */
  title: string | null
  description: string
  /** The canonical path. */
  path: string
  /** The path of the preview image, a share card. @default the brand's card */
  picture?: string
  /** The first photo of the page, which is preloaded. */
  firstPhoto?: string | null | undefined
  /** Excludes the page from search engines. */
  isUnlisted?: boolean
  /** Structured data (schema.org). */
  data?: object
}

const brand = 'Plomada'
const card = { path: '/share.png', width: 1200, height: 630 }
/** Characters that previews show. */
const DESCRIPTION_MAXIMUM = 200

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > DESCRIPTION_MAXIMUM
    ? `${line.slice(0, DESCRIPTION_MAXIMUM - 1).replace(/\s\S*$/, '')}…`
    : line
}

const property = (name: string, content: string | number): Html =>
  html`<meta property="${name}" content="${content}" />`

/** Preloads a photo. The sizes must equal those of the card's img element, or the browser loads two widths. */
const preloadPhoto = (photo: string): Html | null => {
  const widths = photoSrcSet(photo)
  return widths === undefined
    ? null
    : html`<link
        rel="preload"
        as="image"
        imagesrcset="${widths}"
        imagesizes="${CARD_PHOTO_SIZES}"
        fetchpriority="high"
      />`
}

/** Renders the elements of the document's head that differ by page. */
export function renderHead(head: Head, absolute: (path: string) => string): string {
  const title = head.title === null ? brand : `${head.title} · ${brand}`
  const description = shorten(head.description)
  const url = absolute(head.path)
  const size = [property('og:image:width', card.width), property('og:image:height', card.height)]
  const data =
    head.data && escapeJsonForScript(JSON.stringify({ '@context': 'https://schema.org', ...head.data }))
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${head.firstPhoto ? preloadPhoto(head.firstPhoto) : null}
    <link rel="canonical" href="${url}" />
    <link rel="alternate" hreflang="es-AR" href="${url}" />
    ${head.isUnlisted && html`<meta name="robots" content="noindex" />`}
    ${property('og:site_name', brand)}${property('og:locale', 'es_AR')}${property('og:type', 'website')}
    ${property('og:title', title)}${property('og:description', description)}${property('og:url', url)}
    ${property('og:image', absolute(head.picture ?? card.path))}${size}
    <meta name="twitter:card" content="summary_large_image" />
    ${
      data &&
      html`<script type="application/ld+json">
        ${trusted(data)}
      </script>`
    }`.safe
}
