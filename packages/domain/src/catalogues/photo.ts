/** Widths in pixels in which the server stores every photo. */
export const PHOTO_WIDTHS = [480, 1280] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]
/**
 * The `sizes` attribute of photos on cards. Two thirds of the width on phones, so that cheap ones, whose screens are 720
 * pixels wide, load the small file: a fifth of the data.
 */
export const CARD_PHOTO_SIZES = '(min-width: 64rem) 18.5rem, (min-width: 37.5rem) 50vw, 66vw'
/** Maximum size of an uploaded photo in bytes: 5 MB (decision D-069). */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
/** Browsers make photos smaller until their longer side has so many pixels: the server stores no more. */
export const PHOTO_MAX_PIXELS = 2 * PHOTO_WIDTHS[1]
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const STORED_PHOTO = /\/(\d+)\.webp$/

/** Returns the `srcset` of a stored photo, or undefined for an external image, which has one width. */
export const photoSrcSet = (url: string): string | undefined =>
  STORED_PHOTO.test(url)
    ? PHOTO_WIDTHS.map((width) => `${url.replace(STORED_PHOTO, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined

/** Returns the URL of the smallest stored width of a photo. External URLs are returned unchanged. */
export const smallPhoto = (url: string | null | undefined): string | null =>
  url?.replace(STORED_PHOTO, `/${PHOTO_WIDTHS[0]}.webp`) ?? null
