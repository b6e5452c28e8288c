import type { LayoutVariant } from './page/layoutFaults.ts'
import type { StoryPage } from './storyPage.ts'

/** WCAG 2.2, 1.4.12 Text Spacing. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const plain: LayoutVariant = { name: '' }
const spacedText: LayoutVariant = { name: 'text spacing', css: textSpacing }
const rightToLeft: LayoutVariant = { name: 'right to left', dir: 'rtl' }
const longerText: LayoutVariant = { name: 'longer text', isLonger: true }
const largeText: LayoutVariant = { name: 'text 200 %', css: 'html { font-size: 200% !important }' }

interface Window {
  width: number
  height?: number
  variants: LayoutVariant[]
}

const narrow: Window[] = [
  { width: 320, variants: [plain] },
  { width: 390, variants: [plain, spacedText, rightToLeft, longerText] },
  { width: 640, height: 450, variants: [{ name: 'zoom 200 %' }] },
]

/** The windows, and the reader's settings in each of them, in which a story must fit. */
const windows: Window[] = [...narrow, { width: 1280, variants: [plain, rightToLeft, largeText] }]

/** The same for what takes the whole width of the window and arranges its parts by it. */
const pageWindows: Window[] = [
  ...narrow,
  { width: 768, variants: [plain] },
  { width: 1280, variants: [plain, spacedText, rightToLeft, longerText, largeText] },
  { width: 1920, variants: [plain] },
]

/** Looks at the story in every window and with every setting. */
export async function checkLayouts(
  story: StoryPage,
  { isFullscreen }: { isFullscreen: boolean },
): Promise<string[]> {
  const { page } = story
  const { width: widthBefore, height: heightBefore } = story.size
  const faults: string[] = []
  for (const { width, height = 900, variants } of isFullscreen ? pageWindows : windows) {
    await story.setSize(width, height)
    faults.push(...(await page.evaluate((all) => window.findLayoutFaults(all), variants)))
  }
  await story.setSize(widthBefore, heightBefore)
  return faults
}
