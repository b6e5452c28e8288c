import { keyframes, style, variants, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { translate: '0 0.75rem', opacity: 0 } })
const slideIn = keyframes({ from: { translate: '-100% 0' } })
const slideInFromEnd = keyframes({ from: { translate: '100% 0' } })
const slideUp = keyframes({ from: { translate: '0 100%' } })

const moving = (name: string) => `${name} ${vars.duration[3]} ${vars.easing.out}`

export const dialog = style({
  position: 'fixed',
  inset: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  outline: 'none',
  selectors: { '&:where([open])': { display: 'flex' } },
  '::backdrop': {
    background: vars.color.scrim,
    animation: `${appear} ${vars.duration[2]} ${vars.easing.out}`,
  },
})

// The page does not scroll behind a dialog, and keeps the width of its scroll bar.
within(`:where(html:has(.${dialog}[open]))`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  // The backdrop does not cover the place of the scroll bar, which has this color instead: the body has its own.
  backgroundColor: vars.color.scrim,
})

const centered = (width: string) => ({
  width: `min(${width}, 100% - 2 * ${vars.space[4]})`,
  height: 'fit-content',
  maxHeight: `calc(100% - 2 * ${vars.space[4]})`,
  margin: 'auto',
  borderRadius: vars.radius[4],
  animation: moving(rise),
})

export const kind = variants({
  center: centered(vars.size.dialog),
  large: centered(vars.size.container),
  start: {
    width: `min(${vars.size.sheet}, 88vw)`,
    height: '100%',
    margin: 0,
    animation: moving(slideIn),
    selectors: { '[dir=rtl] &': { animation: moving(appear) } },
  },
  end: {
    width: `min(${vars.size.sheet}, 88vw)`,
    height: '100%',
    margin: 0,
    marginInlineStart: 'auto',
    animation: moving(slideInFromEnd),
    selectors: { '[dir=rtl] &': { animation: moving(appear) } },
  },
  bottom: {
    width: '100%',
    height: '85dvh',
    margin: 'auto 0 0',
    borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
    animation: moving(slideUp),
  },
})

export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: 0,
  minHeight: 0,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[5]}`,
  borderBottom: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})

export const body = style({
  flex: '1',
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space[5],
  // Leaves room for the focus ring of what Tab scrolls into view.
  scrollPaddingBlock: vars.space[5],
  // An outer ring would be clipped at the edges of the dialog.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.border.ring})` },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
