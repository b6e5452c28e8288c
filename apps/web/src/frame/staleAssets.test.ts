import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const file = 'https://plomada.example/assets/B64LaIx.js'
const chromiumError = new TypeError(`Failed to fetch dynamically imported module: ${file}`)
const safariError = new TypeError('Importing a module script failed.')

const reload = vi.fn<() => void>()
const request = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
/** Ends the listeners of a test. */
let ended: AbortController
let withoutStaleReload: (prefetch: Promise<unknown>) => Promise<void>

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  reload.mockClear()
  request.mockReset()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', request)
  ended = new AbortController()
  const { addEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    addEventListener(type, listener as EventListener, { signal: ended.signal }),
  )
  const staleAssets = await import('./staleAssets.ts')
  staleAssets.reloadOnStaleAssets()
  withoutStaleReload = staleAssets.withoutStaleReload
})
afterEach(() => {
  ended.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['beforeCode']
})

const respond = (status: number) => request.mockResolvedValue(new Response(null, { status }))

/** Fails as an import does in a build: Vite's loader rejects unless a listener prevents the default. */
async function failImport(error: Error): Promise<void> {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}

/** Waits until the responses have been handled. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('reloads the page once when the server no longer has the file', async () => {
  respond(404)
  const imports = [failImport(chromiumError), failImport(chromiumError)]
  expect(await Promise.allSettled(imports)).toEqual([
    { status: 'rejected', reason: chromiumError },
    { status: 'rejected', reason: chromiumError },
  ])
  await settle()
  expect(request).toHaveBeenCalledExactlyOnceWith(file, { method: 'HEAD', cache: 'no-store' })
  await failImport(chromiumError).catch(() => {})
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['the server has the file', () => respond(200)],
  ['the server fails', () => respond(503)],
  ['the server does not respond', () => request.mockRejectedValue(new TypeError('Failed to fetch'))],
])('rejects the import without a reload when %s', async (_, prepare) => {
  prepare()
  for (const attempt of ['first', 'second', 'third']) {
    await expect(failImport(chromiumError), attempt).rejects.toBe(chromiumError)
    await settle()
  }
  expect(request).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
})

it('checks the entry when the error names no file, as in Safari', async () => {
  respond(404)
  await expect(failImport(safariError)).rejects.toBe(safariError)
  await settle()
  expect(request.mock.lastCall?.[0]).toMatch(/\/frame\/staleAssets\.ts/)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads a page without its code when the import fails again although the server has the file', async () => {
  document.documentElement.dataset['beforeCode'] = ''
  respond(200)
  await failImport(chromiumError).catch(() => {})
  await settle()
  expect(reload).not.toHaveBeenCalled()
  await failImport(chromiumError).catch(() => {})
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload a page that the user leaves', async () => {
  respond(404)
  window.dispatchEvent(new Event('beforeunload'))
  await failImport(chromiumError).catch(() => {})
  await settle()
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload the page for a prefetch', async () => {
  respond(404)
  await withoutStaleReload(Promise.resolve().then(() => failImport(chromiumError)))
  await settle()
  expect(reload).not.toHaveBeenCalled()
})
