import { below, forcedColors, from } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { fade } from '../SideMenu/item.css.ts'

export const tabs = variants('tabs', {
  horizontal: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  vertical: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from(600)]: {
        gridTemplateColumns: `minmax(0, ${vars.size.menu}) minmax(0, 1fr)`,
        gap: vars.space[6],
      },
    },
  },
})

const line = vars.color.borderDefault
const row = {
  ...fade,
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The padding keeps focus rings from being clipped.
  padding: vars.space.snug,
  margin: `calc(-1 * ${vars.space.snug})`,
  marginBlockEnd: 0,
  scrollPaddingInline: vars.space.snug,
  // A border would be below the padding.
  background: `linear-gradient(${line}, ${line}) 0 100% / 100% ${vars.border.thin} no-repeat content-box`,
} as const

export const list = style({ minWidth: 0, gap: vars.space[1] })
export const direction = variants('direction', {
  horizontal: row,
  vertical: {
    display: 'flex',
    '@media': {
      [below(600)]: row,
      [from(600)]: { flexDirection: 'column', borderInlineStart: `${vars.border.thin} solid ${line}` },
    },
  },
})

/** A tab, or a link to the current page. */
const selected = '&:is([aria-selected=true], [aria-current])'

export const tab = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: vars.color.fgMuted,
  fontWeight: vars.weight.label,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.duration[1]} ${vars.easing.out}, color ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&:not(:disabled):hover': { background: vars.color.bgHover, color: vars.color.fgDefault },
    [selected]: { color: vars.color.fgDefault },
    '&:disabled': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
    [`${selected}::after`]: { background: vars.color.accentBg },
  },
  '::after': { content: '""', position: 'absolute', background: 'transparent' },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${selected}::after`]: { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
})

const lineBelow = { '::after': { insetInline: 0, insetBlockEnd: 0, height: vars.border.ring } }

/** Line at the selected tab. */
export const mark = variants('mark', {
  horizontal: lineBelow,
  vertical: {
    '@media': {
      [below(600)]: lineBelow,
      [from(600)]: {
        marginInlineStart: vars.space.snug,
        '::after': {
          insetBlock: 0,
          insetInlineStart: `calc(-1 * (${vars.space.snug} + ${vars.border.thin}))`,
          width: vars.border.ring,
        },
      },
    },
  },
})

export const panel = variants('panel', {
  horizontal: { minWidth: 0, paddingBlockStart: vars.space[4], borderRadius: vars.radius[1] },
  vertical: {
    minWidth: 0,
    borderRadius: vars.radius[1],
    '@media': { [below(600)]: { paddingBlockStart: vars.space[4] } },
  },
})
