import { accentTokens, deriveBrandColors, getDefaultColors } from './color/brandColors.ts'
import { type Density, deriveDensity, deriveFont, deriveRadii } from './color/brandScales.ts'
import type { ThemeValues, ThemeVariable } from './contract.ts'
import { getTokenName } from './tokenNames.ts'
import { type ColorToken, lightColor } from './tokens.ts'

/** The choices of a brand, from which the values of its theme are derived. */
export interface BrandOptions {
  /** Color of the main action, as `#rrggbb` or `oklch(0.74 0.175 56)`. Buttons have exactly this color in the light theme. */
  accent: string
  /** A color whose hue and chroma tint the gray of text, borders and surfaces. */
  neutral?: string
  /** Radius of buttons and fields in pixels. Those of badges, cards and dialogs follow. */
  radius?: number
  /** `compact` has lower controls and smaller distances. */
  density?: Density
  /** Font families, as in CSS. The app loads the font. */
  font?: string
}

/**
 * Derives the values of a brand from its accent: hover, pressed, border, text, link and focus colors in both themes, with
 * the contrast of WCAG 2.2 AA. Throws a TypeError for a color, radius or font that it cannot parse.
 */
export const createThemeValues = ({ accent, neutral, radius, density, font }: BrandOptions): ThemeValues => {
  const { light, dark } = deriveBrandColors(accent, neutral)
  const defaults = getDefaultColors()
  const accents: readonly ColorToken[] = accentTokens
  const tokens = Object.keys(lightColor) as ColorToken[] // `Object.keys` returns string[]
  const colors = tokens
    .filter(
      (token) =>
        accents.includes(token) ||
        light[token] !== defaults.light[token] ||
        dark[token] !== defaults.dark[token],
    )
    .map((token) => [
      `--${getTokenName(['color', token])}` as ThemeVariable, // the name of a color
      light[token] === dark[token] ? light[token] : `light-dark(${light[token]}, ${dark[token]})`,
    ])
  return {
    ...(Object.fromEntries(colors) as ThemeValues), // see above
    ...(radius !== undefined && deriveRadii(radius)),
    ...(density !== undefined && deriveDensity(density)),
    ...(font !== undefined && deriveFont(font)),
  }
}
