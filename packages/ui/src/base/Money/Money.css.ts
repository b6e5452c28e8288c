import { style, variants } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

// An amount reads from left to right in a page that is mirrored too.
export const money = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Where it is a block it goes to the start of its place, which may be the right.
  width: 'fit-content',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const sign = style({ fontSize: '0.72em', fontWeight: vars.weight.button, verticalAlign: '0.08em' })

export const size = variants({
  inherit: {},
  price: type.price,
  large: { ...type.price, fontSize: vars.text.priceLarge },
  figure: { ...type.price, fontSize: vars.text.figure, letterSpacing: vars.tracking.hero },
})
