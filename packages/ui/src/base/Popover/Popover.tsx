'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hasFocus } from '../getActiveElement.ts'
import type { ElementProps } from '../passThrough.ts'
import * as css from './Popover.css.ts'
import { placePopover } from './placePopover.ts'

/** Props that connect a button with its popover. */
export interface PopoverTriggerProps {
  /** Ref to the `<button>`. */
  ref: RefObject<HTMLButtonElement | null>
  /** Whether the popover is open. */
  'aria-expanded': boolean
  /** The kind of the popover. */
  'aria-haspopup': 'dialog'
}

type OwnProps =
  | 'popover'
  | 'ref'
  | 'role'
  | 'tabIndex'
  | 'onBeforeToggle'
  | 'onToggle'
  | 'onKeyDown'
  | 'onBlur'

export interface PopoverProps extends ElementProps<'div', OwnProps> {
  /** Accessible name of the popover. */
  label: string
  /** Renders the button: pass the props to a `Button` or `IconButton`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode
  /** Content, rendered while the popover is open. A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Edge of the button that the popover is aligned with.
   * @default 'start' */
  alignment?: 'start' | 'center' | 'end'
  /** Called when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Shows a non-modal box at a button. A click outside, Escape and leaving it with Tab close it. */
export const Popover = (props: PopoverProps) => {
  const { label, renderTrigger, children, alignment = 'start', onOpenChange, ...native } = props
  const popover = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  // The browser toggles it: a press on the button would else close it as a press outside, and open it again.
  useEffect(() => {
    if (button.current) button.current.popoverTargetElement = popover.current
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const place = () => placePopover(popover.current, button.current, alignment)
    place()
    const listeners = new AbortController()
    const options = { signal: listeners.signal, capture: true, passive: true }
    const view = button.current?.ownerDocument.defaultView ?? window
    view.addEventListener('scroll', place, options)
    view.addEventListener('resize', place, options)
    // A dialog around the button may still be moving.
    view.addEventListener('animationend', place, options)
    return () => listeners.abort()
  }, [isOpen, alignment])

  const close = () => {
    popover.current?.hidePopover()
    button.current?.focus()
  }
  const onToggle = ({ newState, target, currentTarget }: ToggleEvent) => {
    // React also passes on the event of a popover inside, such as a tooltip.
    if (target !== currentTarget) return
    const isNowOpen = newState === 'open'
    setOpen(isNowOpen)
    onOpenChange?.(isNowOpen)
    const box = popover.current
    if (!isNowOpen || !box) return
    placePopover(box, button.current, alignment)
    // Lets the keyboard scroll long content without controls.
    box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1
    if (!hasFocus(box)) box.focus({ preventScroll: true })
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog around it stays open.
    event.preventDefault()
    close()
  }
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || button.current?.contains(relatedTarget))
      return
    popover.current?.hidePopover()
  }
  // oxlint-disable-next-line react/refs -- `close` reads the refs in an event
  const content = isOpen && (typeof children === 'function' ? children(close) : children)
  return (
    <>
      {renderTrigger({ ref: button, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog while it is open */}
      <div
        {...native}
        ref={popover}
        popover="auto"
        role={isOpen ? 'dialog' : undefined}
        aria-label={isOpen ? label : undefined}
        tabIndex={-1}
        className={css.popover}
        // Before it opens, so that its size is known when it is placed.
        onBeforeToggle={({ newState, target, currentTarget }) =>
          target === currentTarget && newState === 'open' && setOpen(true)
        }
        onToggle={onToggle}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
      >
        {content}
      </div>
    </>
  )
}
