import type { Browser, Page } from '@playwright/test'
import { isDone, listen } from './inPage.ts'

const late = 150
/**
 * A word that wraps otherwise until our letters are there moves a card by a line on a phone (0.03); half of what is
 * held to be good (0.1), and less than any photo without a place of its own.
 */
const allowed = 0.05

/** Holds back what a photo shows, also where it is part of the page's own text. */
function holdPhotos(delay: number): void {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function later(name: string, value: string) {
    const isPhoto = this instanceof HTMLImageElement && (name === 'src' || name === 'srcset')
    if (isPhoto) setTimeout(() => setAttribute.call(this, name, value), delay)
    else setAttribute.call(this, name, value)
  }
}

function watchShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & Shift // the only kind that it observes
      const moved = sources
        .map(({ node }) => (node instanceof Text ? node.parentElement : node))
        .filter((node) => node instanceof Element && node.closest('#storybook-root'))
        .map((node) => (node instanceof Element ? window.probe.describe(node) : ''))
      if (moved.length > 0) window.shifts.push({ value, moved: moved[0] ?? '' })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Shift {
  value: number
  sources: { node?: Node }[]
}

declare global {
  interface Window {
    shifts: { value: number; moved: string }[]
  }
}

/** A page of its own in which photos and fonts arrive late. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'es-AR' })
  const page = await context.newPage()
  await page.addInitScript(listen)
  await page.addInitScript(holdPhotos, late)
  await page.addInitScript(watchShifts)
  await page.route(/\.(woff2|webp|png|jpe?g)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
  return page
}

/** How far a story jumps when its photos and its fonts arrive. */
export async function jumps(
  page: Page,
  id: string,
  size: { width: number; height: number },
): Promise<string[]> {
  await page.setViewportSize(size)
  await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=${id}`)
  await page.waitForFunction(isDone, id, { polling: 15, timeout: 20_000 })
  const shifts = await page.evaluate(async (delay) => {
    const wait = (milliseconds: number) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds)
      })
    await wait(delay * 2)
    await document.fonts.ready
    // What cannot be seen waits to be scrolled to or opened, and would be waited for without end.
    const isInWindow = (image: Element) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && width > 0
    }
    const shown = [...document.images].filter(isInWindow)
    await Promise.race([Promise.all(shown.map((image) => image.decode().catch(() => undefined))), wait(5000)])
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    return window.shifts
  }, late)
  const whole = shifts.reduce((sum, { value }) => sum + value, 0)
  return whole < allowed
    ? []
    : [`jumps by ${whole.toFixed(3)}: ${shifts.map(({ moved }) => moved).join(', ')}`]
}
