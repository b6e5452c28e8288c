import { below, forcedColors, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '4rem',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})
export const busy = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

/** Space around the frame of the empty state. */
export const empty = style({ padding: `0 ${vars.space[4]} ${vars.space[4]}` })

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.25rem',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[3],
  borderTop: line,
  transition: `background ${vars.duration[2]} ${vars.easing.out}`,
  ':hover': { background: vars.color.bgHover },
  selectors: {
    '&[aria-current]': { background: vars.color.bgSelected },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: vars.border.mark,
      background: vars.color.accentBg,
    },
  },
  '@media': {
    [below(600)]: { paddingInlineStart: vars.space[4], paddingInlineEnd: vars.space[2] },
    [forcedColors]: {
      selectors: {
        '&[aria-current]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
})

export const name = style({
  flex: '1',
  minWidth: 0,
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
})

/** One button per action on wide screens, a menu on narrow ones. */
export const buttons = style({ display: 'none', '@media': { [from(600)]: { display: 'flex' } } })
export const menu = style({ '@media': { [from(600)]: { display: 'none' } } })

export const skeletonRow = style([row, { ':hover': { background: 'none' } }])
export const skeletonName = style({ width: '40%' })
