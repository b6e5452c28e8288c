import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'

/** A page that somebody visits, and what they find there. */
export interface Stop {
  path: string
  /** Its first heading. */
  heading: string | RegExp
  /** What the tab says before the product's name; left out where the product's name is all. */
  title?: string
  /** Where one ends, when that is another address. */
  lands?: string | RegExp
  /** Text that is there once the page has all it shows. */
  shows?: string | RegExp
  /** What one does there before one looks around. */
  first?: (page: Page) => Promise<void>
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Whether a page scrolls sideways. */
export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Opens a page and finds its heading, its title, its address and its foot, which the payment's windows lack. */
async function visit(page: Page, { path, heading, title, lands = path, shows, first }: Stop): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page).toHaveURL(lands)
  await expect(page).toHaveTitle(title ? `${title} · Plomada` : /Plomada/)
  await first?.(page)
  if (shows) await expect(page.getByText(shows).first()).toBeVisible()
  await expect(page.getByText('Cargando...')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(path.startsWith('/stripe/') ? 0 : 1)
}

/**
 * Visits pages one after another, each on a desk and on a phone, by day and by night: without a fault for axe, which by
 * night looks at the colours alone, as nothing else depends on the theme.
 */
export async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) {
    await visit(page, stop)
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const faults = await faultsOf(page, { coloursOnly: colorScheme === 'dark' })
        expect(faults, `${stop.path}, ${size.width} px, ${colorScheme}`).toEqual([])
      }
      expect(await isWide(page), `${stop.path} scrolls sideways at ${size.width} px`).toBe(false)
    }
  }
}
