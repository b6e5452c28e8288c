/** Does something once the page has nothing better to do; gives the way to think better of it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 5000 })
  return () => cancelIdleCallback(request)
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Does something once, as soon as somebody shows any sign of being there. */
export function whenSomebodyIsThere(act: () => void): void {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin)
    act()
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
}
