import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const track = style({
  position: 'relative',
  height: vars.size.rule,
  borderRadius: vars.radius[1],
  background: vars.color.barTrack,
  // A bar is only a background, which printers omit by default.
  printColorAdjust: 'exact',
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: `${vars.border.thin} solid CanvasText`,
    },
  },
})

export const fill = style({
  display: 'block',
  height: '100%',
  borderStartStartRadius: vars.radius[1],
  borderEndStartRadius: vars.radius[1],
  // The end is visible also where the color is close to that of the track.
  borderInlineEnd: `${vars.border.thick} solid ${vars.color.fgDefault}`,
  selectors: { '&[data-empty]': { borderInlineEndWidth: 0 } },
  '@media': { [forcedColors]: { background: 'Highlight', borderColor: 'CanvasText' } },
})

export const tone = variants({
  neutral: { background: vars.color.barFill },
  success: { background: vars.color.successSolid },
  warning: { background: vars.color.warningSolid },
  danger: { background: vars.color.dangerSolid },
})

/** A notch in the tape where a threshold starts. */
export const notch = style({
  position: 'absolute',
  insetBlock: 0,
  width: vars.border.thick,
  background: vars.color.bgSurface,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
})

export const label = style({ color: vars.color.fgDefault, fontWeight: vars.weight.label })
