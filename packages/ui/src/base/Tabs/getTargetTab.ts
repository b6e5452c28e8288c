import { hasFocus } from '../getActiveElement.ts'

/** Returns the tab that a key moves to, or undefined. Skips disabled tabs and wraps around at the ends. */
export function getTargetTab(list: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const { direction } = getComputedStyle(list)
  const [back, forward] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const isVertical = list.ariaOrientation === 'vertical'
  const index = tabs.findIndex(hasFocus)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  if (key === back || (isVertical && key === 'ArrowUp')) return tabs.at(index - 1)
  if (key === forward || (isVertical && key === 'ArrowDown')) return tabs[(index + 1) % tabs.length]
  return undefined
}
