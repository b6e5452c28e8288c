import { readOklch, toHex, toRgb } from '../../packages/ui/src/theme/color.ts'

/** Converts an OKLCH color to `#rrggbb`, without alpha. */
export const toHexColor = (color: string) => toHex(toRgb(readOklch(color)))

const decode = (byte: number) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const getLuminance = (color: string) => {
  const { r, g, b } = toRgb(readOklch(color))
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => decode(Math.round(part * 255)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast ratio of two colors, from their 8-bit sRGB values. */
export const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
