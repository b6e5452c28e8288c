import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const field = style({
  display: 'grid',
  // Text that does not wrap, such as the value of a select, must not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.snug,
  alignContent: 'start',
  minWidth: 0,
})

export const label = style({ ...typography.small, fontWeight: vars.weight.label, justifySelf: 'start' })
export const required = style({ color: vars.color.accentText, marginInlineStart: '0.2em' })
export const description = style({
  fontSize: vars.text.label,
  lineHeight: vars.leading.small,
  color: vars.color.fgMuted,
})

export const error = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.snug,
  color: vars.color.dangerFg,
})

/** Input of all text-like fields. */
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  // Not below 16 px: iOS zooms into smaller fields.
  fontSize: vars.text.body,
  transition: `border-color ${vars.duration[1]} ${vars.easing.out}`,
  // Escape clears a search field; the browser's button does not match our icons.
  '::-webkit-search-cancel-button': { display: 'none' },
  '::placeholder': { color: vars.color.fgSubtle, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled, [aria-invalid=true])': { borderColor: vars.color.fgMuted },
    // A shadow makes the border 2 px wide without moving the text.
    '&[aria-invalid=true]': {
      borderColor: vars.color.dangerSolid,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.dangerSolid}`,
    },
    '&:disabled': {
      background: vars.color.bgSunken,
      color: vars.color.fgMuted,
      borderColor: vars.color.borderDefault,
      cursor: 'not-allowed',
    },
  },
})

export const adorned = style({ position: 'relative' })
export const adornment = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.fgMuted,
  pointerEvents: 'none',
})
export const afterAdornment = style([input, { paddingInlineStart: vars.space[10] }])
