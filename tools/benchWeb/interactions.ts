import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { installedChromium } from '../shared/chromium.ts'

/** The number of measured rounds, after one that loads lazy code; the demo has 13 pages. */
const ROUNDS = 9
const CPU_THROTTLING = 4
/** How long a page is idle before a round counts as finished, in milliseconds. */
const IDLE_MS = 1200

/**
 * Prepares an interaction and returns the function to measure. That function finds no elements and polls nothing, because
 * the work of the driver would count as work of the page.
 */
type Interaction = (page: Page) => Promise<() => Promise<unknown>>

const next = (page: Page) => page.getByRole('navigation', { name: 'Paginación' }).getByRole('link').last()
const firstCard = (page: Page) => page.locator('main article').first()

/** Runs an action that replaces the cards, and waits for the new cards with a MutationObserver. */
async function actAndWaitForCards(page: Page, act: () => Promise<unknown>): Promise<void> {
  const list = await page.evaluateHandle(() => {
    const getText = () => document.querySelector('main article')?.closest('ul')?.textContent
    const oldText = getText()
    const arrival = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (getText() === undefined || getText() === oldText) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    })
    return { arrival }
  })
  await act()
  await list.evaluate(({ arrival }) => arrival)
  await list.dispose()
}

/** Returns a function that presses Enter on an element, which does not depend on its position as a click does. */
async function createPress(page: Page, locator: Locator): Promise<() => Promise<void>> {
  const element = await locator.elementHandle()
  return async () => {
    await element?.focus()
    await page.keyboard.press('Enter')
  }
}

const openNextPage: Interaction = async (page) => {
  const press = await createPress(page, next(page))
  return () => actAndWaitForCards(page, press)
}

/** Selects all cities after a single city, so that the list gets twenty new cards. */
const chooseCity: Interaction = async (page) => {
  const list = await page.getByRole('combobox', { name: 'Ciudad' }).elementHandle()
  const choose = (city: string) => actAndWaitForCards(page, async () => list?.selectOption(city))
  await choose('Quilmes')
  return () => choose('')
}

/** Opens the list of 41 cities with the keyboard; fails when it does not open. */
const openCities: Interaction = async (page) => {
  const list = await page.getByRole('combobox', { name: 'Ciudad' }).elementHandle()
  await list?.focus()
  await page.keyboard.press('Escape')
  return async () => {
    await page.keyboard.press('Space')
    await page.waitForFunction((element) => element?.matches(':open'), list, { polling: 'raf' })
  }
}

const goals = {
  'another page of 20 cards': { act: openNextPage, goal: 1.5 },
  'open the list of cities': { act: openCities, goal: 2 },
  'choose a city': { act: chooseCity, goal: 1.3 },
} satisfies Record<string, { act: Interaction; goal: number }>

/** Slows the page down; returns a function that reads the processor time of its main thread, in milliseconds. */
async function measureMainThread(
  page: Page,
  metric: 'TaskDuration' | 'ScriptDuration' = 'TaskDuration',
): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  return now
}

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await firstCard(page).waitFor()
  // Until then the code of the product has not started.
  await page.locator('html:not([data-before-code])').waitFor()
  await page.waitForTimeout(2 * IDLE_MS)
}

/** Measures the script of a new page without cached code. */
async function measureScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const now = await measureMainThread(page, 'ScriptDuration')
  await openList(page, url)
  const time = await now()
  await context.close()
  return time
}

/** Opens a page and returns a function that measures one round of the interaction. */
async function prepareRounds(page: Page, url: string, interaction: Interaction) {
  const now = await measureMainThread(page)
  await openList(page, url)
  return async () => {
    // The browser paints less of a covered page.
    await page.bringToFront()
    const act = await interaction(page)
    await page.waitForTimeout(IDLE_MS)
    const start = await now()
    await act()
    await page.waitForTimeout(IDLE_MS)
    return (await now()) - start
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Measures the interactions on both pages in alternating rounds; returns the rows of a table. */
export async function measureInteractions(urls: { baseline: string; product: string }): Promise<string[][]> {
  const browser = await chromium.launch({
    ...(installedChromium() && { executablePath: installedChromium() }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const rows: string[][] = []
  /** Measures both pages in turn and adds the medians, without the first round. */
  const measureRow = async (
    name: string,
    goal: number | null,
    measure: Record<'baseline' | 'product', () => Promise<number>>,
  ) => {
    const rounds: Record<'baseline' | 'product', number>[] = []
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push({ baseline: await measure.baseline(), product: await measure.product() })
    const measured = rounds.slice(1)
    const ratio = median(measured.map(({ baseline, product }) => product / baseline))
    rows.push([
      name,
      `${median(measured.map(({ baseline }) => baseline)).toFixed(0)} ms`,
      `${median(measured.map(({ product }) => product)).toFixed(0)} ms`,
      goal === null ? ratio.toFixed(2) : `${ratio.toFixed(2)}${ratio > goal ? ' ✗' : ''} of ${goal}`,
    ])
  }
  await measureRow('script at load', null, {
    baseline: () => measureScript(browser, urls.baseline),
    product: () => measureScript(browser, urls.product),
  })
  for (const [name, { act, goal }] of Object.entries(goals)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await measureRow(name, goal, {
      baseline: await prepareRounds(await context.newPage(), urls.baseline, act),
      product: await prepareRounds(await context.newPage(), urls.product, act),
    })
    await context.close()
  }
  await browser.close()
  return rows
}
