import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const badge = style({
  ...type.badge,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  padding: `${vars.space.hair} ${vars.space[2]}`,
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[1],
  whiteSpace: 'nowrap',
})

export const tone = variants({
  neutral: { background: vars.color.bgSurface, color: vars.color.fgMuted },
  trade: { background: vars.color.bgSunken, color: vars.color.fgDefault },
  accent: {
    background: vars.color.accentTint,
    color: vars.color.accentText,
    borderColor: vars.color.accentBorder,
  },
  pendiente: {
    background: vars.color.pendienteBg,
    color: vars.color.pendienteFg,
    borderColor: vars.color.pendienteBorder,
  },
  proceso: {
    background: vars.color.procesoBg,
    color: vars.color.procesoFg,
    borderColor: vars.color.procesoBorder,
  },
  terminado: {
    background: vars.color.terminadoBg,
    color: vars.color.terminadoFg,
    borderColor: vars.color.terminadoBorder,
  },
  success: {
    background: vars.color.successBg,
    color: vars.color.successFg,
    borderColor: vars.color.successBorder,
  },
  danger: {
    background: vars.color.dangerBg,
    color: vars.color.dangerFg,
    borderColor: vars.color.dangerBorder,
  },
})

/** On a tint of its own colour the badge is plain paper. */
export const onTint = style({ background: vars.color.bgSurface })

export const dot = variants({
  pendiente: { background: vars.color.pendienteSolid },
  proceso: { background: vars.color.procesoSolid },
  terminado: { background: vars.color.terminadoSolid },
})

export const spot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  borderRadius: '50%',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
