export const COLLECTOR_PATH = '/plomada-engines/collector.js'
export const REPORT_PATH = '/plomada-engines/report'

/**
 * Reports the errors that a browser shows in its console. Runs before the scripts of the page and is sent as source text,
 * so it must be self-contained.
 */
export function collectProblems(reportPath: string): void {
  const reports: Promise<unknown>[] = []
  const send = window.fetch.bind(window)
  let isLeft = false
  // A browser cancels pending requests on navigation, which are no errors.
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  const report = (problem: string) => {
    if (isLeft) return
    const body = `${problem} (${location.href})`
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
    /** Reports that are being sent. */
    plomadaReports?: Promise<unknown>[]
  }
}
