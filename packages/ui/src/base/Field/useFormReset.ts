import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onReset` when the form around a control is reset. A browser only resets uncontrolled values. */
export const useFormReset = (control: RefObject<HTMLElement | null>, onReset: () => void) => {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const form = control.current?.closest('form')
    const listen = () => reset()
    form?.addEventListener('reset', listen)
    return () => form?.removeEventListener('reset', listen)
  }, [control])
}
