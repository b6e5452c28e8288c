import type { ThemeValues } from '../contract.ts'
import { scales } from '../scales.ts'

/** Height of controls and distances between parts. */
export type Density = 'comfortable' | 'compact'

/** Highest radii in pixels: larger ones would cut the corners of text and photos. */
const highest = { 1: 8, snug: 12, 2: 26, 3: 24, 4: 28 }

/** Derives all radii from that of buttons and fields, in pixels. */
export const deriveRadii = (radius: number): ThemeValues => {
  if (!Number.isFinite(radius) || radius < 0) throw new TypeError(`Not a radius in pixels: ${radius}`)
  const factor = radius / Number.parseInt(scales.radius[2], 10)
  const scale = (name: keyof typeof highest) =>
    `${Math.min(Math.round(Number.parseInt(scales.radius[name], 10) * factor), highest[name])}px`
  return {
    '--plm-radius-1': scale(1),
    '--plm-radius-snug': scale('snug'),
    '--plm-radius-2': scale(2),
    '--plm-radius-3': scale(3),
    '--plm-radius-4': scale(4),
  }
}

/** Returns the sizes of a density. `comfortable` is the default of the theme. */
export const deriveDensity = (density: Density): ThemeValues =>
  density === 'comfortable'
    ? {}
    : {
        '--plm-size-control-large': scales.size.control,
        '--plm-size-control': scales.size.controlSmall,
        '--plm-size-control-small': '32px',
        '--plm-space-3': '10px',
        '--plm-space-4': '12px',
        '--plm-space-5': '16px',
        '--plm-space-6': '20px',
        '--plm-space-8': '24px',
        '--plm-space-10': '32px',
        '--plm-space-14': '44px',
        '--plm-space-18': '56px',
        '--plm-space-24': '72px',
      }

/** Returns the font. Throws a TypeError for a value that could end the declaration. */
export const deriveFont = (font: string): ThemeValues => {
  if (!/^[\p{L}\d\s,'"-]+$/u.test(font)) throw new TypeError(`Not a list of font families: ${font}`)
  return { '--plm-font-family': font }
}
