import { classOf } from '../../theme/classes.ts'
import * as panel from '../../base/Panel/Panel.css.ts'
import { below, from, noScripts } from '../../theme/breakpoints.ts'
import { style, within } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const gap = '1.125rem'

// Scrolls when it is taller than the window below the heading of a list page, so that its bottom edge stays visible.
// The scroll padding keeps focused controls clear of the fade at its end.
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
  // Bottom padding with a fade over the controls below it. The top of the gradient is transparent for focus rings.
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
  '@media': {
    [below(1024)]: { display: 'none' },
    [noScripts]: { display: 'none' },
    print: { display: 'none' },
  },
})

/** The filters for browsers without scripts. Next to the list they are open, where the browser supports that. */
export const disclosure = style([
  panel.panel,
  classOf(panel.tone, 'surface'),
  classOf(panel.padding, 'medium'),
])
within(`${disclosure}::details-content`, { '@media': { [from(1024)]: { contentVisibility: 'visible' } } })
within(`${disclosure} > form`, { marginTop: vars.space[5] })

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
// Aligns the text of the ghost button, and not its invisible edge, with the end of the fields.
within(`${head} > button`, { marginInlineEnd: `calc(-0.875rem - ${vars.border.thin})` })

/** The button that opens the sheet and the active filters. The padding leaves room for focus rings. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `calc(-1 * ${vars.space.snug})`,
  padding: vars.space.snug,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [from(1024)]: { display: 'none' },
    [noScripts]: { display: 'none' },
    print: { display: 'none' },
  },
})

/** A notice about the filters, where their controls are in the sheet. */
export const notice = style({
  ...typography.small,
  marginTop: vars.space[2],
  color: vars.color.fgMuted,
  '@media': {
    [from(1024)]: { display: 'none' },
    [noScripts]: { display: 'none' },
    print: { display: 'none' },
  },
})

export const chips = style({ display: 'flex', gap: vars.space[2] })
export const chip = style({
  ...typography.small,
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
// A search can have a hundred letters: the button at its end stays in view.
within(`${chip} > span`, {
  maxWidth: 'clamp(6rem, 100vw - 13rem, 14rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** The two numbers of a range: below each other where they have no room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
})

export const sheet = style({ display: 'grid', gap: vars.space[5] })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Days have a visible label above them.
  alignItems: 'end',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { print: { display: 'none' } },
})
/** The bar of a browser with scripts; the others get the one of `FilterForm`. */
export const scriptedBar = style({ '@media': { [noScripts]: { display: 'none' } } })
// A search field takes the remaining space, and a separate line on narrow screens.
within(`${bar} > *`, { flex: '1 1 8.75rem', '@media': { [from(600)]: { maxWidth: '12rem' } } })
within(`${bar} > :first-child:has([type='search'])`, {
  flex: '1 1 13.75rem',
  '@media': { [from(600)]: { maxWidth: 'none' }, [below(600)]: { flexBasis: '100%' } },
})
