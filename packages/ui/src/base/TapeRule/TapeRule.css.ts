import { createVar } from '@vanilla-extract/css'
import { style, variants } from '../../theme/style.ts'
import { ticks } from '../../theme/ticks.ts'
import { vars } from '../../theme/vars.css.ts'

const tick = createVar()
const short = ticks({ color: tick, every: vars.space[2], height: '50%' })
const long = ticks({ color: tick, every: vars.space[10], height: '100%' })

export const rule = style({
  height: vars.size.rule,
  opacity: 0.7,
  background: `${short}, ${long}`,
})

export const tone = variants({
  plain: { vars: { [tick]: vars.color.borderControl } },
  inverse: { vars: { [tick]: vars.color.inverseLineStrong } },
})
