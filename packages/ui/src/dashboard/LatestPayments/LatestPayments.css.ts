import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const dot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  borderRadius: '50%',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
export const tone = variants({
  progress: { background: vars.color.progressSolid },
  neutral: { background: vars.color.neutralSolid },
})
