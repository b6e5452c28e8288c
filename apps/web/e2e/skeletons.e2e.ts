import { href, paths } from '@plomada/domain'
import { expect, test } from './fixtures.ts'

test(
  'a page for signed-in users shows its frame before its code starts, and nothing moves when it does (P-147)',
  { tag: '@all' },
  async ({ signedIn }) => {
    for (const [person, path, width] of [
      ['Ana', href(paths.clientProfile, { id: 1 }), 1280],
      ['Ana', paths.account, 390],
      ['Bruno', href(paths.assignments, { id: 2 }), 1280],
      ['Elena', paths.users, 1280],
    ] as const) {
      const page = await signedIn(person, { viewport: { width, height: 844 } })
      const messages: string[] = []
      page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
      page.on('pageerror', (error) => messages.push(String(error)))
      const { promise: isShown, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await isShown
        await route.continue()
      })
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null }[]
          })[])
            shifts.push(
              ...entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 200) ?? ''),
            )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('main[aria-busy]')).toBeVisible()
      await expect(page.getByRole('banner').first()).toBeVisible()
      await expect(page.getByText('hace falta ingresar')).toHaveCount(0)
      release()
      await expect(page.locator('main[aria-busy]')).toHaveCount(0)
      await expect(page.locator('h1').first()).toBeVisible()
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts, path).toEqual([])
      expect(messages, path).toEqual([])
      await page.close()
    }
  },
)
