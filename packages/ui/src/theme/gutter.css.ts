import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { from } from './breakpoints.ts'
import { tokensLayer } from './layers.css.ts'
import { gutter as widths } from './scales.ts'

/** Side margin of a page. Not in `vars`, which every component imports: only layouts need these rules. */
export const gutter = createGlobalVar('plm-gutter')

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      '@media': {
        [from(600)]: { vars: { [gutter]: widths.medium } },
        [from(1024)]: { vars: { [gutter]: widths.large } },
      },
    },
  },
})
