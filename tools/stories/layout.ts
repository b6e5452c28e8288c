import type { LayoutVariant } from './page/layoutFaults.ts'
import type { StoryPage } from './storyPage.ts'

/** WCAG 2.2, 1.4.12 Text Spacing. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const readers: LayoutVariant[] = [
  { name: '' },
  { name: 'text spacing', css: textSpacing },
  { name: 'right to left', dir: 'rtl' },
  { name: 'longer text', isLonger: true },
]
const largeText: LayoutVariant = { name: 'text 200 %', css: 'html { font-size: 200% !important }' }

/** The windows, and the reader's settings in each of them, in which a story must fit. */
const windows: { width: number; height?: number; variants: LayoutVariant[] }[] = [
  { width: 320, variants: [{ name: '' }] },
  { width: 390, variants: readers },
  { width: 640, height: 450, variants: [{ name: 'zoom 200 %' }] },
  { width: 768, variants: [{ name: '' }] },
  { width: 1280, variants: [...readers, largeText] },
  { width: 1920, variants: [{ name: '' }] },
]

/** Looks at the story in every window and with every setting. */
export async function checkLayouts(story: StoryPage): Promise<string[]> {
  const { page } = story
  const { width: widthBefore, height: heightBefore } = story.size
  const faults: string[] = []
  for (const { width, height = 900, variants } of windows) {
    await story.setSize(width, height)
    faults.push(...(await page.evaluate((all) => window.findLayoutFaults(all), variants)))
  }
  await story.setSize(widthBefore, heightBefore)
  return faults
}
