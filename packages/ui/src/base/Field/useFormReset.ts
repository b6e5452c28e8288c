import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the form of an input, or of the input in an element, is reset. A browser only resets uncontrolled
 * values.
 */
export const useFormReset = (control: RefObject<HTMLElement | null>, onReset: () => void) => {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const element = control.current
    const input = element instanceof HTMLInputElement ? element : element?.querySelector('input')
    // The attribute `form` names a form that need not be around the input.
    const form = input?.form
    const listen = () => reset()
    form?.addEventListener('reset', listen)
    return () => form?.removeEventListener('reset', listen)
  }, [control])
}
