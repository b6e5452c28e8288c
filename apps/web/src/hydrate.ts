import { createElement, type ReactNode, useEffect } from 'react'
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
      /** Ends the recording of clicks, which React handles from then on. */
      untilEvents: AbortController
      /** Ends the recording of changed fields. */
      untilHydrated: AbortController
    }
  }
}

interface FieldState {
  value: string
  checked?: boolean
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sets a value that React has not seen: it ignores an event after which the value is the last that it knows. */
function setUnseenValue(field: Field, value: string): void {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Enters what a user has entered into a field before it was hydrated. Hydration sets it to the value of its component. */
function repeatChange(field: Field, { value, checked }: FieldState): void {
  // React hydrates an element at once for an event of a key.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click()
    return
  }
  if (field.type !== 'file') setUnseenValue(field, value)
  const type = field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** React marks the elements that it has hydrated. */
const isHydrated = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith('__react'))

function repeatChanges(): void {
  const { fields = [], untilHydrated } = window.early ?? {}
  untilHydrated?.abort()
  for (const [field, state] of fields) if (isField(field) && field.isConnected) repeatChange(field, state)
  // Parts of the page are hydrated later, for instance by the change itself, which is lost then.
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        if (!target || !isField(target) || isHydrated(target)) return
        const { value } = target
        const state = target instanceof HTMLInputElement ? { value, checked: target.checked } : { value }
        setTimeout(() => repeatChange(target, state))
      },
      { capture: true },
    )
}

/** Repeats the changes of fields when it has been hydrated. */
function Hydrated({ children }: { children: ReactNode }): ReactNode {
  // React hydrates nothing at once while it runs effects.
  useEffect(() => queueMicrotask(repeatChanges), [])
  return children
}

/** Makes the server's HTML interactive and repeats the changes of fields and the last click on a button before that. */
export function hydrate(root: Element, app: ReactNode): void {
  hydrateRoot(root, createElement(Hydrated, null, app))
  const { button, untilEvents } = window.early ?? {}
  untilEvents?.abort()
  // React hydrates the button at once, because a click may not wait.
  button?.click()
}

/** Renders a page that the server has not rendered. */
export function render(root: Element, app: ReactNode): void {
  window.early?.untilEvents.abort()
  window.early?.untilHydrated.abort()
  createRoot(root).render(app)
}
