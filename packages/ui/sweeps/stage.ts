import type { CDPSession, Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import { isDone, listen, load, select } from './inPage.ts'
import { pixelsOf, type Pixels } from './pixels.ts'

/** A rectangle, in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Theme = 'light' | 'dark'
/** What a story showed: the names of the sweeps that it is left out of, with the reason, and what went wrong. */
export interface Shown {
  skip: Record<string, string>
  faults: string[]
}

/** One page per worker in which stories take turns: switching is ten times faster than loading a page. */
export class Stage {
  readonly page: Page
  #session: CDPSession | undefined
  #isOpen = false

  constructor(page: Page) {
    this.page = page
  }

  async #open(id: string): Promise<void> {
    // Any story opens the page; a story is only shown by switching to it, so that its window has the right size.
    await this.page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=${id}--none`)
    await this.page.waitForFunction(() => Boolean(window['__STORYBOOK_PREVIEW__']?.storyStoreValue))
    // Storybook hides a story while it prepares the next one; hidden, a story can neither focus nor measure itself.
    await this.page.addStyleTag({ content: '#storybook-root { display: block !important }' })
    this.#isOpen = true
  }

  /** Loads the page anew for the next story; a story that is on screen already would not be drawn again. */
  leave(): void {
    this.#isOpen = false
  }

  /** Draws a story, lets it play, and waits until fonts are there. */
  async show(id: string): Promise<Shown> {
    const { page } = this
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
    if (!this.#isOpen) await this.#open(id)
    const { skip, ...size } = await page.evaluate(load, id)
    await page.setViewportSize(size)
    await page.evaluate(select, id)
    await page.waitForFunction(isDone, id, { polling: 15, timeout: 30_000 })
    const faults = await page.evaluate(async () => {
      await document.fonts.ready
      return [...window.probe.faults]
    })
    return { skip, faults: faults.map((text) => `does not play: ${text}`) }
  }

  setTheme(theme: Theme): Promise<void> {
    return this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
  }

  /** The pixels of a part of the document as they are now. */
  async photograph(box: Box): Promise<Pixels> {
    this.#session ??= await this.page.context().newCDPSession(this.page)
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: false,
      clip: { ...box, scale: 1 },
    })
    return pixelsOf(Buffer.from(data, 'base64'))
  }
}

/** Playwright's `test` with the stage of this worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, worker) => {
      const context = await browser.newContext(worker.project.use)
      const page = await context.newPage()
      await page.addInitScript(listen)
      await use(new Stage(page))
      await context.close()
    },
    { scope: 'worker' },
  ],
})
