import { focusRing } from '../../theme/focusRing.ts'
import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const zone = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `${vars.border.thin} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSunken,
  transition: `background ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&[data-over]': { background: vars.color.accentTint, borderColor: vars.color.accentBorder },
    '&[data-invalid]': { borderColor: vars.color.dangerSolid },
    '&:hover:not([data-disabled])': { background: vars.color.bgHover },
    '&:has(:focus-visible)': focusRing,
  },
})

export const shape = variants({
  wide: { minHeight: '10rem' },
  round: {
    width: vars.size.avatarLarge,
    height: vars.size.avatarLarge,
    borderRadius: '50%',
    textAlign: 'center',
  },
})

/** Covers the drop zone, so that clicks and drops reach the input without script. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})

export const invitation = style({
  ...typography.small,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  color: vars.color.fgMuted,
  textAlign: 'center',
})
export const verb = style({ fontWeight: vars.weight.button, color: vars.color.fgDefault })

export const preview = style({ width: '100%', height: '100%', maxHeight: '18rem', objectFit: 'cover' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
})
export const fileName = style({
  ...typography.small,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
