import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Stretches the panel in it. */
export const cell = style({ display: 'grid' })

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: vars.space[3],
  height: '100%',
  minHeight: '10rem',
  margin: 0,
})

export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: 0,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  alignSelf: 'start',
})

export const caption = style({
  display: 'grid',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  color: vars.color.fgMuted,
})
