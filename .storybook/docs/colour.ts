import { readOklch, toHex, toRgb } from '../../packages/ui/src/theme/colour.ts'

/** A colour as screens get it, `#rrggbb`; what shines through is left out. */
export const hexOf = (colour: string) => toHex(toRgb(readOklch(colour)))

const decode = (byte: number) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = (colour: string) => {
  const { r, g, b } = toRgb(readOklch(colour))
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => decode(Math.round(part * 255)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG 2 measures it, from the very bytes that screens get. */
export const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
