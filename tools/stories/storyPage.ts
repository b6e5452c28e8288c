import type { Browser, CDPSession, Page } from 'playwright'
import type { Box } from './box.ts'
import { installDescription } from './page/describePage.ts'
import { installLayoutCheck } from './page/layoutProblems.ts'
import { installOrderCheck } from './page/styleOrder.ts'
import { installProbe, type RenderedStory, type StorySettings } from './page/probe.ts'
import { decodePng, type Pixels } from './pixels.ts'

export type Theme = 'light' | 'dark'

/** With this user agent Storybook pauses animations instead of waiting for them. */
const userAgentSuffix = 'StorybookTestRunner'

/** A page that shows one story after the other, which is ten times faster than loading a page for each. */
export class StoryPage {
  readonly page: Page
  readonly #session: CDPSession
  #size = { width: 0, height: 0 }

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
  }

  /** Opens the static Storybook without a story. */
  static async open(browser: Browser, url: string): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${browser.version()} ${userAgentSuffix}`,
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    const opened = new StoryPage(page, await context.newCDPSession(page))
    await page.clock.setFixedTime('2026-11-20T12:00:00-03:00')
    await page.addInitScript(installProbe)
    await page.addInitScript(installDescription)
    await page.addInitScript(installLayoutCheck)
    await page.addInitScript(installOrderCheck)
    await opened.emulate({})
    await page.goto(`${url}/iframe.html?viewMode=story&id=none--none`)
    await page.waitForFunction(() => Boolean(window['__STORYBOOK_PREVIEW__']?.storyStoreValue))
    // Storybook's placeholders are most of the elements of a small story, and axe reads every element.
    await page.evaluate(() =>
      document
        .querySelectorAll('.sb-preparing-docs, .sb-preparing-story, .sb-nopreview')
        .forEach((one) => one.remove()),
    )
    // Storybook hides a story while it prepares the next one; a hidden story can neither focus nor measure elements.
    await page.addStyleTag({
      content: `#storybook-root { display: block !important }
        * { caret-color: transparent !important }
        .ignores-pointer * { pointer-events: none !important }`,
    })
    return opened
  }

  /** Emulates reduced motion, and forced colors on request. */
  async emulate({ forcedColors = false }: { forcedColors?: boolean }): Promise<void> {
    await this.#session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: 'light' },
        { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
      ],
    })
  }

  get size(): { width: number; height: number } {
    return this.#size
  }

  async setSize(width: number, height: number): Promise<void> {
    if (this.#size.width === width && this.#size.height === height) return
    this.#size = { width, height }
    await this.#session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    })
  }

  /** Loads a story without showing it. */
  load(id: string): Promise<StorySettings> {
    return this.page.evaluate((storyId) => window.probe.load(storyId), id)
  }

  /** Renders and plays a story in its window size. */
  async show(id: string, { width, height }: StorySettings): Promise<RenderedStory> {
    await this.setSize(width, height)
    // Focus rings depend on the last input, which would be a key of the previous story. A click that focuses an element of
    // that story, such as one in a modal dialog, would hide later rings.
    await this.page.evaluate(() => document.documentElement.classList.add('ignores-pointer'))
    const event = { x: 0, y: 0, button: 'left' as const, clickCount: 1 }
    await Promise.all([
      this.#session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event }),
      this.#session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event }),
    ])
    return this.page.evaluate((storyId) => {
      document.documentElement.classList.remove('ignores-pointer')
      return window.probe.show(storyId)
    }, id)
  }

  setTheme(theme: Theme): Promise<void> {
    return this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
  }

  /** Presses and releases a key, and waits for the page to handle both. */
  async press(key: 'Tab' | 'Escape'): Promise<void> {
    const code = { Tab: 9, Escape: 27 }[key]
    const event = { key, code: key, windowsVirtualKeyCode: code }
    await Promise.all([
      this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event }),
      this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ])
  }

  /** Returns a PNG of a part of the document. */
  async screenshot(box: Box, { beyondWindow = false } = {}): Promise<Buffer> {
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: beyondWindow,
      clip: { ...box, scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }

  /** Returns the pixels of a part of the document. */
  async pixels(box: Box): Promise<Pixels> {
    return decodePng(await this.screenshot(box))
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
