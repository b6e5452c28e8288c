export const COLLECTOR_PATH = '/plomada-engines/collector.js'
export const REPORT_PATH = '/plomada-engines/report'

/**
 * Runs in the page before its own scripts: reports what a browser shows as errors in its console. Keep it
 * self-contained, as its source text is sent to the browser.
 */
export function collectFaults(reportPath: string): void {
  const reports: Promise<unknown>[] = []
  const send = window.fetch.bind(window)
  let isLeft = false
  // A browser cancels what a page still loads when it is left, which is no fault of the page.
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  const report = (fault: string) => {
    if (isLeft) return
    const body = `${fault} (${location.href})`
    reports.push(send(reportPath, { method: 'POST', body, keepalive: true }).catch(() => undefined))
  }
  const print = (value: unknown) =>
    value instanceof Error ? `${String(value)} ${value.stack ?? ''}` : String(value)

  const original = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    report(`console.error: ${values.map(print).join(' ')}`)
    original(...values)
  }
  window.addEventListener(
    'error',
    (event) => {
      // Not an error: the observer delivers the rest in the next frame (Resize Observer, 3.4.7).
      if (event.message?.startsWith('ResizeObserver loop')) return
      const { target } = event
      if (target instanceof Element) {
        const address = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
        report(`not loaded: <${target.localName}> ${address}`)
      } else report(`uncaught: ${event.message} ${event.filename}:${event.lineno}`)
    },
    // Elements that fail to load send an event that does not bubble.
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report(`unhandled rejection: ${print(reason)}`),
  )
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`content security policy: ${violatedDirective} blocked ${blockedURI}`),
  )
  window.plomadaReports = reports
}

declare global {
  interface Window {
    /** Reports that are on their way. */
    plomadaReports?: Promise<unknown>[]
  }
}
