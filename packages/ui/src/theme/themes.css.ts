import { assignVars, globalStyle } from '@vanilla-extract/css'
import { from, lessMotion } from './breakpoints.ts'
import { tokensLayer } from './layers.css.ts'
import { gutter, size } from './sizes.ts'
import { vars } from './vars.css.ts'

// The values of the tokens stand beside their uses (`withValues`); here is only what depends on the page or the person.
const still = { 1: '0ms', 2: '0ms', 3: '0ms', slide: '0ms' }

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
        [from(600)]: { vars: { [vars.gutter]: gutter.medium } },
        [from(1024)]: { vars: { [vars.gutter]: gutter.large } },
        [lessMotion]: { vars: assignVars(vars.duration, still) },
      },
    },
  },
})

globalStyle('[data-density=compact]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.control]: size.controlSmall } } },
})
