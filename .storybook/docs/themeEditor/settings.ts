import type { BrandOptions, Density } from '../../../packages/ui/src/index.ts'
import { toHexColor } from '../../../packages/ui/src/theme/color/parseColor.ts'

/** What users set in the theme editor. They are args of the story, so that its URL contains them. */
export interface BrandSettings {
  /** Color of the main action, as `#rrggbb`. */
  accent: string
  /** A color that tints the gray of text, borders and surfaces. Without it they keep the petrol of the product. */
  neutral: string
  /** Radius of buttons and fields in pixels. */
  radius: number
  /** Height of controls and distances between parts. */
  density: Density
  /** A font family. Without it, that of the product. */
  font: string
}

/** The radius of the product. */
const defaultRadius = 8

/** Font families that need no file. */
export const systemFonts = [
  'system-ui',
  'ui-rounded',
  'ui-serif',
  'ui-monospace',
  'Georgia',
  'Verdana',
] as const
const isKeyword = (name: string) => /^(system-ui|ui-.*|serif|sans-serif|monospace)$/.test(name)

/** Returns whether a text is the name of one font family. */
export const isFontName = (name: string) => /^[\p{L}\d -]+$/u.test(name)

/** Returns a color as `#rrggbb`, or null if the text is not a color. */
export const toHexOrNull = (text: string): string | null => {
  try {
    return toHexColor(text.trim())
  } catch {
    return null
  }
}

/** Returns whether a text is a color. */
export const isColor = (text: string) => toHexOrNull(text) !== null

const toFontFamily = (name: string) => {
  const generic = /serif|georgia/i.test(name) ? 'serif' : /mono/i.test(name) ? 'monospace' : 'sans-serif'
  return `${isKeyword(name) ? name : `'${name}'`}, ${generic}`
}

/** Returns the options of the brand, without those that are not set. Wrong values of a URL are left out. */
export const toBrandOptions = (
  { accent, neutral, radius, density, font }: BrandSettings,
  fallback: string,
): BrandOptions => ({
  accent: toHexOrNull(accent) ?? fallback,
  ...(isColor(neutral) && { neutral }),
  ...(radius !== defaultRadius && radius >= 0 && { radius }),
  ...(density === 'compact' && { density }),
  ...(isFontName(font) && { font: toFontFamily(font) }),
})
