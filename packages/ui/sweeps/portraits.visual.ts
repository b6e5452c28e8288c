/** Every story, photographed in both themes and compared with its picture in `packages/ui/baselines`. */
import { expect } from '@playwright/test'
import { compare, halved, isComparable, keep, writeManifest } from './baselines.ts'
import { decodedPhotos, portraitBox, showSpecimen, specimenBox } from './portrait.ts'
import { type Stage, test as withStage } from './stage.ts'
import { allStories } from './stories.ts'

const isUpdate = process.env['VISUAL'] === 'update'
const stories = allStories()
const specimen = 'specimen'

/** Letters in our font and in those of the machine: where they look different, so does everything else. */
async function photographSpecimen({ page }: Stage) {
  await page.evaluate(showSpecimen)
  return page.screenshot({ clip: specimenBox })
}

/** Once per worker: true when pictures of this machine can be compared, or why they cannot. */
const test = withStage.extend<object, { verdict: true | string }>({
  verdict: [
    async ({ browser, stage }, use) => {
      await stage.show(stories[0]?.id ?? '')
      const shot = await photographSpecimen(stage)
      stage.leave()
      if (isUpdate) {
        writeManifest(browser.version())
        await keep(specimen, shot)
        return use(true)
      }
      const verdict = isComparable(browser.version())
      if (verdict !== true) return use(verdict)
      const isSame = (await compare(specimen, shot)).length === 0
      return use(
        isSame || 'This machine has other fonts or draws letters differently: pictures would differ.',
      )
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name, tags } of stories) {
  test(`${title}: ${name} [${id}] looks as it did`, async ({ stage, verdict }) => {
    const { page } = stage
    test.skip(verdict !== true, String(verdict))
    await page.clock.setFixedTime('2026-11-20T12:00:00-03:00')
    const { skip } = await stage.show(id)
    test.skip(skip['visual'] !== undefined, skip['visual'])
    await page.evaluate(decodedPhotos)
    const faults: string[] = []
    for (const theme of ['light', 'dark'] as const) {
      await stage.setTheme(theme)
      const { clip, isWhole } = await page.evaluate(portraitBox)
      const whole = await page.screenshot({ clip, fullPage: isWhole, animations: 'disabled', caret: 'hide' })
      // What a screen is made of has pictures in full size of its own.
      const shot = tags.includes('screen') ? await halved(whole) : whole
      if (isUpdate) await keep(`${id}.${theme}`, shot)
      else faults.push(...(await compare(`${id}.${theme}`, shot)))
    }
    expect(faults, `${id} looks different`).toEqual([])
  })
}
