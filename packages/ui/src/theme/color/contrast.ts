import { toLinear, toRgb } from './color.ts'
import { parseColor } from './parseColor.ts'

const getLuminance = (color: string) => {
  const { r, g, b } = toRgb(parseColor(color))
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => toLinear(Math.round(part * 255) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast ratio of two colors, from their 8-bit sRGB values. */
export const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
