/** Returns a handler that calls the one that was passed to a component, and then its own. */
export const chainHandlers =
  <Event>(passed: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event) => {
    passed?.(event)
    own(event)
  }
