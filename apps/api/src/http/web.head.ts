import { CARD_PHOTO_SIZES, photoSrcSet } from '@plomada/domain'
import { inScript } from '@plomada/domain/define'
import { html, trusted } from './page.ts'
import type { Html } from './page.ts'

/** What a page tells search engines and share previews of itself. */
export interface Head {
  /** As in the browser's tab, without the brand; null for the brand alone. */
  title: string | null
  description: string
  /** The one address of what is shown, within the site. */
  address: string
  /** A photo; the brand's card when left out. */
  picture?: string | null
  /** The photo that a page opens with, on its way before the page's code asks for it. */
  firstPhoto?: string | null | undefined
  /** Shown to whoever opens the link, listed nowhere. */
  isUnlisted?: boolean
  /** The same for machines, in the words of schema.org. */
  data?: object
}

const brand = 'Plomada'
const card = { address: '/share.png', width: 1200, height: 630 }
/** Characters of a description that previews show. */
const DESCRIPTION_MAXIMUM = 200

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > DESCRIPTION_MAXIMUM
    ? `${line.slice(0, DESCRIPTION_MAXIMUM - 1).replace(/\s\S*$/, '')}…`
    : line
}

const property = (name: string, content: string | number): Html =>
  html`<meta property="${name}" content="${content}" />`

/** Sends for a photo that our server keeps; spelt as the card spells it, or the browser would fetch two widths. */
const sendFor = (photo: string): Html | null => {
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

/** The head's part that differs from page to page. */
export function drawHead(head: Head, absolute: (path: string) => string): string {
  const title = head.title === null ? brand : `${head.title} · ${brand}`
  const description = shortened(head.description)
  const address = absolute(head.address)
  // A drawing inside the address is nothing that a preview can fetch.
  const photo = head.picture && !head.picture.startsWith('data:') ? absolute(head.picture) : null
  const size = [property('og:image:width', card.width), property('og:image:height', card.height)]
  const data = head.data && inScript(JSON.stringify({ '@context': 'https://schema.org', ...head.data }))
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${head.firstPhoto ? sendFor(head.firstPhoto) : null}
    <link rel="canonical" href="${address}" />
    ${head.isUnlisted && html`<meta name="robots" content="noindex" />`}
    ${property('og:site_name', brand)}${property('og:locale', 'es_AR')}${property('og:type', 'website')}
    ${property('og:title', title)}${property('og:description', description)}${property('og:url', address)}
    ${property('og:image', photo ?? absolute(card.address))}${photo === null && size}
    <meta name="twitter:card" content="summary_large_image" />
    ${
      data &&
      html`<script type="application/ld+json">
        ${trusted(data)}
      </script>`
    }`.safe
}
