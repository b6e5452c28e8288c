import { type Oklch, fitToGamut, readOklch, toHex, toOklch, toRgb } from './color.ts'

const shortHex = /^#[\da-f]{3}$/i
const longHex = /^#[\da-f]{6}$/i
const oklch = /^oklch\(\s*(?:0|1|[01]?\.\d+)\s+\d*\.?\d+\s+\d*\.?\d+\s*\)$/

/** Parses `#rgb`, `#rrggbb` or `oklch(0.74 0.175 56)`. Throws a TypeError for anything else. */
export const parseColor = (text: string): Oklch => {
  if (oklch.test(text)) return readOklch(text)
  const hex = shortHex.test(text) ? text.replace(/[\da-f]/gi, '$&$&') : text
  if (!longHex.test(hex)) throw new TypeError(`Not a color: ${text}. Use #rrggbb or oklch(0.74 0.175 56).`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  )
  return toOklch({ r, g, b })
}

/** Converts a color to `#rrggbb`. Reduces the chroma of a color outside sRGB. */
export const toHexColor = (color: string) => toHex(toRgb(fitToGamut(parseColor(color))))
