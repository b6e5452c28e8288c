import { below, from } from '../../theme/breakpoints.ts'
import { style, within } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

const gap = '1.125rem'

// Scrolls by itself where it is taller than what a list page leaves under its heading: its edge is whole and in view
// before anything is scrolled. What Tab brings into view stays clear of the fade at its end.
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap,
  maxHeight: `calc(100dvh - ${vars.size.nav} - ${vars.space[24]} - ${vars.space[10]})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: vars.space[8],
  padding: `${vars.space[5]} ${vars.space[5]} 0`,
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  boxShadow: vars.shadow[1],
  // Its padding at the end, which lies over the controls while there are more; its beginning is left to their rings.
  '::after': {
    content: '',
    flex: 'none',
    position: 'sticky',
    bottom: 0,
    height: vars.space[5],
    marginTop: `calc(-1 * ${gap})`,
    background: `linear-gradient(transparent ${vars.space.snug}, ${vars.color.bgSurface})`,
    pointerEvents: 'none',
  },
  '@media': { [below(1024)]: { display: 'none' }, print: { display: 'none' } },
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
// A quiet button is no box until one points at it: its words, not its edge, end where the fields end.
within(`${head} > button`, { marginInlineEnd: `calc(-0.875rem - ${vars.border.thin})` })

/** The button that opens the sheet, and what is in use. The padding leaves room for the focus ring. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space.snug})`,
  padding: vars.space.snug,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from(1024)]: { display: 'none' }, print: { display: 'none' } },
})

export const chips = style({ display: 'flex', gap: vars.space[2] })
export const chip = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  fontWeight: vars.weight.label,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover },
})

export const sheet = style({ display: 'grid', gap: vars.space[5] })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { print: { display: 'none' } },
})
// The search takes what the lists leave, and a line of its own on a phone.
within(`${bar} > *`, { flex: '1 1 8.75rem', '@media': { [from(600)]: { maxWidth: '12rem' } } })
within(`${bar} > :first-child`, {
  flex: '1 1 13.75rem',
  '@media': { [from(600)]: { maxWidth: 'none' }, [below(600)]: { flexBasis: '100%' } },
})
