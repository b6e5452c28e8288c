import { createGlobalThemeContract } from '@vanilla-extract/css'
import { nameOf } from './names.ts'
import {
  border,
  duration,
  easing,
  font,
  icon,
  leading,
  measure,
  radius,
  size,
  space,
  stretch,
  text,
  tracking,
  weight,
  z,
} from './sizes.ts'
import { lightColor, lightShadow } from './tokens.ts'

/** Every custom property of the theme. Colours are `--plm-bg-canvas`, the rest `--plm-space-4`, `--plm-text-h1`. */
export const vars = createGlobalThemeContract(
  {
    color: lightColor,
    shadow: lightShadow,
    space,
    radius,
    border,
    size,
    measure,
    icon,
    font,
    text,
    leading,
    weight,
    stretch,
    tracking,
    duration,
    easing,
    z,
    gutter: null,
  },
  (_value, path) => nameOf(path),
)
