import { get } from 'node:http'
import { actBeforeCode, expect, test, untilInteractive, type Page } from './fixtures.ts'
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

/** Returns a function that returns the elements that were removed since. */
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
  return () => removed.jsonValue()
}

test('public pages arrive rendered and hydrate without replacing an element or a message in the console, in both themes', async ({
  newDevice,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newDevice({ colorScheme })
    await actBeforeCode(page)
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(String(error)))
    for (const [path, heading] of pages) {
      const document = await page.request.get(path, { headers: { accept: 'text/html' } })
      expect(await document.text()).toContain(`${heading}</h1>`)
      const code = await hold(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const findReplaced = await watchReplaced(page)
      code.release()
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
      expect(await findReplaced()).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    expect(messages).toEqual([])
  }
})

/** Changes a document as browsers' translators, writing assistants and password managers do. */
const changeDocument = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, option, noscript, textarea')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const nodes: Text[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode as Text)
    for (const node of nodes) {
      const font = document.createElement('font')
      node.replaceWith(font)
      font.append(node)
    }
    for (const field of document.querySelectorAll('textarea'))
      field.after(document.createElement('grammarly-extension'))
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('keeper-lock'))
  })

for (const isChanged of [false, true])
  test(`what is typed before the code has loaded stays${isChanged ? ', also when a translator and extensions have changed the document' : ''}`, async ({
    page,
  }) => {
    await actBeforeCode(page)
    const load = async (path: string) => {
      const code = await hold(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      if (isChanged) await changeDocument(page)
      return async () => {
        code.release()
        await untilInteractive(page)
      }
    }
    const startContact = await load('/contact')
    await page.getByLabel('Email').pressSequentially('vera@example.com')
    await page.getByLabel('Mensaje').pressSequentially('¿Hacen techos?')
    await startContact()
    await expect(page.getByLabel('Mensaje')).toBeFocused()
    await page.keyboard.type(' Gracias')
    await page.getByLabel('Nombre').fill('Vera')
    await expect(page.getByLabel('Email')).toHaveValue('vera@example.com')
    await expect(page.getByLabel('Mensaje')).toHaveValue('¿Hacen techos? Gracias')
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled()

    const startList = await load('/service')
    await page.getByRole('combobox', { name: 'Oficio' }).selectOption('Pintura')
    await page.getByRole('combobox', { name: 'Ciudad' }).selectOption('Quilmes')
    await page.getByRole('searchbox').first().pressSequentially('puerta')
    await startList()
    await expect(page).toHaveURL(/tittle=puerta/)
    await expect(page).toHaveURL(/job=\d/)
    await expect(page).toHaveURL(/ciudad=Quilmes/)
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
