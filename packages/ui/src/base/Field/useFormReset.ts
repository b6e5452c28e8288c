import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the form of an input, or of the input in an element, is reset. A browser only resets uncontrolled
 * values.
 */
export const useFormReset = (control: RefObject<HTMLElement | null>, onReset: () => void) => {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const element = control.current
    const root = element?.getRootNode()
    const listen = (event: Event) => {
      const input = element instanceof HTMLInputElement ? element : element?.querySelector('input')
      // The attribute `form` names a form that need not be around the input.
      if (input && event.target === input.form && !event.defaultPrevented) reset()
    }
    // Not at the form: its other listeners may cancel the reset, and so may those of React, which are at its root.
    root?.addEventListener('reset', listen)
    return () => root?.removeEventListener('reset', listen)
  }, [control])
}
