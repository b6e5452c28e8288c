import { chromium, type Page } from 'playwright'
import { installedChromium } from '../chromium.ts'

/** What each turn costs and how often it is measured; the first turn only fetches what comes on demand. */
const TURNS = 5
const SLOWDOWN = 4
/** How long a page must have nothing to do before a turn counts as over, in milliseconds. */
const QUIET = 400

/** One thing that people do, on either page: whatever must come first, and what is measured. */
interface Interaction {
  before: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const next = (page: Page) => page.getByRole('navigation', { name: 'Paginación' }).getByRole('link').last()
const firstCard = (page: Page) => page.locator('main ul > li').first()

/** Does something that replaces the cards, and waits until others are there. */
async function replacing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await firstCard(page).innerText()
  await act()
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('main ul > li')?.innerText !== text,
    before,
  )
}

const nothing = () => Promise.resolve()
const choose = async (page: Page, city: string) => {
  await page.getByRole('combobox', { name: 'Ciudad' }).click()
  await page.getByRole('option', { name: city, exact: true }).click()
}
const turnPage: Interaction = { before: nothing, act: (page) => replacing(page, () => next(page).click()) }

const goals = {
  'another page of 20 cards': { bare: turnPage, ours: turnPage, goal: 1.3 },
  'open the cities and choose one': {
    bare: {
      before: (page) => replacing(page, () => page.getByLabel('Ciudad').selectOption('Quilmes')),
      act: (page) => replacing(page, () => page.getByLabel('Ciudad').selectOption('')),
    },
    ours: {
      before: (page) => replacing(page, () => choose(page, 'Quilmes')),
      // All cities: twenty cards again.
      act: (page) => replacing(page, () => choose(page, 'Todas')),
    },
    goal: 2,
  },
} satisfies Record<string, { bare: Interaction; ours: Interaction; goal: number }>

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
async function prepared(page: Page, url: string, { before, act }: Interaction) {
  const now = await busySince(page)
  await page.goto(url)
  await firstCard(page).waitFor()
  return async () => {
    await before(page)
    await page.waitForTimeout(QUIET)
    const start = await now()
    await act(page)
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
  for (const [name, { bare, ours, goal }] of Object.entries(goals)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const turns = {
      bare: await prepared(await context.newPage(), urls.bare, bare),
      ours: await prepared(await context.newPage(), urls.ours, ours),
    }
    const costs: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
    for (let turn = 0; turn <= TURNS; turn += 1)
      for (const side of ['bare', 'ours'] as const) {
        const cost = await turns[side]()
        if (turn > 0) costs[side].push(cost)
      }
    const [floor, own] = [median(costs.bare), median(costs.ours)]
    const times = own / floor
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
