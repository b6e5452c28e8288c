import { setRing } from './page/focusStops.ts'
import { decodePhotos, findPictureBox, removeFocus, scrollToEvenPixels } from './page/picture.ts'
import type { StoryPage, Theme } from './storyPage.ts'

/** PNG pictures of a story by theme. */
export type Pictures = Partial<Record<Theme, Buffer>>

/** Pictures with a larger area, in square pixels, are taken at half size. */
const largeArea = 200_000

/** Takes pictures of the story without focus rings, which the keyboard check covers. */
export async function takePictures(story: StoryPage, themes: readonly Theme[]): Promise<Pictures> {
  const { page } = story
  await page.evaluate(removeFocus)
  await page.evaluate(decodePhotos)
  await page.evaluate(setRing, false)
  const { clip, isBeyondWindow } = await page.evaluate(findPictureBox)
  const scale = clip.width * clip.height > largeArea ? 0.5 : 1
  if (scale < 1) await page.evaluate(scrollToEvenPixels)
  const pictures: Pictures = {}
  for (const theme of themes) {
    await story.setTheme(theme)
    pictures[theme] = await story.screenshot(clip, { scale, beyondWindow: isBeyondWindow })
  }
  await page.evaluate(setRing, true)
  return pictures
}
