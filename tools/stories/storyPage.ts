import type { Browser, CDPSession, Page } from 'playwright'
import type { ScriptCoverage } from './coveredLines.ts'
import { installLayoutCheck } from './page/layoutFaults.ts'
import { installProbe, type RenderedStory, type StorySettings } from './page/probe.ts'
import { pixelsOf, type Pixels } from './pixels.ts'

/** A rectangle, in CSS pixels of the document. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Theme = 'light' | 'dark'

/** Storybook pauses animations instead of waiting for them when the user agent names its test runner. */
const userAgentSuffix = 'StorybookTestRunner'

/** A page in which stories take turns: switching the story is ten times faster than loading the page. */
export class StoryPage {
  readonly page: Page
  readonly #session: CDPSession
  #size = { width: 0, height: 0 }

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
  }

  /** Opens the page of the static Storybook without showing a story; measures its coverage on request. */
  static async open(browser: Browser, url: string, { hasCoverage = false } = {}): Promise<StoryPage> {
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
    await page.addInitScript(installLayoutCheck)
    await opened.emulate({})
    if (hasCoverage) {
      // Without counts, V8 stops to measure a function once its code has run, and optimizes it as usual.
      await opened.#session.send('Profiler.enable')
      await opened.#session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
    }
    await page.goto(`${url}/iframe.html?viewMode=story&id=none--none`)
    await page.waitForFunction(() => Boolean(window['__STORYBOOK_PREVIEW__']?.storyStoreValue))
    // Storybook hides a story while it prepares the next one; hidden, a story can neither focus nor measure itself.
    await page.addStyleTag({
      content: '#storybook-root { display: block !important } * { caret-color: transparent !important }',
    })
    await page.evaluate(() => {
      // What `show` presses: a press on the story before could focus something, and no later ring would be visible.
      const corner = document.createElement('div')
      corner.style.cssText =
        'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; z-index: 2147483647'
      document.body.append(corner)
    })
    return opened
  }

  /** Sets what the device asks for: less motion always, and forced colors on request. */
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

  /** Renders and plays a story in a window of the size it asks for. */
  async show(id: string, { width, height }: StorySettings): Promise<RenderedStory> {
    await this.setSize(width, height)
    // Focus rings depend on the last input: without this, on the keys that the story before was checked with.
    const event = { x: 0, y: 0, button: 'left' as const, clickCount: 1 }
    await Promise.all([
      this.#session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event }),
      this.#session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event }),
    ])
    return this.page.evaluate((storyId) => window.probe.show(storyId), id)
  }

  setTheme(theme: Theme): Promise<void> {
    return this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
  }

  /** Presses and releases a key, and waits until the page has handled both. */
  async press(key: 'Tab' | 'Escape'): Promise<void> {
    const code = { Tab: 9, Escape: 27 }[key]
    const event = { key, code: key, windowsVirtualKeyCode: code }
    await Promise.all([
      this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event }),
      this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ])
  }

  /** Returns a PNG of a part of the document. */
  async screenshot(box: Box, { scale = 1, beyondWindow = false } = {}): Promise<Buffer> {
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: beyondWindow,
      clip: { ...box, scale },
    })
    return Buffer.from(data, 'base64')
  }

  /** Returns the pixels of a part of the document. */
  async pixels(box: Box): Promise<Pixels> {
    return pixelsOf(await this.screenshot(box))
  }

  /** Returns which code of the Storybook the page has executed since it was opened. */
  async takeCoverage(): Promise<ScriptCoverage[]> {
    const { result } = await this.#session.send('Profiler.takePreciseCoverage')
    const { origin } = new URL(this.page.url())
    return result.filter(({ url }) => url.startsWith(`${origin}/assets/`))
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
