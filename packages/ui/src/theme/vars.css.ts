import { createGlobalThemeContract } from '@vanilla-extract/css'
import { nameOf } from './names.ts'
import { scales } from './scales.ts'
import { lightColor, lightShadow } from './tokens.ts'

/** Every custom property of the theme. Colours are `--plm-bg-canvas`, the rest `--plm-space-4`, `--plm-text-h1`. */
export const vars = createGlobalThemeContract(
  {
    color: lightColor,
    shadow: lightShadow,
    ...scales,
  },
  (_value, path) => nameOf(path),
)
