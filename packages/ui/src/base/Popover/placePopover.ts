import { placeNear } from '../Tooltip/placeNear.ts'

/** Distance between button and popover, in px. */
const GAP = 6

/** Positions a popover at its button. A popover that is higher than the space there scrolls. */
export function placePopover(
  popover: HTMLElement | null,
  button: Element | null,
  alignment: 'start' | 'center' | 'end',
) {
  if (!popover || !button) return
  const { top, bottom } = button.getBoundingClientRect()
  const { innerHeight } = button.ownerDocument.defaultView ?? window
  popover.style.maxHeight = `${Math.max(top, innerHeight - bottom) - 2 * GAP}px`
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const share = { start: isRtl ? 1 : 0, center: 0.5, end: isRtl ? 0 : 1 }[alignment]
  placeNear(popover, button, share, GAP)
}
