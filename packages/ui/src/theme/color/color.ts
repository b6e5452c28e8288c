/** An sRGB color with channels from 0 to 1. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/** A color of the palette: lightness, chroma, hue, and alpha from 0 to 1. */
export interface Oklch {
  components: [number, number, number]
  alpha: number
}

/** Parses `oklch(0.74 0.175 56)` or `oklch(1 0 0 / 0.5)`. */
export const readOklch = (text: string): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return { components: [lightness, chroma, hue], alpha }
}

const clamp = (channel: number) => Math.min(1, Math.max(0, channel))
const gamma = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

/** Removes the gamma encoding of an sRGB channel. */
export const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const convertToRgb = ({ components: [lightness, chroma, hue] }: Oklch): Rgb => {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (red: number, green: number, blue: number) =>
    gamma(red * long + green * middle + blue * short)
  return {
    r: channel(4.0767416621, -3.3077115913, 0.2309699292),
    g: channel(-1.2684380046, 2.6097574011, -0.3413193965),
    b: channel(-0.0041960863, -0.7034186147, 1.707614701),
  }
}

/** Converts OKLCH to sRGB with the matrices of CSS Color 4. Clips colors outside sRGB. */
export const toRgb = (color: Oklch): Rgb => {
  const { r, g, b } = convertToRgb(color)
  return { r: clamp(r), g: clamp(g), b: clamp(b) }
}

/** Converts sRGB to OKLCH. */
export const toOklch = ({ r, g, b }: Rgb): Oklch => {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const one = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const other = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const hue = (Math.atan2(other, one) * 180) / Math.PI
  return { components: [lightness, Math.hypot(one, other), (hue + 360) % 360], alpha: 1 }
}

const isInGamut = (color: Oklch) =>
  Object.values(convertToRgb(color)).every((channel: number) => channel > -0.0005 && channel < 1.0005)

/** Returns the color, or the one of the same lightness and hue with the highest chroma inside sRGB. */
export const fitToGamut = (color: Oklch): Oklch => {
  if (isInGamut(color)) return color
  const [lightness, highest, hue] = color.components
  const withChroma = (chroma: number): Oklch => ({ ...color, components: [lightness, chroma, hue] })
  let [low, high] = [0, highest]
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (isInGamut(withChroma(middle))) low = middle
    else high = middle
  }
  return withChroma(low)
}

const toHexByte = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')

/** Returns `#rrggbb`, without alpha. */
export const toHex = ({ r, g, b }: Rgb) => `#${[r, g, b].map(toHexByte).join('')}`

/** Returns `#rrggbb`, or `#rrggbbaa` if the color is not opaque. */
export const toHexAlpha = (color: Oklch) => {
  const hex = toHex(toRgb(color))
  return color.alpha === 1 ? hex : hex + toHexByte(color.alpha)
}
