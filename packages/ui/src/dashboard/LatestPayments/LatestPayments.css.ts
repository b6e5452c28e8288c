import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const spot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  borderRadius: '50%',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
export const dot = variants({
  running: { background: vars.color.procesoSolid },
  finished: { background: vars.color.terminadoSolid },
})
