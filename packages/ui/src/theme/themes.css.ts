import { assignVars, globalStyle } from '@vanilla-extract/css'
import { lessMotion } from './breakpoints.ts'
import { tokensLayer } from './layers.css.ts'
import { vars } from './vars.css.ts'

// The values of the tokens stand beside their uses (`withValues`); here is only what depends on the person,
// as every component brings it along.
// Without an attribute, or with `auto`, the system decides; every colour follows the scheme.
globalStyle(':root, [data-theme=auto]', { '@layer': { [tokensLayer]: { colorScheme: 'light dark' } } })
globalStyle('[data-theme=light]', { '@layer': { [tokensLayer]: { colorScheme: 'light' } } })
globalStyle('[data-theme=dark]', { '@layer': { [tokensLayer]: { colorScheme: 'dark' } } })
// Paper is white, whatever the screen was.
globalStyle(':root, [data-theme]', {
  '@layer': { [tokensLayer]: { '@media': { print: { colorScheme: 'light' } } } },
})

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      '@media': {
        [lessMotion]: { vars: assignVars(vars.duration, { 1: '0ms', 2: '0ms', 3: '0ms' }) },
      },
    },
  },
})
