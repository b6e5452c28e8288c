import { globalStyle } from '@vanilla-extract/css'
import { tokensLayer } from './layers.css.ts'
import { size } from './sizes.ts'
import { vars } from './vars.css.ts'

// Apart from the themes: only the administration is compact.
globalStyle('[data-density=compact]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.control]: size.controlSmall } } },
})
