import { type Oklch, fitToGamut, readOklch, toHex, toHexAlpha, toRgb } from './color.ts'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { parseColor } from './parseColor.ts'
import { type ColorToken, darkColor, lightColor } from '../tokens.ts'

/** Colors of a theme by token, in hexadecimal. */
export type Colors = Record<ColorToken, string>

type Theme = 'light' | 'dark'
const defaults = { light: lightColor, dark: darkColor }

/** The colors that take the hue of the accent. */
export const accentTokens = [
  'bgSelected',
  'accentBg',
  'accentBgHover',
  'accentBgActive',
  'accentFg',
  'accentBorder',
  'accentText',
  'accentTint',
  'accentInverse',
  'linkFg',
  'linkFgHover',
  'focusRing',
  'focusRingInverse',
  'starFill',
  'starStroke',
  'tapeBg',
] as const satisfies readonly ColorToken[]

const toColor = (lightness: number, chroma: number, hue: number) =>
  toHex(toRgb(fitToGamut({ components: [lightness, chroma, hue], alpha: 1 })))

interface Requirement {
  background: string
  minimum: number
}
const passes = (color: string, requirements: readonly Requirement[]) =>
  requirements.every(({ background, minimum }) => contrast(color, background) >= minimum)

/** Returns the color, or the nearest lighter or darker one that has the contrast. Black or white if there is none. */
function ensureContrast(color: string, requirements: readonly Requirement[], change: 'lighter' | 'darker') {
  if (passes(color, requirements)) return color
  const [lightness, chroma, hue] = parseColor(color).components
  const step = change === 'lighter' ? 0.005 : -0.005
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const candidate = toColor(next, chroma, hue)
    if (passes(candidate, requirements)) return candidate
  }
  return change === 'lighter' ? '#ffffff' : '#000000'
}

const on = (minimum: number, ...backgrounds: string[]): Requirement[] =>
  backgrounds.map((background) => ({ background, minimum }))

/** Hue of the petrol neutrals in the palette, some of which lean to blue, and the chroma of most of them. */
const neutralHue = 232
const neutralChroma = 0.04
/** A vivid neutral tints surfaces, but text must not get more vivid than links. */
const highestTint = 1.5

const tintNeutrals = (colors: Colors, neutral: string | undefined): Colors => {
  const tint = neutral === undefined ? undefined : parseColor(neutral).components
  const convert = (text: string) => {
    const color = readOklch(text)
    const [lightness, chroma, hue] = color.components
    if (!tint || Math.abs(hue - neutralHue) > 4) return toHexAlpha(color)
    const strength = Math.min(tint[1] / neutralChroma, highestTint)
    return toHexAlpha(fitToGamut({ ...color, components: [lightness, chroma * strength, tint[2]] }))
  }
  return Object.fromEntries(Object.entries(colors).map(([token, text]) => [token, convert(text)])) as Colors // the same keys
}

/** Returns the first lightness that differs visibly from the others and on which the text is readable. */
const findState = (text: string, fill: Oklch, candidates: readonly number[], others: readonly number[]) => {
  const [lightness, chroma, hue] = fill.components
  const isVisible = (one: number) => others.every((other) => Math.abs(one - other) > 0.03)
  const isReadable = (one: number) => contrast(text, toColor(one, chroma, hue)) >= 4.5
  return candidates.find((one) => one <= 1 && isVisible(one) && isReadable(one)) ?? lightness
}

/** Below this lightness, colors are hard to distinguish from black. */
const darkest = 0.2

/** Returns the color of the text on a fill, and the fill while hovered and while pressed. */
function deriveFill(fill: string) {
  const color = parseColor(fill)
  const [lightness, chroma, hue] = color.components
  const candidates = ['#ffffff', toColor(0.185, Math.min(chroma, 0.032), hue), '#000000']
  const text = candidates.find((one) => contrast(one, fill) >= 4.5) ?? '#000000'
  const isDark = text === '#ffffff'
  const darker = (difference: number) => (lightness - difference < darkest ? [] : [lightness - difference])
  const lighter = (difference: number) => [Math.max(lightness, darkest) + difference]
  const hover = findState(
    text,
    color,
    isDark ? [...darker(0.045), ...lighter(0.06)] : [...lighter(0.045), ...darker(0.045)],
    [lightness],
  )
  const active = findState(
    text,
    color,
    isDark ? [...darker(0.09), ...lighter(0.12)] : [...darker(0.04), ...lighter(0.09), ...darker(0.09)],
    [lightness, hover],
  )
  return {
    accentBg: fill,
    accentBgHover: toColor(hover, chroma, hue),
    accentBgActive: toColor(active, chroma, hue),
    accentFg: text,
  }
}

