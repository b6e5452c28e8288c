import type { Browser as PuppeteerBrowser, ElementHandle, Page } from 'puppeteer-core'
import { launch, TimeoutError } from 'puppeteer-core'
import { programs } from './installed.ts'
import type { Action, Browser, Engine, Language, Tab, Target } from './tab.ts'

const preferences = {
  'ui.prefersReducedMotion': 1,
  // Scroll bars take no width from the page, as on phones and in WebKitGTK.
  'ui.useOverlayScrollbars': 1,
}

const launchFirefox = (language: Language): Promise<PuppeteerBrowser> =>
  launch({
    browser: 'firefox',
    executablePath: programs.firefox() ?? '',
    headless: true,
    // The runner stops the browsers itself, after the last request of the product.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    extraPrefsFirefox: {
      ...preferences,
      'intl.accept_languages': `${language}, ${language.slice(0, 2)}`,
    },
    env: { ...process.env, TZ: 'America/Argentina/Buenos_Aires' },
    protocolTimeout: 180_000,
  })

/** Starts Firefox and controls it over WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(): Promise<Engine> {
  // The language is a setting of the whole browser.
  const started = new Map<Language, Promise<PuppeteerBrowser>>()
  const getBrowser = (language: Language) => {
    const browser = started.get(language) ?? launchFirefox(language)
    started.set(language, browser)
    return browser
  }
  const version = await (await getBrowser('es-AR')).version()
  return {
    name: 'firefox',
    version: version.replace('firefox/', 'Firefox '),
    newBrowser: async (language = 'es-AR') => newBrowser(await getBrowser(language)),
    stop: async () => {
      await Promise.all([...started.values()].map(async (browser) => (await browser).close()))
    },
  }
}

async function newBrowser(browser: PuppeteerBrowser): Promise<Browser> {
  const context = await browser.createBrowserContext()
  // Each person gets a window: Firefox paints background tabs as rarely as once a minute, and input waits for that.
  const tab = new FirefoxTab(await context.newPage({ type: 'window' }), [])
  await tab.prepare()
  return { tab, close: () => context.close() }
}

const STARTS = 'plomada-engines: the page starts'
const LEAVES = 'plomada-engines: the page is left'

class FirefoxTab implements Tab {
  readonly #page: Page
  readonly #problems: string[]
  readonly #popups: Page[] = []
  #announcePopup: ((page: Page) => void) | undefined
  #isLeft = false

  constructor(page: Page, problems: string[]) {
    this.#page = page
    this.#problems = problems
    page.on('console', (message) => {
      if (message.type() === 'error') this.#keep(`console.error: ${message.text()}`)
      else if (message.text() === STARTS) this.#isLeft = false
      else if (message.text() === LEAVES) this.#isLeft = true
    })
    page.on('pageerror', (error) => this.#keep(`uncaught: ${String(error)}`))
    page.on('popup', (popup) => {
      if (!popup) return
      if (this.#announcePopup) this.#announcePopup(popup)
      else this.#popups.push(popup)
    })
  }

  /** Adds a script that runs before each page's own. */
  async prepare(): Promise<void> {
    const announce = (starts: string, leaves: string) => {
      // Firefox cancels pending requests on navigation, which are no errors.
      console.debug(starts)
      window.addEventListener('beforeunload', () => console.debug(leaves))
      // BiDi sends an error object as a reference without its message.
      const original = console.error.bind(console)
      const print = (value: unknown) =>
        value instanceof Error ? `${String(value)} ${value.stack ?? ''}` : value
      console.error = (...values: unknown[]) => original(...values.map(print))
    }
    await this.#page.evaluateOnNewDocument(announce, STARTS, LEAVES)
  }

  #keep(problem: string): void {
    if (!this.#isLeft) this.#problems.push(`${problem} (${this.#page.url()})`)
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: 'load' })
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height })
  }

  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#page.evaluate(script as never, ...args) as Promise<Awaited<Result>>
  }

  async inject(source: string): Promise<void> {
    await this.#page.evaluate(source)
  }

  async act(target: Target, action: Action): Promise<boolean> {
    const handle = await this.#page.evaluateHandle((wanted) => window.plomadaEngines.ready(wanted), target)
    const element = handle.asElement() as ElementHandle<HTMLInputElement> | null
    if (!element) return false
    if (action.kind === 'click') return this.#click(element)
    if (action.kind === 'type') await element.type(action.text)
    else await element.uploadFile(action.file)
    return true
  }

  /** Clicks an element. Returns false if it moved between the reading of its place and the press. */
  async #click(element: ElementHandle): Promise<boolean> {
    await element.evaluate((aimed) => window.plomadaEngines.aim(aimed))
    await element.click()
    // A click may replace the page or close its window.
    const isOutside = this.#page.evaluate(() => 'plomadaEngines' in window && window.plomadaEngines.endAim())
    return !(await isOutside.catch(() => false))
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot())
  }

  async popup(): Promise<Tab> {
    const opened = this.#popups.shift()
    if (opened) return new FirefoxTab(opened, this.#problems)
    const { promise, resolve, reject } = Promise.withResolvers<Page>()
    const timer = setTimeout(() => reject(new TimeoutError('no window opened within 180 s')), 180_000)
    this.#announcePopup = resolve
    try {
      return new FirefoxTab(await promise, this.#problems)
    } finally {
      clearTimeout(timer)
      this.#announcePopup = undefined
    }
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#page.setOfflineMode(isOffline)
  }

  async takeProblems(): Promise<string[]> {
    // BiDi delivers events and results in order, so earlier log events arrive before this result.
    await this.#page.evaluate(() => undefined).catch(() => undefined)
    return this.#problems.splice(0)
  }
}
