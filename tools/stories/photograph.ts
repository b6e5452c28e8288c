import { setRing } from './page/focusStops.ts'
import { decodePhotos, findPictureBox, removeFocus } from './page/picture.ts'
import type { StoryPage, Theme } from './storyPage.ts'

/** PNG pictures of one story by theme. */
export type Pictures = Partial<Record<Theme, Buffer>>

/** A picture larger than this, in square pixels, is taken at half its size. */
const largeArea = 200_000

/** Takes a picture of what the story fills in both themes, without focus rings, which the keyboard check looks at. */
export async function photograph(story: StoryPage, themes: readonly Theme[]): Promise<Pictures> {
  const { page } = story
  await page.evaluate(removeFocus)
  await page.evaluate(decodePhotos)
  await page.evaluate(setRing, false)
  const { clip, isBeyondWindow } = await page.evaluate(findPictureBox)
  const scale = clip.width * clip.height > largeArea ? 0.5 : 1
  const pictures: Pictures = {}
  for (const theme of themes) {
    await story.setTheme(theme)
    pictures[theme] = await story.screenshot(clip, { scale, beyondWindow: isBeyondWindow })
  }
  await page.evaluate(setRing, true)
  return pictures
}
