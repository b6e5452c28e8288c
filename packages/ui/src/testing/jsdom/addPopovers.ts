import { addMissing } from './addMissing.ts'

/** Set while a popover is open: selectors of jsdom lack `:popover-open`. */
const OPEN = 'data-popover-open'

const isOpen = (element: Element) => element.hasAttribute(OPEN)
const isAuto = (element: Element) => element.getAttribute('popover') !== 'manual'

/** Returns the popover that a press on an element toggles. */
function findTarget(element: unknown): HTMLElement | null {
  const button = element instanceof Element ? element.closest('button') : null
  const id = button?.getAttribute('popovertarget')
  return button?.popoverTargetElement instanceof HTMLElement
    ? button.popoverTargetElement
    : id
      ? document.getElementById(id)
      : null
}

const listOpen = () => [...document.querySelectorAll<HTMLElement>(`[popover][${OPEN}]`)]

/** Closes the automatic popovers that neither contain an element nor belong to it. */
function closeOthers(element: Node) {
  const target = findTarget(element)
  for (const popover of listOpen().toReversed())
    if (isAuto(popover) && popover !== target && !popover.contains(element)) popover.hidePopover()
}

/** Dispatches a toggle event, at once. Returns false if a listener prevented it. */
const dispatch = (popover: HTMLElement, type: string, newState: 'open' | 'closed') =>
  popover.dispatchEvent(
    Object.assign(new Event(type, { cancelable: type === 'beforetoggle' && newState === 'open' }), {
      newState,
      oldState: newState === 'open' ? 'closed' : 'open',
    }),
  )

function showPopover(this: HTMLElement) {
  if (!this.hasAttribute('popover')) throw new DOMException('It is no popover.', 'NotSupportedError')
  if (isOpen(this)) throw new DOMException('The popover is open.', 'InvalidStateError')
  if (!dispatch(this, 'beforetoggle', 'open')) return
  if (isAuto(this)) closeOthers(this)
  this.setAttribute(OPEN, '')
  dispatch(this, 'toggle', 'open')
}

function hidePopover(this: HTMLElement) {
  if (!isOpen(this)) return
  dispatch(this, 'beforetoggle', 'closed')
  this.removeAttribute(OPEN)
  dispatch(this, 'toggle', 'closed')
}

function togglePopover(this: HTMLElement) {
  if (isOpen(this)) this.hidePopover()
  else this.showPopover()
  return isOpen(this)
}

/** Adds popovers: their methods and events, buttons that toggle them, and Escape and presses outside that close them. */
export function addPopovers(): void {
  if ('showPopover' in HTMLElement.prototype) return
  addMissing(HTMLElement.prototype, { showPopover, hidePopover, togglePopover })
  const style = document.createElement('style')
  // The style sheet of jsdom hides every popover.
  style.textContent = `[popover]:not([${OPEN}]) { display: none } [${OPEN}] { display: block }`
  document.head.append(style)
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented) findTarget(event.target)?.togglePopover()
  })
  window.addEventListener('pointerup', ({ target }) => target instanceof Node && closeOthers(target), true)
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) listOpen().findLast(isAuto)?.hidePopover()
  })
}
