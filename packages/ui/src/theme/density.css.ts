import { globalStyle } from '@vanilla-extract/css'
import { tokensLayer } from './layers.css.ts'
import { scales } from './scales.ts'
import { vars } from './vars.css.ts'

// Not in themes.css.ts, because only the administration is compact.
globalStyle('[data-density=compact]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.control]: scales.size.controlSmall } } },
})
