type Triple = [number, number, number]

const parse = (colour: string): Triple => {
  const found = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(colour)
  if (!found) throw new Error(`not a colour of the palette: ${colour}`)
  const [lightness, chroma, hue] = found.slice(1).map(Number) as Triple // three groups, all digits
  return [lightness, chroma, (hue * Math.PI) / 180]
}

/** Light of the three primaries, 0 to 1 (Björn Ottosson's OKLab). */
const linear = (colour: string): Triple => {
  const [lightness, chroma, hue] = parse(colour)
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
const encode = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * Math.max(0, light) ** (1 / 2.4) - 0.055
const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const bytes = (colour: string) =>
  linear(colour).map((light) => Math.round(Math.min(1, Math.max(0, encode(light))) * 255)) as Triple // three in, three out

/** A colour as screens get it, `#rrggbb`; what shines through is left out. */
export const hexOf = (colour: string) =>
  `#${bytes(colour)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

const luminance = (colour: string) => {
  const [red, green, blue] = bytes(colour).map((byte) => decode(byte / 255)) as Triple // three in, three out
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG 2 measures it, from the very bytes that screens get. */
export const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
