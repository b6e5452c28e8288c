/** Calls a function when the browser is idle. Returns a function that cancels it. */
export function onIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}

const events = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'] as const

/** Calls a function once, on the first user interaction. */
export function onFirstInteraction(act: () => void): void {
  const run = (event: Event) => {
    // Browsers also send one when a page appears under a pointer that rests.
    if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return
    for (const name of events) removeEventListener(name, run)
    act()
  }
  for (const name of events) addEventListener(name, run, { passive: true })
}
