import type { Page } from '@playwright/test'

/** Moves the pointer, which starts the code of a page, and waits until the page is interactive. */
export async function makeInteractive(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
  })
}
