import { get } from 'node:http'
import { expect, test, type Page } from './fixtures.ts'
import { makeInteractive } from './interactive.ts'
import { blockStream } from './stream.ts'

const pages = [
  ['/', 'Trabajadores con experiencia y referencia'],
  ['/service?page=2', 'Pagina de Servicios'],
  ['/professional', 'Profesionales'],
  ['/terminos', 'Términos'],
  ['/contact', 'Contacto'],
] as const

/** Holds back the requests of a page until `release`. */
async function hold(page: Page, address: string) {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: released.resolve }
}

/** Returns the sum of the layout shifts of a page, without those of web fonts that this machine lacks. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
}

/** Returns a function that waits until all buttons are hydrated and returns the elements that were removed meanwhile. */
async function watchReplaced(page: Page) {
  const removed = await page.evaluateHandle(() => {
    const names: string[] = []
    new MutationObserver((mutations) => {
      for (const { removedNodes } of mutations)
        for (const node of removedNodes)
          if (node instanceof HTMLElement) names.push(`${node.localName} «${node.innerText}»`)
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    return names
  })
  return async () => {
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main button')].every((button) =>
        Object.keys(button).some((key) => key.startsWith('__react')),
      ),
    )
    return removed.jsonValue()
  }
}

test('public pages arrive rendered and hydrate without replacing an element or a message in the console, in both themes', async ({
  newDevice,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newDevice({ colorScheme })
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(String(error)))
    for (const [path, heading] of pages) {
      const document = await page.request.get(path, { headers: { accept: 'text/html' } })
      expect(await document.text()).toContain(`${heading}</h1>`)
      await page.goto(path, { waitUntil: 'networkidle' })
      const findReplaced = await watchReplaced(page)
      await makeInteractive(page)
      expect(await findReplaced()).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    expect(messages).toEqual([])
  }
})

test('a page that is not used yet loads the packages alone, and what is typed first is not lost', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) files.push(request.url())
  })
  await page.goto('/service', { waitUntil: 'networkidle' })
  expect(files.length).toBeLessThan(5)
  await page.getByRole('searchbox').first().fill('puerta')
  await page.getByRole('combobox', { name: 'Ciudad' }).selectOption('Quilmes')
  await expect(page).toHaveURL(/tittle=puerta/)
  await expect(page).toHaveURL(/ciudad=Quilmes/)
  expect(files.length).toBeGreaterThan(5)
})

test('of the photos of a list only the first is requested before the others are shown, and nothing moves when they load', async ({
  page,
}) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/photos/')) requested.add(request.url())
  })
  const photos = await hold(page, '**/api/photos/**')
  // A web font that is late moves text.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isHidden = document.documentElement.dataset['beforePaint'] !== undefined
      Object.assign(window, isHidden ? { hiddenAt: performance.now() } : { shownAt: performance.now() })
    }).observe(document, { subtree: true, attributeFilter: ['data-before-paint'] })
  })
  const readPlaces = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.localName} ${x} ${y} ${width} ${height}`
      }),
    )
  const countLoaded = () =>
    page.evaluate(
      () => [...document.images].filter(({ currentSrc, complete }) => currentSrc && complete).length,
    )
  await page.goto('/service', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => requested.size).toBeGreaterThan(2)
  const places = await readPlaces()
  photos.release()
  await expect.poll(countLoaded).toBeGreaterThan(2)
  expect(await readPlaces()).toEqual(places)
  const { early, eager } = await page.evaluate(() => {
    const { hiddenAt, shownAt } = window as unknown as { hiddenAt: number; shownAt: number }
    if (!(hiddenAt < shownAt)) throw new Error('The lazy images were never hidden.')
    return {
      early: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/api/photos/') && startTime < shownAt)
        .map(({ name }) => name),
      eager: [...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')].map(
        ({ currentSrc }) => currentSrc,
      ),
    }
  })
  expect(early).toEqual(eager)
})

test('a click before the page is interactive is repeated', async ({ page, context }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/service', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Ingresar' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await expect(page).toHaveURL(/\/idp\//)
})

test('a click on a button whose code is still loading is repeated once', async ({ newDevice }) => {
  // A route does not see what a service worker fetches.
  const page = await newDevice({ serviceWorkers: 'block' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let hasRequested = () => {}
  const requested = new Promise<void>((resolve) => {
    hasRequested = resolve
  })
  // The code of the button alone has this text.
  await page.context().route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('Avisarme de ofertas así')) {
      hasRequested()
      await released
    }
    await route.fulfill({ response, body })
  })
  await page.goto('/service')
  await makeInteractive(page)
  await requested
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/authorize')) requests.push(request.url())
  })
  await page.getByRole('button', { name: 'Avisarme de ofertas así' }).click()
  release()
  await expect(page).toHaveURL(/\/idp\//)
  expect(requests).toHaveLength(1)
})

test(
  'a signed-in user gets the page of a visitor without «Ingresar», then their own, without a layout shift',
  { tag: '@all' },
  async ({ signedIn }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      const page = await signedIn('Bruno', { viewport })
      await blockStream(page)
      const sumShifts = await watchShifts(page)
      let wasOffered = false
      page.on('domcontentloaded', async () => {
        wasOffered ||= await page.getByRole('button', { name: 'Ingresar' }).isVisible()
      })
      for (const path of ['/service', '/professional']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('article').first().getByRole('link').first()).toBeVisible()
        await expect(page.getByRole('link', { name: 'Perfil' }).first()).toBeVisible()
        expect(await sumShifts()).toBeLessThan(0.01)
      }
      expect(wasOffered).toBe(false)
    }
  },
)

test('an address without a page is a 404 that shows the page for it', async ({ page }) => {
  const response = await page.goto('/nada')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
})

/** A server may send ten packets before the first one is acknowledged (RFC 6928). */
const FIRST_ROUND_TRIP_BYTES = 10 * 1460

test(
  'the landing page arrives in the first round trip of a connection',
  { tag: '@all' },
  async ({ startProduct }) => {
    const { url } = await startProduct()
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
    const bytes = await new Promise((resolve, reject) => {
      get(url, { headers }, (response) => {
        const { socket } = response
        response.resume().on('end', () => resolve(socket.bytesRead))
      }).on('error', reject)
    })
    expect(bytes).toBeGreaterThan(5000)
    expect(bytes).toBeLessThan(FIRST_ROUND_TRIP_BYTES)
  },
)
