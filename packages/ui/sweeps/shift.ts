import type { Browser, Page } from '@playwright/test'
import { isDone, listen } from './inPage.ts'

const late = 150
/** A fifth of what is held to be good (0.1). */
const allowed = 0.02
/**
 * Only for what our letters move when they arrive. Until then the words stand in Arial, cut to the same measures; a
 * machine without it takes a face that is a fifth wider, and some lines wrap otherwise: thirty badges by 0.054.
 */
const allowedForLetters = 0.06

/** Holds back what a photo shows, also where it is part of the page's own text, until our letters are there. */
function holdPhotos(delay: number): void {
  const wait = (milliseconds: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    })
  const lettersStand = new Promise<void>((resolve) => {
    document.fonts.addEventListener('loadingdone', () => {
      // The face that stands in is done before.
      if (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'))) return
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.lettersStood = performance.now()
          resolve()
        }),
      )
    })
  })
  // A story without words asks for no letters.
  window.untilLettersStand = () => Promise.race([lettersStand, wait(delay * 10)])
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function later(name: string, value: string) {
    const isPhoto = this instanceof HTMLImageElement && (name === 'src' || name === 'srcset')
    const set = () => setAttribute.call(this, name, value)
    if (isPhoto) void window.untilLettersStand().then(() => setTimeout(set, delay))
    else set()
  }
}

function watchShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, sources } = entry as PerformanceEntry & Shift // the only kind that it observes
      const moved = sources
        .map(({ node }) => (node instanceof Text ? node.parentElement : node))
        .filter((node) => node instanceof Element && node.closest('#storybook-root'))
        .map((node) => (node instanceof Element ? window.probe.describe(node) : ''))
      if (moved.length > 0) window.shifts.push({ at: startTime, value, moved: moved[0] ?? '' })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Shift {
  value: number
  sources: { node?: Node }[]
}

declare global {
  interface Window {
    shifts: { at: number; value: number; moved: string }[]
    /** When what was drawn first with our letters had been drawn. */
    lettersStood?: number
    untilLettersStand: () => Promise<unknown>
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

/** How far a story jumps when its fonts and its photos arrive. It is watched as it is drawn, before it is played. */
export async function jumps(
  page: Page,
  id: string,
  size: { width: number; height: number },
): Promise<string[]> {
  await page.setViewportSize(size)
  // Storybook does not play what is embedded in another page; what a play function opens moves the rest on purpose.
  await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&embed=true&id=${id}`)
  await page.waitForFunction(isDone, id, { polling: 15, timeout: 20_000 })
  const { shifts, lettersCame, lettersStood } = await page.evaluate(async (delay) => {
    const wait = (milliseconds: number) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds)
      })
    await window.untilLettersStand()
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
    const letters = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return {
      shifts: window.shifts,
      lettersCame: letters[0] ? letters[0].startTime + letters[0].duration : null,
      lettersStood: window.lettersStood ?? performance.now(),
    }
  }, late)
  const isOfLetters = ({ at }: { at: number }) =>
    lettersCame !== null && at >= lettersCame && at <= lettersStood
  const judge = (what: string, most: number, moves: typeof shifts) => {
    const whole = moves.reduce((sum, { value }) => sum + value, 0)
    return whole < most
      ? []
      : [`${what} by ${whole.toFixed(3)}: ${moves.map(({ moved }) => moved).join(', ')}`]
  }
  return [
    ...judge(
      'jumps',
      allowed,
      shifts.filter((shift) => !isOfLetters(shift)),
    ),
    ...judge('its letters move it', allowedForLetters, shifts.filter(isOfLetters)),
  ]
}
