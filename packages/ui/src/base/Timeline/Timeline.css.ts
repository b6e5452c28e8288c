import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'grid', minWidth: 0 })

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.target} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[6],
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // From the middle of a mark to the next one.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc((${vars.size.target} - ${vars.border.thick}) / 2)`,
      insetBlock: `${vars.size.target} 0`,
      borderInlineStart: `${vars.border.thick} dashed ${vars.color.borderControl}`,
    },
    '&[data-done]:not(:last-child)::before': {
      borderInlineStartStyle: 'solid',
      borderColor: vars.color.fgDefault,
    },
  },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  border: `${vars.border.thick} solid`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' } },
})

export const state = variants({
  done: { background: vars.color.primaryBg, borderColor: vars.color.primaryBg, color: vars.color.primaryFg },
  current: {
    background: vars.color.accentBg,
    borderColor: vars.color.accentBorder,
    color: vars.color.accentFg,
  },
  upcoming: {
    background: vars.color.bgSurface,
    borderColor: vars.color.borderControl,
    color: vars.color.fgMuted,
  },
  failed: {
    background: vars.color.dangerSolid,
    borderColor: vars.color.dangerSolid,
    color: vars.color.dangerOnSolid,
  },
})

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  minWidth: 0,
})

export const title = style({
  fontWeight: vars.weight.button,
  selectors: { '[data-upcoming] &': { fontWeight: vars.weight.regular, color: vars.color.fgMuted } },
})
export const date = style({ ...typography.label, color: vars.color.fgMuted })
export const description = style({ ...typography.small, color: vars.color.fgMuted })
