import { setRing } from './page/focusStops.ts'
import { decodePhotos, findPictureBox, removeFocus } from './page/picture.ts'
import type { StoryPage, Theme } from './storyPage.ts'

/** PNG pictures of a story by theme. */
export type Pictures = Partial<Record<Theme, Buffer>>

/** Takes pictures of the story without focus rings, which the keyboard check covers. */
export async function takePictures(story: StoryPage, themes: readonly Theme[]): Promise<Pictures> {
  const { page } = story
  await page.evaluate(removeFocus)
  await page.evaluate(decodePhotos)
  await page.evaluate(setRing, false)
  const { clip, isBeyondWindow } = await page.evaluate(findPictureBox)
  const pictures: Pictures = {}
  for (const theme of themes) {
    await story.setTheme(theme)
    pictures[theme] = await story.screenshot(clip, { beyondWindow: isBeyondWindow })
  }
  await page.evaluate(setRing, true)
  return pictures
}
