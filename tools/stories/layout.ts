import type { LayoutVariant } from './page/layoutProblems.ts'
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

/** The window sizes and user settings in which a story must fit. */
const windows: Window[] = [...narrow, { width: 1280, variants: [plain, rightToLeft, largeText] }]

/** The same for stories of the whole width. */
const pageWindows: Window[] = [
  ...narrow,
  { width: 768, variants: [plain] },
  { width: 1280, variants: [plain, spacedText, rightToLeft, longerText, largeText] },
  { width: 1920, variants: [plain] },
]

/** The same for the further stories of a component: the sizes and settings that find nearly every fault of layout. */
const fewWindows: Window[] = [
  { width: 320, variants: [plain, longerText] },
  { width: 1280, variants: [rightToLeft, largeText] },
]

/** Checks the layout in every window size with every setting, or in a few of them. */
export async function checkLayouts(
  story: StoryPage,
  { isFullscreen }: { isFullscreen: boolean },
  { isComplete }: { isComplete: boolean },
): Promise<string[]> {
  const completeWindows = isFullscreen ? pageWindows : windows
  const { page } = story
  const { width: widthBefore, height: heightBefore } = story.size
  const problems: string[] = []
  for (const { width, height = 900, variants } of isComplete ? completeWindows : fewWindows) {
    await story.setSize(width, height)
    problems.push(...(await page.evaluate((all) => window.findLayoutProblems(all), variants)))
  }
  await story.setSize(widthBefore, heightBefore)
  return problems
}
