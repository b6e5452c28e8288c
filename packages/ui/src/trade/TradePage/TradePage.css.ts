import { below, from } from '../../theme/breakpoints.ts'
import { within } from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from(750)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
})

/** Illustration of the trade: as tall as the content next to it, or a band above the content on a phone. */
export const illustration = style({
  position: 'relative',
  minHeight: '20rem',
  overflow: 'hidden',
  background: vars.color.bgSunken,
  '@media': { [below(750)]: { minHeight: '9rem' } },
})
export const cover = style({ position: 'absolute', inset: 0, display: 'grid' })

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[5],
  padding: vars.space[10],
  overflowWrap: 'anywhere',
  '@media': { [below(750)]: { padding: `${vars.space[6]} ${vars.space[4]}` } },
})

// With `justifyItems: start`, a long word would make an item wider than the container.
within(`${content} > *`, { maxWidth: '100%' })

export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.avatarMedium,
  height: vars.size.avatarMedium,
  borderRadius: vars.radius[3],
  background: vars.color.bgSunken,
})
