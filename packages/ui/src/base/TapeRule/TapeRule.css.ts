import { createVar } from '@vanilla-extract/css'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const tick = createVar()
const ticks = (every: string, height: string) =>
  `repeating-linear-gradient(90deg, ${tick} 0 ${vars.border.thin}, transparent ${vars.border.thin} ${every}) 0 0 / 100% ${height} no-repeat`

// A short tick every 8 px, a long one every 40.
export const rule = style({
  height: vars.size.rule,
  opacity: 0.7,
  background: `${ticks(vars.space[2], '50%')}, ${ticks(vars.space[10], '100%')}`,
})

export const tone = variants({
  plain: { vars: { [tick]: vars.color.borderControl } },
  inverse: { vars: { [tick]: vars.color.inverseLineStrong } },
})
