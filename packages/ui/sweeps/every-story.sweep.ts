import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { lostStates } from './colours.ts'
import { walk } from './keyboard.ts'
import { tryLayouts } from './layout.ts'
import { movingThings } from './motion.ts'
import { jumps, slowPage } from './shift.ts'
import { test as withStage } from './stage.ts'
import { allStories, withFewScreens } from './stories.ts'
import type { Tally } from './report.ts'

const test = withStage.extend<object, { slow: Page }>({
  slow: [
    async ({ browser }, use) => {
      const page = await slowPage(browser)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

const stories = withFewScreens(allStories())
const firstOfEach = new Set(new Map(stories.toReversed().map(({ title, id }) => [title, id])).values())

for (const { id, title, name } of stories) {
  test(`${title}: ${name} [${id}]`, async ({ stage, slow }) => {
    const tally: Tally = { id, stops: 0, seconds: {}, faults: {} }
    const { skip, faults } = await stage.show(id)
    const sweep = async (kind: string, look: () => Promise<string[]>) => {
      if (skip[kind]) return
      const start = performance.now()
      tally.faults[kind] = await look()
      tally.seconds[kind] = (performance.now() - start) / 1000
    }
    if (faults.length > 0) tally.faults['play'] = faults
    await sweep('motion', () => movingThings(stage.page))
    await sweep('colours', () => lostStates(stage))
    await sweep('layout', () => tryLayouts(stage.page))
    await sweep('keyboard', async () => {
      const { stops, faults: found } = await walk(stage)
      tally.stops = stops
      return found
    })
    const hasPhoto = await stage.page.evaluate(() => document.querySelector('#storybook-root img') !== null)
    if (hasPhoto || firstOfEach.has(id)) {
      const size = stage.page.viewportSize() ?? { width: 1280, height: 900 }
      await sweep('shift', () => jumps(slow, id, size))
    }
    test.info().annotations.push({ type: 'tally', description: JSON.stringify(tally) })
    const all = Object.entries(tally.faults).flatMap(([kind, texts]) =>
      texts.map((text) => `${kind}, ${text}`),
    )
    expect(all, `${id} has faults`).toEqual([])
  })
}
