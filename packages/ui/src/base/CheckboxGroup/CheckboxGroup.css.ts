import { forcedColors, from } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const options = variants({
  list: { display: 'grid', gap: vars.space[2] },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
  columns: {
    display: 'grid',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from(600)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  tiles: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] },
})

const ring = {
  outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
  outlineOffset: vars.border.thick,
}

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.controlSmall,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' } },
})

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.icon.lg,
  height: vars.icon.lg,
  border: `${vars.border.thick} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[1],
  background: vars.color.bgSurface,
  color: 'transparent',
  selectors: {
    '[data-selected] > &': {
      background: vars.color.primaryBg,
      borderColor: vars.color.primaryBg,
      color: vars.color.primaryFg,
    },
    '[data-invalid] > &': { borderColor: vars.color.dangerSolid },
    '[data-focus-visible] > &': ring,
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-selected] > &': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

export const tile = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]:not([data-selected])': { background: vars.color.bgHover },
    '&[data-selected]': {
      background: vars.color.bgSelected,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.accentBorder}`,
      borderColor: vars.color.accentBorder,
    },
    '&[data-focus-visible]': ring,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { outline: `${vars.border.thick} solid Highlight` } },
    },
  },
})
