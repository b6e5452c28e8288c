import { vars } from '../../theme/vars.css.ts'

const gap = `${vars.space[6]} - ${vars.space.snug}`

/**
 * Keeps a part beside a long list in view. One that is taller than the window scrolls by itself: its end would come
 * into view only with the end of the list. The padding leaves room for the focus rings at its edges.
 */
export const inView = {
  position: 'sticky',
  top: `calc(${vars.size.nav} + ${gap})`,
  maxHeight: `calc(100dvh - ${vars.size.nav} - 2 * (${gap}))`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: vars.space.snug,
  margin: `calc(-1 * ${vars.space.snug})`,
  padding: vars.space.snug,
} as const
