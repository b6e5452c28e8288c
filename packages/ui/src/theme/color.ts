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

/** Converts OKLCH to sRGB with the matrices of CSS Color 4. */
export const toRgb = ({ components: [lightness, chroma, hue] }: Oklch): Rgb => {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (red: number, green: number, blue: number) =>
    clamp(gamma(red * long + green * middle + blue * short))
  return {
    r: channel(4.0767416621, -3.3077115913, 0.2309699292),
    g: channel(-1.2684380046, 2.6097574011, -0.3413193965),
    b: channel(-0.0041960863, -0.7034186147, 1.707614701),
  }
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
