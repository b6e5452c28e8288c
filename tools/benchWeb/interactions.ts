import { chromium, type Locator, type Page } from 'playwright'
import { installedChromium } from '../shared/chromium.ts'

/** How often each turn is measured, after a first one that only fetches what comes on demand: the demo has 13 pages. */
const TURNS = 9
const SLOWDOWN = 4
/** How long a page must have nothing to do before a turn counts as over, in milliseconds. */
const QUIET = 1200

/**
 * One thing that people do, the same on either page: does whatever must come first and gives back what is measured.
 * The driver looks for elements beforehand and waits for what the page itself tells: its own work would count as the
 * page's.
 */
type Interaction = (page: Page) => Promise<() => Promise<unknown>>

const next = (page: Page) => page.getByRole('navigation', { name: 'Paginación' }).getByRole('link').last()
const firstCard = (page: Page) => page.locator('main article').first()

/** Does something that replaces the cards, and waits until others are there: the page is asked after each change. */
async function replacing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const list = await page.evaluateHandle(() => {
    const words = () => document.querySelector('main article')?.closest('ul')?.textContent
    const old = words()
    const arrival = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (words() === undefined || words() === old) return
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

/** Gives back a press of Enter on something: a place to click at would move with the page. */
async function pressOf(page: Page, what: Locator): Promise<() => Promise<void>> {
  const element = await what.elementHandle()
  return async () => {
    await element?.focus()
    await page.keyboard.press('Enter')
  }
}

const turnPage: Interaction = async (page) => {
  const press = await pressOf(page, next(page))
  return () => replacing(page, press)
}

/** All cities again, after one alone: twenty cards that were not there. The list itself is drawn by the browser. */
const chooseCity: Interaction = async (page) => {
  const list = await page.getByRole('combobox', { name: 'Ciudad' }).elementHandle()
  const choose = (city: string) => replacing(page, async () => list?.selectOption(city))
  await choose('Quilmes')
  return () => choose('')
}

/** Opens the list of 41 cities with the keyboard, once it is closed: a press that opened nothing fails the measurement. */
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
  'another page of 20 cards': { act: turnPage, goal: 1.3 },
  'open the list of cities': { act: openCities, goal: 2 },
  'choose a city': { act: chooseCity, goal: 1.3 },
} satisfies Record<string, { act: Interaction; goal: number }>

/** Processor time of the page's main thread so far, in milliseconds: other work of the machine does not count. */
async function busySince(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return now
}

/** Opens a page for an interaction; each call of what comes back takes one turn and tells what it cost. */
async function prepared(page: Page, url: string, interaction: Interaction) {
  const now = await busySince(page)
  await page.goto(url)
  await firstCard(page).waitFor()
  return async () => {
    // The browser draws less of a page that another one covers.
    await page.bringToFront()
    const act = await interaction(page)
    await page.waitForTimeout(QUIET)
    const start = await now()
    await act()
    await page.waitForTimeout(QUIET)
    return (await now()) - start
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Lines of a table: what each interaction costs on the bare page and on ours, in turns of both. */
export async function measureInteractions(urls: { bare: string; ours: string }): Promise<string[][]> {
  const browser = await chromium.launch({
    ...(installedChromium() && { executablePath: installedChromium() }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const lines: string[][] = []
  for (const [name, { act, goal }] of Object.entries(goals)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const turns = {
      bare: await prepared(await context.newPage(), urls.bare, act),
      ours: await prepared(await context.newPage(), urls.ours, act),
    }
    const costs: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
    for (let turn = 0; turn <= TURNS; turn += 1)
      for (const side of ['bare', 'ours'] as const) {
        const cost = await turns[side]()
        if (turn > 0) costs[side].push(cost)
      }
    const [floor, own] = [median(costs.bare), median(costs.ours)]
    // Turn by turn, as the machine is faster at one moment than at another.
    const times = median(costs.ours.map((cost, turn) => cost / (costs.bare[turn] ?? Number.NaN)))
    lines.push([
      name,
      `${floor.toFixed(0)} ms`,
      `${own.toFixed(0)} ms`,
      `${times.toFixed(2)}${times > goal ? ' ✗' : ''} of ${goal}`,
    ])
    await context.close()
  }
  await browser.close()
  return lines
}
