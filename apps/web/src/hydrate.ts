import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** What happened on a page of the server before it was interactive, from the script in `index.html`. */
    early?: {
      /** The button of the last click. */
      button: HTMLButtonElement | null
      /** What was entered into fields. */
      fields: Map<EventTarget, FieldState>
      hasInteraction: boolean
      /** Requests all files of the page. */
      preload: () => void
      /** Ends the recording. */
      ended: AbortController
    }
  }
}

interface FieldState {
  value: string
  checked?: boolean
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** React marks the elements that it has hydrated. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'))

/** Calls a function when an element has been hydrated: at the latest when the code of its part of the page has loaded. */
function whenHydrated(element: Element, act: () => void): void {
  if (isHydrated(element)) act()
  else if (element.isConnected) requestAnimationFrame(() => whenHydrated(element, act))
}

/** Sets a value that React has not seen: it ignores an event after which the value is the last that it knows. */
function setUnseenValue(field: Field, value: string): void {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Enters again what a user has entered: hydration sets a field to the value of its component. */
function repeatChange(field: Field, { value, checked }: FieldState): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click()
    return
  }
  if (field.type !== 'file') setUnseenValue(field, value)
  const type = field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** What was last entered into fields that were not hydrated. */
const lostChanges = new WeakMap<Field, FieldState>()

function repeatLast(field: Field): void {
  const state = lostChanges.get(field)
  if (!state) return
  lostChanges.delete(field)
  repeatChange(field, state)
}

/** Repeats a change of a field that is not hydrated yet. The event may hydrate it, but is lost then. */
function repeatLostChange({ target }: Event): void {
  if (!isField(target) || isHydrated(target)) return
  const { value } = target
  lostChanges.set(target, target instanceof HTMLInputElement ? { value, checked: target.checked } : { value })
  setTimeout(() => whenHydrated(target, () => repeatLast(target)))
}

/** Repeats a change before further input, which it would overwrite: a key hydrates a field at once. */
function repeatBeforeInput({ target }: Event): void {
  if (isField(target) && isHydrated(target)) repeatLast(target)
}

/** How long a click waits for the code of its button, in milliseconds. */
const CLICK_WAIT_MS = 10_000

const hasSameName = (one: HTMLButtonElement, other: HTMLButtonElement): boolean =>
  one.textContent === other.textContent && one.ariaLabel === other.ariaLabel

/** Returns a function that finds a button, or the one that React has rendered in its place. */
function createButtonFinder(button: HTMLButtonElement): () => HTMLButtonElement | undefined {
  const findAll = () => [...document.querySelectorAll('button')].filter((one) => hasSameName(one, button))
  // Several may have the same name, such as those of two offers with the same title.
  const place = findAll().indexOf(button)
  return () => (button.isConnected ? button : findAll()[place])
}

type ButtonFinder = ReturnType<typeof createButtonFinder>

/** The button whose click waits: a second click on it, or on another one, replaces the first. */
let waiting: ButtonFinder | undefined

/** Clicks a button again when it has been hydrated. */
function repeatClick(find: ButtonFinder): void {
  waiting = find
  const end = performance.now() + CLICK_WAIT_MS
  const click = () => {
    if (waiting === find) find()?.click()
  }
  const attempt = () => {
    if (waiting !== find) return
    const button = find()
    // Effects, such as reading who is signed in, may run after the next frame.
    if (button && isHydrated(button)) requestAnimationFrame(() => setTimeout(click))
    else if (performance.now() < end) requestAnimationFrame(attempt)
  }
  attempt()
}

/** The button of the current click, if it was not hydrated when the click began. */
let clicked: { button: HTMLButtonElement; find: ButtonFinder } | undefined

function rememberClick({ target, isTrusted }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  // Another click of the user.
  if (button && isTrusted) waiting = undefined
  clicked = button && !isHydrated(button) ? { button, find: createButtonFinder(button) } : undefined
}

/**
 * Repeats a click on a button whose code is still loading: React drops it. Runs after React's listener of the same
 * element, which hydrates a button whose code has loaded and passes the click on to it.
 */
function repeatLostClick(): void {
  if (clicked && !isHydrated(clicked.button)) repeatClick(clicked.find)
}

/** Makes the server's HTML interactive and repeats the changes of fields and the last click on a button before that. */
export function hydrate(root: Element, app: ReactNode): void {
  const { button, fields = [], ended } = window.early ?? {}
  const findButton = button && createButtonFinder(button)
  hydrateRoot(root, app)
  ended?.abort()
  addEventListener('click', rememberClick, { capture: true })
  root.addEventListener('click', repeatLostClick, { capture: true })
  addEventListener('beforeinput', repeatBeforeInput, { capture: true })
  for (const type of ['input', 'change']) addEventListener(type, repeatLostChange, { capture: true })
  for (const [field, state] of fields) {
    if (!isField(field)) continue
    lostChanges.set(field, state)
    whenHydrated(field, () => repeatLast(field))
  }
  if (findButton) repeatClick(findButton)
}

/** Renders a page that the server has not rendered. */
export function render(root: Element, app: ReactNode): void {
  window.early?.ended.abort()
  createRoot(root).render(app)
}
