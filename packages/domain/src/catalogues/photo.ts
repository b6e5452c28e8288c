/** Widths in pixels that the server keeps of every photo. */
export const PHOTO_WIDTHS = [480, 1280] as const
/** One of them. */
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]
/** How wide the card of a public list draws a photo, for the browser's choice among them: `sizes` in HTML. */
export const CARD_PHOTO_SIZES = '(min-width: 64rem) 18.5rem, (min-width: 37.5rem) 50vw, 100vw'
/** The largest photo that is taken, in bytes: 5 MB (decision D-069). */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
/** The formats that are taken, as a browser names them. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const kept = /\/(\d+)\.webp$/

/** The `srcset` of a photo that our server keeps; undefined for a picture from elsewhere, which has one width. */
export const photoSrcSet = (url: string): string | undefined =>
  kept.test(url)
    ? PHOTO_WIDTHS.map((width) => `${url.replace(kept, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined

/** The smallest that our server keeps of a photo, for a portrait; an address from elsewhere as it is. */
export const smallPhoto = (url: string | null | undefined): string | null =>
  url?.replace(kept, `/${PHOTO_WIDTHS[0]}.webp`) ?? null
