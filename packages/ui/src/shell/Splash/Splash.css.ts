import { keyframes } from '@vanilla-extract/css'
import { gutter } from '../../theme/gutter.css.ts'
import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { drawingGrid } from '../drawingGrid.css.ts'

const drop = keyframes({ from: { translate: '0 -6rem', opacity: 0 } })

export const splash = composite.style([
  drawingGrid,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    padding: gutter,
    overflow: 'clip',
    outline: 'none',
  },
])

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  textAlign: 'center',
})

// The logo drops like a plumb line.
export const name = style({
  lineHeight: vars.leading.solid,
  animation: `${drop} ${vars.duration[3]} ${vars.easing.out} backwards`,
})

export const message = style({
  maxWidth: vars.measure.short,
  color: vars.color.fgOnInverseMuted,
  textWrap: 'balance',
})
