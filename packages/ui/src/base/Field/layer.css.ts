import { style, within } from '../../theme/style.ts'

/** Covers the window, and passes presses on except those on what it contains. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  pointerEvents: 'none',
})
within(`${layer} > *`, { pointerEvents: 'auto' })
