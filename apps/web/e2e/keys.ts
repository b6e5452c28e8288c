import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** What has the focus, in words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    const name = one?.getAttribute('aria-label') ?? one?.textContent ?? ''
    return `${one?.localName ?? 'nothing'} «${name.trim().slice(0, 40)}»`
  })

/**
 * Presses Tab, or Shift and Tab, until a control has the focus and is seen to have it. What lies further than some
 * stops away cannot be reached, or not by anybody's patience.
 */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  { isBack = false, most = 60 } = {},
): Promise<Locator> {
  const wanted = page.getByRole(role, { name })
  const passed: string[] = []
  while (passed.length < most) {
    await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab')
    const place = await wanted.evaluateAll((all) => all.findIndex((one) => one === document.activeElement))
    if (place >= 0) {
      const control = wanted.nth(place)
      // A radio button is drawn by its label.
      const drawn = control.locator('xpath=ancestor-or-self::*[self::label or not(ancestor::label)][1]')
      await expect(drawn).toBeInViewport()
      expect(await control.evaluate((one) => one.matches(':focus-visible')), `the ring of ${name}`).toBe(true)
      return control
    }
    passed.push(await focused(page))
  }
  throw new Error(`${most} stops and no ${role} ${name}; the way was ${passed.join(', ')}`)
}
