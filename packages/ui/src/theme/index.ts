import './fonts.css.ts'
import './reset.css.ts'

export { type BrandOptions, createThemeValues } from './createThemeValues.ts'
export type { Density } from './color/brandScales.ts'
export { type ThemeValues, type ThemeVariable, themeCss } from './contract.ts'
export { themeScript } from './themeScript.ts'
export { type Breakpoint, below, breakpoints, forcedColors, from, reducedMotion } from './breakpoints.ts'
