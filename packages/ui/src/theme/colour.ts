/** An sRGB colour, every part from 0 to 1. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/** A colour as the palette writes it: lightness, chroma, hue and how opaque it is. */
export interface Oklch {
  components: [number, number, number]
  alpha: number
}

/** Reads `oklch(0.74 0.175 56)` or `oklch(1 0 0 / 0.5)`. */
export const readOklch = (text: string): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return { components: [lightness, chroma, hue], alpha }
}

const clamp = (part: number) => Math.min(1, Math.max(0, part))
const gamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)

/** From OKLCH to sRGB, with the matrices of CSS Color 4. */
export const toRgb = ({ components: [lightness, chroma, hue] }: Oklch): Rgb => {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const part = (red: number, green: number, blue: number) =>
    clamp(gamma(red * long + green * middle + blue * short))
  return {
    r: part(4.0767416621, -3.3077115913, 0.2309699292),
    g: part(-1.2684380046, 2.6097574011, -0.3413193965),
    b: part(-0.0041960863, -0.7034186147, 1.707614701),
  }
}

const twoDigits = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/** `#rrggbb` of a colour, without its alpha. */
export const toHex = ({ r, g, b }: Rgb) => `#${[r, g, b].map(twoDigits).join('')}`

/** `#rrggbb` of a colour, or `#rrggbbaa` of one that lets something through. */
export const toHexAlpha = (colour: Oklch) => {
  const hex = toHex(toRgb(colour))
  return colour.alpha === 1 ? hex : hex + twoDigits(colour.alpha)
}
