import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// Left to right also in right-to-left pages.
export const money = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // As a block it is aligned to the start, which may be the right.
  width: 'fit-content',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const sign = style({ fontSize: '0.72em', fontWeight: vars.weight.button, verticalAlign: '0.08em' })

export const size = variants({
  inherit: {},
  price: typography.price,
  large: { ...typography.price, fontSize: vars.text.priceLarge },
  figure: { ...typography.price, fontSize: vars.text.figure, letterSpacing: vars.tracking.hero },
})
