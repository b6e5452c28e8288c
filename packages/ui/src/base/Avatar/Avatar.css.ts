import { createVar } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const side = createVar()

export const avatar = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: side,
  height: side,
  overflow: 'hidden',
  borderRadius: '50%',
  fontSize: `calc(${side} * 0.36)`,
  lineHeight: vars.leading.solid,
  fontWeight: vars.weight.card,
  fontStretch: '105%',
  letterSpacing: vars.tracking.h1,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

// Photo, or a drawing passed as children.
within(`${avatar} > img, ${avatar} > svg`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
})

export const size = variants({
  small: { vars: { [side]: vars.size.avatarSmall } },
  medium: { vars: { [side]: vars.size.avatar } },
  large: { vars: { [side]: vars.size.avatarMedium } },
  huge: { vars: { [side]: vars.size.avatarLarge } },
})

export const tint = variants('tint', {
  0: { background: vars.color.tint0Bg, color: vars.color.tint0Fg },
  1: { background: vars.color.tint1Bg, color: vars.color.tint1Fg },
  2: { background: vars.color.tint2Bg, color: vars.color.tint2Fg },
  3: { background: vars.color.tint3Bg, color: vars.color.tint3Fg },
  4: { background: vars.color.tint4Bg, color: vars.color.tint4Fg },
})
