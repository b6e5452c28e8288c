import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const zone = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '8rem',
  border: `${vars.border.thin} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSunken,
  transition: `background ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&[data-disabled]': { borderColor: vars.color.borderDefault },
    '&[data-invalid]': { borderColor: vars.color.dangerSolid },
    '&:hover:not([data-disabled])': { background: vars.color.bgHover },
    '&[data-over]:not([data-disabled])': {
      background: vars.color.accentTint,
      borderColor: vars.color.accentBorder,
      borderStyle: 'solid',
    },
    '&:has(:focus-visible)': focusRing,
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
export const verb = style({
  fontWeight: vars.weight.button,
  color: vars.color.fgDefault,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
})

export const list = style({ display: 'grid', gap: vars.space[2], minWidth: 0 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: vars.size.controlLarge,
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  color: vars.color.fgMuted,
  selectors: {
    '&[data-status=done]': { color: vars.color.successFg },
    '&[data-status=failed]': { color: vars.color.dangerFg, borderColor: vars.color.dangerBorder },
  },
})

export const preview = style({
  width: vars.size.controlSmall,
  overflow: 'clip',
  borderRadius: vars.radius[1],
})

export const file = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 })

export const name = style({
  ...typography.small,
  fontWeight: vars.weight.label,
  color: vars.color.fgDefault,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const details = style({
  fontSize: vars.text.label,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const actions = style({ display: 'flex', gap: vars.space[1] })

export const action = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.fgDefault,
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover },
})
