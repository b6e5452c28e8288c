import { assignVars, globalStyle } from '@vanilla-extract/css'
import { from, lessMotion } from './breakpoints.ts'
import { tokensLayer } from './layers.css.ts'
import {
  border,
  duration,
  easing,
  font,
  gutter,
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
import { darkColor, darkShadow, lightColor, lightShadow } from './tokens.ts'
import { vars } from './vars.css.ts'

const light = {
  colorScheme: 'light',
  vars: { ...assignVars(vars.color, lightColor), ...assignVars(vars.shadow, lightShadow) },
}
const dark = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, darkColor), ...assignVars(vars.shadow, darkShadow) },
}
const still = { 1: '0ms', 2: '0ms', 3: '0ms', slide: '0ms' }

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      vars: {
        ...assignVars(vars.space, space),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.border, border),
        ...assignVars(vars.size, size),
        ...assignVars(vars.measure, measure),
        ...assignVars(vars.icon, icon),
        ...assignVars(vars.font, font),
        ...assignVars(vars.text, text),
        ...assignVars(vars.leading, leading),
        ...assignVars(vars.weight, weight),
        ...assignVars(vars.stretch, stretch),
        ...assignVars(vars.tracking, tracking),
        ...assignVars(vars.duration, duration),
        ...assignVars(vars.easing, easing),
        ...assignVars(vars.z, z),
        [vars.gutter]: gutter.small,
      },
      '@media': {
        [from(600)]: { vars: { [vars.gutter]: gutter.medium } },
        [from(1024)]: { vars: { [vars.gutter]: gutter.large } },
        [lessMotion]: { vars: assignVars(vars.duration, still) },
      },
    },
  },
})

globalStyle(':root, [data-theme=light]', { '@layer': { [tokensLayer]: light } })

// Without an attribute, or with `auto`, the system decides.
globalStyle(':root:not([data-theme]), [data-theme=auto]', {
  '@layer': { [tokensLayer]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
})

globalStyle('[data-theme=dark]', { '@layer': { [tokensLayer]: dark } })

globalStyle('[data-density=compact]', {
  '@layer': { [tokensLayer]: { vars: { [vars.size.control]: size.controlSmall } } },
})
