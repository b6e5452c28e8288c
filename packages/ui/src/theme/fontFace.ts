import { globalFontFace } from '@vanilla-extract/css'

/** Declares a file of the font. With a range, browsers load it only for a page with one of its letters. */
export const declareFontFile = (file: string, unicodeRange?: string) =>
  globalFontFace('Archivo Variable', {
    src: `url(${file}) format("woff2")`,
    ...(unicodeRange && { unicodeRange }),
    fontStyle: 'normal',
    fontWeight: '400 800',
    fontStretch: '75% 125%',
    fontDisplay: 'swap',
  })
