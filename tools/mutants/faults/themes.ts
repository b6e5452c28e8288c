import type { Fault } from '../types.ts'

const ui = 'packages/ui/src'

/** Contrast, forced colors and both themes. */
export const themes: readonly Fault[] = [
  {
    name: 'muted-text-too-dark-at-night',
    what: 'Muted text has too little contrast in the dark theme.',
    file: `${ui}/theme/tokens.ts`,
    find: '  fgMuted: cement[780],',
    replace: '  fgMuted: cement[550],',
    expect: { stage: 'stories', filter: '^components-text-text--' },
  },
  {
    name: 'badge-in-the-color-of-disabled-text',
    what: 'The text of neutral badges has too little contrast, because it uses the token of disabled text.',
    file: `${ui}/base/Badge/Badge.css.ts`,
    find: 'neutral: { background: vars.color.bgSurface, color: vars.color.fgMuted }',
    replace: 'neutral: { background: vars.color.bgSurface, color: vars.color.fgDisabled }',
    expect: { stage: 'stories', filter: '^components-feedback-badge--' },
  },
  {
    name: 'current-page-lost-in-forced-colors',
    what: 'With forced colors the current page of a pager looks like the others.',
    file: `${ui}/base/Pager/Pager.css.ts`,
    find: "'&[aria-current]': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },",
    replace: "'&[aria-current]': { outlineOffset: '-0.125rem' },",
    expect: { stage: 'stories', filter: '^components-navigation-pager--' },
  },
  {
    name: 'card-white-at-night',
    what: 'Offer cards stay white in the dark theme, where their text is white too.',
    file: `${ui}/offer/card.css.ts`,
    find: '  background: vars.color.bgSurface,\n  boxShadow: vars.shadow[1],',
    replace: '  background: vars.color.fgOnInverse,\n  boxShadow: vars.shadow[1],',
    expect: { stage: 'stories', filter: '^marketplace-offer-offercard--' },
  },
  {
    name: 'ring-lost-on-dark-ground',
    what: 'The focus ring cannot be seen on dark surfaces in the light theme.',
    file: `${ui}/theme/reset.css.ts`,
    find: "base('[data-surface=inverse] :focus-visible', { outlineColor: vars.color.focusRingInverse })",
    replace: "base('[data-surface=inverse] :focus-visible', { outlineColor: vars.color.bgInverse })",
    expect: { stage: 'stories', filter: '^marketplace-shell-marketplacefooter--' },
    also: [{ stage: 'stories', filter: '^marketplace-home-hero--' }],
  },
]
