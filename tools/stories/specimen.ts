import type { Browser } from 'playwright'
import { readManifest, readSheet, reduceColors, writeSheet } from './pictureFiles.ts'
import { removeSpecimen, showSpecimen, specimenBox } from './page/picture.ts'
import { StoryPage } from './storyPage.ts'

const major = (version: string) => version.split('.')[0] ?? ''

/**
 * Compares a specimen, a picture of sample text, with the accepted one. Returns true if pictures of this machine are
 * comparable, otherwise the reason: other versions of Chromium and other fonts render other pixels.
 */
export async function checkSpecimen(
  browser: Browser,
  url: string,
  { isUpdate }: { isUpdate: boolean },
): Promise<true | string> {
  const story = await StoryPage.open(browser, url)
  await story.setSize(1280, 900)
  await story.page.evaluate(showSpecimen)
  await story.page.evaluate(() => document.fonts.ready.then(() => undefined))
  const specimen = reduceColors(await story.pixels(specimenBox))
  await story.page.evaluate(removeSpecimen)
  await story.close()
  if (isUpdate) {
    await writeSheet('specimen', specimen)
    return true
  }
  const manifest = readManifest()
  if (!manifest) return 'There are no pictures yet: pnpm stories --checks=pictures --update takes them.'
  const [accepted, here] = [major(manifest.chromium), major(browser.version())]
  if (accepted !== here) return `They were taken by Chromium ${accepted}; this is Chromium ${here}.`
  if (manifest.platform !== process.platform) return `They were taken on ${manifest.platform}.`
  const isSame = Buffer.compare((await readSheet('specimen')).data, specimen.data) === 0
  return isSame || 'This machine has other fonts or renders text differently.'
}
