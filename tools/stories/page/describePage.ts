/** Runs in the page before Storybook, after `installProbe`. It is sent as source text, so it must be self-contained. */

declare global {
  interface Window {
    /** Returns what a reader of a failure needs to know: what has focus, what is open and what happened last. */
    describePage: () => string
    /** Forgets what happened before. */
    clearHistory: () => void
  }
}

/** Installs `window.describePage` and `window.clearHistory`. */
export function installDescription(): void {
  const history: string[] = []
  let start = 0
  const describe = (element: EventTarget | null) =>
    element instanceof Element ? window.probe.describe(element) : 'the document'
  const record = (event: Event, name: string) =>
    history.push(`${Math.round(performance.now() - start)} ms ${name} on ${describe(event.target)}`)
  const source = ({ isTrusted }: Event) => (isTrusted ? ' of the browser' : '')
  addEventListener('keydown', (event) => record(event, `key ${event.key}${source(event)}`), true)
  addEventListener('click', (event) => record(event, `click${source(event)}`), true)
  addEventListener('focusin', (event) => record(event, 'focus'), true)
  addEventListener('focusout', (event) => record(event, 'blur'), true)

  window.clearHistory = () => {
    history.length = 0
    start = performance.now()
  }
  window.describePage = () => {
    const open = [...document.querySelectorAll('[aria-expanded=true], dialog[open], :popover-open')]
    const outside = [...document.querySelectorAll('body > :not(#storybook-root, [class*=sb-])')].filter(
      window.probe.isSeen,
    )
    const list = (elements: readonly (Element | string)[]) =>
      elements.map((one) => (typeof one === 'string' ? one : describe(one))).join(', ') || 'nothing'
    return `focus: ${describe(document.activeElement)}; open: ${list(open)}; outside the story: ${list(outside)}; last events: ${list(history.slice(-12))}`
  }
}
