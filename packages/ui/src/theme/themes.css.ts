import { assignVars, globalStyle } from '@vanilla-extract/css'
import { reducedMotion } from './breakpoints.ts'
import { tokensLayer } from './layers.css.ts'
import { vars } from './vars.css.ts'

// Every component imports this file, so it contains only rules that depend on settings of the user. The values of tokens
// are fallbacks in each `var()` (`withFallbacks`). Without `data-theme`, or with `auto`, the system sets the color scheme.
globalStyle(':root, [data-theme=auto]', { '@layer': { [tokensLayer]: { colorScheme: 'light dark' } } })
globalStyle('[data-theme=light]', { '@layer': { [tokensLayer]: { colorScheme: 'light' } } })
globalStyle('[data-theme=dark]', { '@layer': { [tokensLayer]: { colorScheme: 'dark' } } })
// Pages are printed in the light theme.
globalStyle(':root, [data-theme]', {
  '@layer': { [tokensLayer]: { '@media': { print: { colorScheme: 'light' } } } },
})

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      '@media': {
        [reducedMotion]: { vars: assignVars(vars.duration, { 1: '0ms', 2: '0ms', 3: '0ms' }) },
      },
    },
  },
})
