import { type RefObject, useEffect, useEffectEvent } from 'react'

type Control = HTMLInputElement | HTMLButtonElement

// Not `instanceof`: the control may be in the document of another window.
const findControl = (element: HTMLElement | null): Control | null =>
  element && 'form' in element
    ? (element as Control) // only controls have a form
    : (element?.querySelector<Control>('input, button') ?? null)

/**
 * Calls back when the form of a control, or of the first control in an element, is reset. A browser only resets
 * uncontrolled values.
 */
export const useFormReset = (control: RefObject<HTMLElement | null>, onReset: () => void) => {
  const listen = useEffectEvent((event: Event) => {
    // The attribute `form` names a form that need not be around the control.
    const form = findControl(control.current)?.form
    if (form && event.target === form && !event.defaultPrevented) onReset()
  })
  useEffect(() => {
    const root = control.current?.getRootNode()
    const onEvent = (event: Event) => listen(event)
    // Not at the form: its other listeners may cancel the reset, and so may those of React, which are at its root.
    root?.addEventListener('reset', onEvent)
    return () => root?.removeEventListener('reset', onEvent)
  }, [control])
}
