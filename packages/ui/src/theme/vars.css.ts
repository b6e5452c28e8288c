import { createGlobalThemeContract } from '@vanilla-extract/css'
import { getTokenName } from './tokenNames.ts'
import { scales } from './scales.ts'
import { lightColor, lightShadow } from './tokens.ts'

/** Every custom property of the theme, such as `--plm-bg-canvas` and `--plm-space-4`. */
export const vars = createGlobalThemeContract(
  {
    color: lightColor,
    shadow: lightShadow,
    ...scales,
  },
  (_value, path) => getTokenName(path),
)
