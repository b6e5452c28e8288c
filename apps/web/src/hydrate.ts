import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** What happened on a page of the server before it was interactive, from the script in `index.html`. */
    early?: {
      /** The button of the last click. */
      button: HTMLButtonElement | null
      /** The fields that were changed. */
      fields: Set<EventTarget>
      hasInteraction: boolean
      /** Ends the recording. */
      ended: AbortController
    }
  }
}

/** Sets a property of an element past React, which would otherwise see no change in the event that follows. */
function setNative<Key extends 'value' | 'checked'>(
  element: HTMLElement,
  key: Key,
  value: HTMLInputElement[Key],
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key)?.set?.call(element, value)
}

/** Repeats the change of a field for React. */
function repeatChange(field: EventTarget): void {
  if (!(field instanceof HTMLElement) || !field.isConnected) return
  // React hydrates the field at once.
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    setNative(field, 'checked', !field.checked)
    field.click()
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field
    field.value = field.defaultValue
    setNative(field, 'value', value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Makes the server's HTML interactive and repeats the changes of fields and the last click on a button before that. */
export function hydrate(root: Element, app: ReactNode): void {
  hydrateRoot(root, app)
  const { button, fields, ended } = window.early ?? {}
  ended?.abort()
  fields?.forEach(repeatChange)
  // React hydrates the button at once, because a click may not wait.
  button?.click()
}
