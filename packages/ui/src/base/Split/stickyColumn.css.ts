import { vars } from '../../theme/vars.css.ts'

const gap = `${vars.space[6]} - ${vars.space.snug}`

/**
 * Keeps a column next to a long list in view. A column taller than the window scrolls, since its end would otherwise
 * appear only at the end of the list. The padding leaves room for focus rings at the edges.
 */
export const stickyColumn = {
  position: 'sticky',
  top: `calc(${vars.size.nav} + ${gap})`,
  maxHeight: `calc(100dvh - ${vars.size.nav} - 2 * (${gap}))`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: vars.space.snug,
  margin: `calc(-1 * ${vars.space.snug})`,
  padding: vars.space.snug,
} as const
