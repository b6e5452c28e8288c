import './fonts.css.ts'
import './reset.css.ts'

export { type Breakpoint, below, breakpoints, forcedColors, from, lessMotion } from './breakpoints.ts'
