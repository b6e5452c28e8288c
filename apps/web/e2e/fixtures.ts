// oxlint-disable no-empty-pattern -- Playwright requires the pattern, even in a fixture that uses no other one.
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { signInAs, type DemoPerson } from './people.ts'
import { Product } from './product.ts'
import { readSharedProducts } from './shared.ts'

export { expect, type Locator, type Page } from '@playwright/test'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>
interface Session {
  state: StorageState
  /** When the person signed in, in milliseconds. */
  at: number
}

export interface Fixtures {
  /** Opens a page in a new browser context, as on another device. */
  newDevice: (options?: BrowserContextOptions) => Promise<Page>
  /** Opens a blank page on a device where a demo user is signed in. */
  signedIn: (name: DemoPerson, options?: BrowserContextOptions) => Promise<Page>
  /** Returns the access token of a demo user, for requests without a browser. */
  getToken: (name: DemoPerson) => Promise<string>
  /** Starts a product for this test alone on a copy of the demo data, for tests that kill it or need other settings. */
  startProduct: (settings?: Record<string, string>) => Promise<Product>
  /** Makes names unique on a product that other tests use too. */
  uniqueNumber: number
}

/** Less than the ten minutes of an access token. */
const SESSION_LIFE = 5 * 60_000

/** Signs in once per product and user and stores the session in the product's data folder for other workers. */
async function loadSession(
  browser: Browser,
  { url, folder }: { url: string; folder: string },
  name: DemoPerson,
): Promise<StorageState> {
  const file = path.join(folder, `session-${name}.json`)
  if (existsSync(file)) {
    const session = JSON.parse(readFileSync(file, 'utf8')) as Session
    if (Date.now() - session.at < SESSION_LIFE) return session.state
  }
  const context = await browser.newContext({ baseURL: url })
  await signInAs(await waitForCode(await context.newPage()), name)
  const session: Session = { state: await context.storageState(), at: Date.now() }
  await context.close()
  writeFileSync(file, JSON.stringify(session))
  return session.state
}

const findInactive = (page: Page) => page.locator('html[data-before-code]')

/** Waits until the code of the page has started. */
export const untilInteractive = (page: Page): Promise<void> => expect(findInactive(page)).toHaveCount(0)

/** Lets clicks and input of tests wait until the code of the page has started. */
async function waitForCode(page: Page): Promise<Page> {
  // Before each action Playwright waits until this element is gone.
  await page.addLocatorHandler(findInactive(page), async () => {})
  return page
}

/** Lets clicks and input of tests come before the code of the page has started. */
export const actBeforeCode = (page: Page): Promise<void> => page.removeLocatorHandler(findInactive(page))

interface Internals {
  /** The product of this worker. */
  shared: { url: string; folder: string }
}

export const test = base.extend<Fixtures & Internals>({
  shared: async ({}, provide, { parallelIndex }) => {
    const product = readSharedProducts().products[parallelIndex]
    if (!product) throw new Error(`No product runs for worker ${parallelIndex}.`)
    await provide(product)
  },
  baseURL: ({ shared }, provide) => provide(shared.url),
  page: async ({ page }, provide) => provide(await waitForCode(page)),
  newDevice: async ({ browser, baseURL }, provide) => {
    const opened: Page[] = []
    await provide(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options })
      const page = await waitForCode(await context.newPage())
      context.on('page', (another) => void waitForCode(another))
      opened.push(page)
      return page
    })
    // Open pages would send requests during the next test.
    await Promise.all(opened.map((page) => page.context().close()))
  },
  signedIn: ({ browser, newDevice, shared }, provide) =>
    provide(async (name, options) =>
      newDevice({ storageState: await loadSession(browser, shared, name), ...options }),
    ),
  getToken: ({ browser, shared }, provide) =>
    provide(async (name) => {
      const { origins } = await loadSession(browser, shared, name)
      const stored = origins
        .flatMap(({ localStorage }) => localStorage)
        .find((one) => one.name === 'userStorage')
      return (JSON.parse(stored?.value ?? '{}') as { token: string }).token
    }),
  startProduct: async ({}, provide) => {
    const started: Product[] = []
    await provide(async (settings) => {
      const product = await Product.prepare({ data: readSharedProducts().data })
      started.push(product)
      await product.start(settings)
      return product
    })
    await Promise.all(started.map((product) => product.stop()))
  },
  uniqueNumber: ({}, provide) => provide(randomInt(100_000, 1_000_000)),
})
