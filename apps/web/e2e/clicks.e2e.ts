import { expect, test, type Page } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { blockStream } from './stream.ts'

test(
  'a click below an invalid field still works when the error message moves the page',
  { tag: '@all' },
  async ({ signedIn }) => {
    const page = await signedIn('Ana')
    // Tall enough to show the field and the clicked element together, without scrolling.
    await page.setViewportSize({ width: 1280, height: 1800 })
    await page.goto('/create/service')
    const title = page.getByLabel('Título')
    const city = page.getByRole('combobox', { name: /^Ciudad/ })
    await title.fill('x')
    const before = await city.boundingBox()
    await city.click()
    await expect(title).toHaveAccessibleDescription(/Please enter a title/)
    await expect(page.getByRole('listbox', { name: /^Ciudad/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await city.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0)
  },
)

/**
 * Publishes offers that are higher than a window, and returns the address of their list. The offers on a page of the whole
 * list depend on what other tests publish.
 */
async function publishList(baseURL: string | undefined, token: string, uniqueNumber: number) {
  for (const place of ['el patio', 'la cocina', 'el baño', 'el garaje'])
    await publishOffer(baseURL, token, `Pintar ${place} ${uniqueNumber}`)
  return `/service?tittle=${uniqueNumber}`
}

const getScroll = (page: Page) => page.evaluate(() => window.scrollY)

/** Records the text of the link that each click hits, or null for a click beside links. */
const recordClicks = (page: Page) =>
  page.evaluate(() => {
    const clicks: (string | null)[] = Object.assign(globalThis, { clicks: [] }).clicks
    addEventListener(
      'click',
      ({ target }) =>
        clicks.push(target instanceof Element ? (target.closest('a')?.textContent ?? null) : null),
      { capture: true },
    )
  })

test(
  'further clicks on the same place apply once or show the notice once, and open no link that moved there',
  { tag: '@all' },
  async ({ signedIn, baseURL, getToken, uniqueNumber }) => {
    const list = await publishList(baseURL, await getToken('Bruno'), uniqueNumber)
    const carla = await signedIn('Carla')
    const ana = await signedIn('Ana')
    for (const page of [ana, carla]) {
      await blockStream(page)
      await page.clock.install()
    }
    const missing = 'Para postularte, completá tu perfil profesional.'
    let applied = 0
    for (const [page, width, height, notice] of [
      [carla, 390, 844, 'Te has postulado'],
      [carla, 1280, 1000, 'Te has postulado'],
      // Its cards are so narrow that «Postulado» wraps to a second line.
      [carla, 1220, 1000, 'Te has postulado'],
      [ana, 390, 844, missing],
      [ana, 1280, 1000, missing],
    ] as const) {
      await page.setViewportSize({ width, height })
      // The page of a visitor comes first, where the user can still apply to every offer. Requests that are still
      // waiting when the clock jumps fail.
      await page.goto(list, { waitUntil: 'networkidle' })
      await expect(page.getByRole('link', { name: /^Notificaciones/ })).toBeVisible()
      if (applied > 0 && page === carla) {
        const last = page.getByRole('article').nth(applied - 1)
        await expect(last.getByRole('button', { name: 'Postulado' })).toBeDisabled()
      }
      const button = page.getByRole('button', { name: /^Postular a/, disabled: false }).first()
      await expect(button).toBeInViewport({ ratio: 1 })
      // Browsers do not anchor the scroll position at the top of a page.
      expect(await getScroll(page)).toBe(0)
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has gone')
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
      await recordClicks(page)
      // The content moves a second after the notice appears. On a busy machine a test is slower than that.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000))
      await page.mouse.dblclick(...middle)
      await expect(page.getByText(notice)).toBeVisible()
      await page.mouse.click(...middle)
      const clicks = await page.evaluate(() => (globalThis as unknown as { clicks: unknown[] }).clicks)
      expect(clicks, `the links under the clicks, ${width} px wide`).toEqual([null, null, null])
      await expect(page.getByText(notice)).toHaveCount(1)
      await expect(page).toHaveURL(`${baseURL}${list}`)
      await page.clock.resume()
      await expect.poll(() => getScroll(page)).toBe(0)
      if (page === carla) applied++
    }
  },
)

for (const width of [390, 1280])
  test(
    `a notice at the top of a page ${width} px wide covers no text of it and causes no layout shift; the focus stays on the button`,
    { tag: width === 390 ? [] : '@all' },
    async ({ signedIn, baseURL, getToken, uniqueNumber }) => {
      const list = await publishList(baseURL, await getToken('Ana'), uniqueNumber)
      const page = await signedIn('Bruno')
      await blockStream(page)
      await page.setViewportSize({ width, height: 900 })
      // Later, the responses for the user would replace those of a visitor.
      await page.goto(list, { waitUntil: 'networkidle' })
      await expect(page.getByRole('link', { name: /^Notificaciones/ })).toBeVisible()
      const button = page.getByRole('button', { name: /^Postular a/, disabled: false }).first()
      await expect(button).toBeVisible()
      await page.evaluate(() => {
        const shifts: number[] = Object.assign(globalThis, { shifts: [] }).shifts
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
            // Buttons grow for «Postulado»: the pressed one, and those of earlier applications.
            if (sources.some(({ node }) => !(node instanceof HTMLButtonElement))) shifts.push(value)
          }
        }).observe({ type: 'layout-shift' })
      })
      await button.press('Enter')
      const notice = page.getByText('Te has postulado')
      await expect(notice).toBeVisible()
      const heading = page.getByRole('heading', { level: 1 })
      const isCovered = async () => {
        const [above, below] = await Promise.all([notice.boundingBox(), heading.boundingBox()])
        return (above?.y ?? 0) + (above?.height ?? 0) > (below?.y ?? 0)
      }
      await expect.poll(isCovered).toBe(false)
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(page.locator(':focus')).toHaveText('Postulado')
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
    },
  )
