import { launchChromium } from '../shared/chromium.ts'
import { StoryPage } from './storyPage.ts'

/** Much longer than the slowest story takes on a busy machine. */
const TIMEOUT_MS = 1_800_000

class Timeout extends Error {}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Timeout(`took longer than ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Processes a queue in several browsers, each with one page that shows the stories in turn. Replaces a page that crashes
 * or hangs, and reports its item as failed.
 */
export async function visitAll<Item>(
  queue: Item[],
  { url, workers }: { url: string; workers: number },
  visitItem: (page: StoryPage, item: Item) => Promise<void>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<void> {
  const work = async () => {
    const browser = await launchChromium()
    try {
      let page: StoryPage | undefined
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
        try {
          page ??= await StoryPage.open(browser, url)
          await withTimeout(visitItem(page, item))
        } catch (error) {
          onFailure(item, error)
          await page?.close().catch(() => {})
          page = undefined
        }
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}
