import { chromium, type Browser } from 'playwright'
import { chromiumArguments, installedChromium } from '../shared/chromium.ts'
import type { Coverage } from './coverage.ts'
import { StoryPage } from './storyPage.ts'

/** Far longer than the slowest story takes on a busy machine. */
const mostMilliseconds = 120_000

/** Starts the Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  const executablePath = installedChromium()
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
}

class Timeout extends Error {}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Timeout(`took longer than ${mostMilliseconds / 1000} s`)),
      mostMilliseconds,
    )
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Works through a queue with several browsers at once, each with one page in which the stories take turns. A page that
 * crashes or hangs is replaced, and its item is reported as failed.
 */
export async function workThrough<Item>(
  queue: Item[],
  { url, workers, coverage }: { url: string; workers: number; coverage?: Coverage | undefined },
  visitItem: (page: StoryPage, item: Item) => Promise<void>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<void> {
  const work = async () => {
    const browser = await launchChromium()
    try {
      let page: StoryPage | undefined
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
        try {
          page ??= await StoryPage.open(browser, url, { hasCoverage: coverage !== undefined })
          await withTimeout(visitItem(page, item))
        } catch (error) {
          onFailure(item, error)
          await page?.close().catch(() => {})
          page = undefined
        }
      }
      if (page && coverage) coverage.add(await withTimeout(page.takeCoverage()))
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}