function deriveTheme(theme: Theme, accent: string, neutral: string | undefined): Colors {
  const isLight = theme === 'light'
  const base = tintNeutrals(defaults[theme], neutral)
  const [accentLightness, accentChroma, hue] = parseColor(accent).components
  /** The accent, not lighter than this on light surfaces and not darker on dark ones. */
  const limit = (lightness: number, chroma = accentChroma) =>
    toColor((isLight ? Math.min : Math.max)(accentLightness, lightness), Math.min(accentChroma, chroma), hue)
  /** The default color with the hue of the accent. */
  const recolor = (token: ColorToken) => {
    const [lightness, chroma] = parseColor(base[token]).components
    return toColor(lightness, Math.min(accentChroma, chroma), hue)
  }
  const tint = (token: ColorToken) =>
    ensureContrast(recolor(token), on(4.5, base.fgDefault, base.fgMuted), isLight ? 'lighter' : 'darker')
  // On dark surfaces a dark accent would be invisible.
  const fill = isLight ? accent : ensureContrast(accent, on(3, base.bgSurface, base.bgInverse), 'lighter')
  const link = limit(isLight ? 0.48 : 0.78, isLight ? 0.16 : 0.1)
  const border = limit(isLight ? 0.6 : 0.7)
  // A gray fill would look like an empty star.
  const isGray = accentChroma < 0.05
  const colors: Colors = {
    ...base,
    ...deriveFill(fill),
    accentBorder: border,
    accentText: limit(isLight ? 0.55 : 0.78, isLight ? accentChroma : 0.14),
    accentTint: tint('accentTint'),
    bgSelected: tint('bgSelected'),
    accentInverse: accent,
    linkFg: link,
    linkFgHover: link,
    focusRing: limit(isLight ? 0.55 : 0.8),
    focusRingInverse: toColor(Math.max(accentLightness, 0.8), accentChroma, hue),
    starFill: isGray ? border : fill,
    starStroke: border,
    tapeBg: ensureContrast(recolor('tapeBg'), on(4.5, base.tapeFg), 'lighter'),
  }
  repairContrast(colors)
  colors.linkFgHover = deriveLinkHover(colors.linkFg, isLight)
  repairContrast(colors)
  return colors
}

/** Returns the color of a hovered link: further from the surface if possible, else nearer. */
function deriveLinkHover(link: string, isLight: boolean) {
  const [lightness, chroma, hue] = parseColor(link).components
  const further = isLight ? lightness - 0.1 : lightness + 0.08
  const nearer = isLight ? Math.max(lightness, darkest) + 0.1 : lightness - 0.08
  return toColor(further < darkest || further > 1 ? nearer : further, chroma, hue)
}

/** Moves each foreground away from its backgrounds until every declared pair has its contrast. */
function repairContrast(colors: Colors) {
  for (const token of new Set(contrastPairs.map(({ foreground }) => foreground))) {
    const requirements = contrastPairs
      .filter(({ foreground }) => foreground === token)
      .map(({ background, minimum }) => ({ background: colors[background], minimum }))
    const isOnDark = requirements.every(
      ({ background }) => contrast(background, '#ffffff') > contrast(background, '#000000'),
    )
    colors[token] = ensureContrast(colors[token], requirements, isOnDark ? 'lighter' : 'darker')
  }
}

/** Derives the colors of a brand in both themes: every declared pair has the contrast of WCAG 2.2 AA. */
export const deriveBrandColors = (accent: string, neutral?: string): Record<Theme, Colors> => {
  const fill = toHex(toRgb(fitToGamut(parseColor(accent))))
  return { light: deriveTheme('light', fill, neutral), dark: deriveTheme('dark', fill, neutral) }
}

/** The default colors in hexadecimal. */
export const getDefaultColors = (): Record<Theme, Colors> => ({
  light: tintNeutrals(lightColor, undefined),
  dark: tintNeutrals(darkColor, undefined),
})
