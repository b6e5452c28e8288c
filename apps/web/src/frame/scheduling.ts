/** Calls a function when the browser is idle. Returns a function that cancels it. */
export function onIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 1000 })
  return () => cancelIdleCallback(request)
}
