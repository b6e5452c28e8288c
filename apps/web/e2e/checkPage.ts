import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'

/** A page to visit and what is expected there. */
export interface Visit {
  path: string
  /** The heading of level 1. */
  heading: string | RegExp
  /** The document's title before the product's name; omit it if the title is only the product's name. */
  title?: string
  /** The address after redirects.
   * @default path */
  redirectsTo?: string | RegExp
  /** Text that is visible once the page has loaded its data. */
  shows?: string | RegExp
  /** Runs as soon as the heading is visible. */
  prepare?: (page: Page) => Promise<void>
}

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

/** Returns whether a page scrolls horizontally. */
export const hasHorizontalScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Opens a page and expects its heading, title, address and footer, which the pages in the payment window do not have. */
async function open(page: Page, visit: Visit): Promise<void> {
  const { path, heading, title, redirectsTo = path, shows, prepare } = visit
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await prepare?.(page)
  await expect(page).toHaveURL(redirectsTo)
  await expect(page).toHaveTitle(title ? `${title} · Plomada` : /Plomada/)
  if (shows) await expect(page.getByText(shows).first()).toBeVisible()
  await expect(page.getByText('Cargando...').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(path.startsWith('/stripe/') ? 0 : 1)
}

/**
 * Opens a page and expects no sideways scroll and no axe violation at any size, in both themes. In the dark theme axe
 * checks the colors alone: nothing else depends on the theme.
 */
export async function checkPage(page: Page, visit: Visit): Promise<void> {
  await open(page, visit)
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    expect.soft(await hasHorizontalScroll(page), `${visit.path} scrolls sideways on a ${device}`).toBe(false)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await findViolations(page, { colorsOnly: colorScheme === 'dark' })
      expect.soft(violations, `${visit.path}, ${device}, ${colorScheme}`).toEqual([])
    }
  }
}
