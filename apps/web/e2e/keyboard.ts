import { expect, type Locator, type Page } from './fixtures.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Describes the focused element. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    const name = one?.getAttribute('aria-label') ?? one?.textContent ?? ''
    return `${one?.localName ?? 'nothing'} «${name.trim().slice(0, 40)}»`
  })

/**
 * Presses Tab, or Shift and Tab, until a control has the focus, and expects it in the viewport with a visible focus
 * ring. Throws after `most` stops.
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
    const index = await wanted.evaluateAll((all) => all.findIndex((one) => one === document.activeElement))
    if (index >= 0) {
      const control = wanted.nth(index)
      // The visible part of a radio button is its label.
      const visiblePart = control.locator('xpath=ancestor-or-self::*[self::label or not(ancestor::label)][1]')
      await expect(visiblePart).toBeInViewport()
      expect(await control.evaluate((one) => one.matches(':focus-visible')), `the ring of ${name}`).toBe(true)
      return control
    }
    passed.push(await describeFocus(page))
  }
  throw new Error(`No ${role} ${name} within ${most} stops: ${passed.join(', ')}`)
}
