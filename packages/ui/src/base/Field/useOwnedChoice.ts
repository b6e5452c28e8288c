import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what the owner of a control has selected when its form is reset: a browser restores attributes, which React sets
 * only once. `box` is a checkbox or an element around choices. `owned` has the selected values; without an owner it is
 * `undefined`.
 */
export const useOwnedChoice = (box: RefObject<HTMLElement | null>, owned: readonly string[] | undefined) => {
  useLayoutEffect(() => {
    const element = box.current
    if (!owned || !element) return
    const choices = element.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option')
    // Not `instanceof`: the control may be in the document of another window.
    for (const choice of 'checked' in element ? [element as HTMLInputElement] : choices) {
      const property = 'defaultSelected' in choice ? 'defaultSelected' : 'defaultChecked'
      const isOwned = owned.includes(choice.value)
      if (Reflect.get(choice, property) !== isOwned) Reflect.set(choice, property, isOwned)
    }
  })
}

/**
 * Returns a function that returns whether a form is being reset. React Aria and Radix then report their first value, as if
 * the user had selected it.
 */
export const useResetting = (box: RefObject<HTMLElement | null>) => {
  const last = useRef<Event>(null)
  useEffect(() => {
    const root = box.current?.getRootNode()
    const listen = (event: Event) => {
      last.current = event
    }
    root?.addEventListener('reset', listen, true)
    return () => root?.removeEventListener('reset', listen, true)
  }, [box])
  // An event has a phase while it is dispatched.
  return () => (last.current?.eventPhase ?? Event.NONE) !== Event.NONE
}
