import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Tab } from './tab.ts'
import { waitFor } from './wait.ts'

interface Size {
  width: number
  height: number
}

/** The windows in which every screen is checked: a phone and a desktop. */
export const widths: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** The height of pictures, in pixels: a software renderer takes seconds for a very tall window. */
const MAX_HEIGHT = 2000

interface Picture {
  folder: string
  /** The file name without width and theme. */
  name: string
  /** Shows the whole page instead of the window. */
  isWhole?: boolean
}

/** Checks the shown screen at each width without loading it again, and returns the problems. */
export async function checkScreen(tab: Tab, picture: Picture): Promise<string[]> {
  const problems: string[] = []
  for (const size of widths) {
    await tab.resize(size.width, size.height)
    await tab.run(() => scrollTo({ top: 0, behavior: 'instant' }))
    problems.push(...(await checkAtWidth(tab, size, picture)))
    if (picture.isWhole) await tab.resize(size.width, size.height)
  }
  return problems
}

/** Checks the shown screen, takes pictures in both themes, and returns the problems. */
export async function checkAtWidth(
  tab: Tab,
  { width, height }: Size,
  { folder, name, isWhole = false }: Picture,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const problems: string[] = []
  const wide = await tab.run(listWideElements)
  if (wide.length > 0) problems.push(`${name} scrolls horizontally at ${width} px: ${wide.join(', ')}`)
  const hyphenated = await tab.run(listHyphenatedHeadings)
  if (hyphenated.length > 0) problems.push(`${name} hyphenates headings: ${hyphenated.join(', ')}`)
  if (isWhole) await showWhole(tab, width, height)
  for (const theme of ['dark', 'light']) {
    await tab.run(setTheme, theme)
    await waitFor('pictures and fonts', () => tab.run(isPainted))
    writeFileSync(path.join(folder, `${name}-${width}-${theme}.png`), await tab.picture())
  }
  return problems
}

/** Makes the window as tall as the page, which may load more content, and waits until it is painted. */
async function showWhole(tab: Tab, width: number, height: number): Promise<void> {
  let shown = height
  let hidden = Number.POSITIVE_INFINITY
  for (;;) {
    await waitFor('images and fonts', () => tab.run(isPainted))
    const whole = await tab.run(() => document.documentElement.scrollHeight)
    // The footer starts below any window: a page that grows only with the window is complete.
    if (whole <= shown || shown === MAX_HEIGHT || whole - shown === hidden) return
    hidden = whole - shown
    shown = Math.min(whole, MAX_HEIGHT)
    await tab.resize(width, shown)
  }
}

/** Lists the elements beyond the right edge of a page or dialog that scrolls horizontally. */
function listWideElements(): string[] {
  const roots = [document.documentElement, ...document.querySelectorAll('dialog[open], [role$="dialog"]')]
  return roots.flatMap((root) => {
    const { clientWidth, scrollWidth } = root
    if (scrollWidth <= clientWidth) return []
    const right = root.getBoundingClientRect().left + clientWidth
    const wide = [...root.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > right + 1,
    )
    return [
      `${scrollWidth} px`,
      ...wide.slice(-3).map((element) => `${element.localName}.${element.className}`),
    ]
  })
}

/** Lists headings that may be hyphenated: Firefox hyphenates Spanish, Chromium on Linux does not. */
function listHyphenatedHeadings(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => getComputedStyle(heading).hyphens === 'auto')
    .map((heading) => heading.textContent)
}

/** Sets the theme. */
function setTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}

/** Returns true after images, fonts and transitions are complete and two frames have been painted. */
async function isPainted(): Promise<boolean> {
  await document.fonts.ready
  // A carousel clips the slides beside it, whose images load when they approach it.
  const isVisible = (image: HTMLImageElement) => {
    const { top, left, right } = image.getBoundingClientRect()
    for (let clip = image.parentElement; clip; clip = clip.parentElement) {
      if (getComputedStyle(clip).overflowX === 'visible') continue
      const box = clip.getBoundingClientRect()
      if (left >= box.right || right <= box.left) return false
    }
    return top < innerHeight
  }
  const images = [...document.images].filter(isVisible)
  if (!images.every((image) => image.complete && image.naturalWidth > 0)) return false
  await Promise.all(images.map((image) => image.decode()))
  // Animations that follow the scroll position, and those that repeat for ever, do not finish.
  const animations = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(animations.map((animation) => animation.finished))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  return true
}
