import {
  addEdges,
  collectStops,
  focusStop,
  changesWithFocus,
  removeEdges,
  setRing,
  takeStops,
  type Stop,
} from './page/focusStops.ts'
import { diffPixels } from './pixels.ts'
import { getSideShares } from './ringSides.ts'
import type { Box } from './box.ts'
import type { StoryPage, Theme } from './storyPage.ts'

/** The result of the keyboard check. */
export interface Walk {
  /** How many elements Tab reaches. */
  stops: number
  problems: string[]
}

const MAX_PRESSES = 160
const margin = 12
/** The share of each side where the ring must be visible; round corners have none. */
const MIN_SHARE = 0.4
/** Pixels. The browser may scroll a taller element to the edge of the window. */
const TALL_HEIGHT = 160

/** Returns the box with a margin for its focus ring, within the window. */
const addMargin = ({ x, y, width, height }: Box, window: { width: number; height: number }): Box => {
  const left = Math.max(0, Math.floor(x - margin))
  const top = Math.max(0, Math.floor(y - margin))
  return {
    x: left,
    y: top,
    width: Math.min(window.width, Math.ceil(x + width + margin)) - left,
    height: Math.min(window.height, Math.ceil(y + height + margin)) - top,
  }
}

/** Compares the pixels around the focused element with and without its ring. */
async function findRingProblem(story: StoryPage, stop: Stop): Promise<string | undefined> {
  const clip = addMargin(stop.ring, story.size)
  if (clip.width < 4 || clip.height < 4) return 'is outside of the window'
  const place = { ...clip, x: clip.x + stop.scrolled.x, y: clip.y + stop.scrolled.y }
  const on = await story.pixels(place)
  await story.page.evaluate(setRing, false)
  const off = await story.pixels(place)
  await story.page.evaluate(setRing, true)
  const { mask, count } = diffPixels(on, off, 3)
  if (count < 40) return `shows no focus ring (${count} pixels at 3:1)`
  const inner = { ...stop.ring, x: stop.ring.x - clip.x, y: stop.ring.y - clip.y }
  const shares = getSideShares(mask, on.width, on.height, inner)
  // An element taller than the window shows the rest of its ring after scrolling.
  const { y, height } = stop.ring
  const near = height > TALL_HEIGHT ? margin : 0
  const beyond = { top: y < near, bottom: y + height > story.size.height - near }
  const open = new Set(Object.entries(beyond).flatMap(([side, isOpen]) => (isOpen ? [side] : [])))
  const cut = Object.entries(shares).filter(([side, share]) => share < MIN_SHARE && !open.has(side))
  if (cut.length > 0 && !stop.isBroken) {
    const sides = cut.map(([side, share]) => `${side} ${Math.round(share * 100)} %`)
    return `has a focus ring that is cut off (${sides.join(', ')})`
  }
  return count < stop.ring.width ? `has a thin focus ring (${count} pixels)` : undefined
}

/**
 * Rings that were checked in an earlier story. The position of a ring depends on the element and its place, not on the
 * theme; its contrast depends on the element, its state and its background, not on its place.
 */
const checkedLooks = new Set<string>()

const getUncheckedRings = ({ look, place }: Stop): [Theme, string][] =>
  (
    [
      ['light', `light ${look} ${place}`],
      ['dark', `dark ${look}`],
    ] as [Theme, string][]
  ).filter(([, key]) => !checkedLooks.has(key))

/** Checks the rings that no earlier story has shown. */
async function checkRings(story: StoryPage, stops: readonly Stop[]): Promise<string[]> {
  const problems: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    let isSet = false
    for (const stop of stops) {
      const ring = getUncheckedRings(stop).find(([wanted]) => wanted === theme)
      if (!ring) continue
      checkedLooks.add(ring[1])
      if (!isSet) await story.setTheme(theme)
      isSet = true
      const reached = await story.page.evaluate(focusStop, stop.index)
      const problem = reached
        ? await findRingProblem(story, { ...stop, ...reached })
        : 'cannot be focused a second time'
      if (problem) problems.push(`${stop.name} ${theme}: ${problem}`)
    }
  }
  await story.setTheme('light')
  return problems
}

/** Presses Tab until focus leaves the story, and checks every stop. */
export async function walkByKeyboard(story: StoryPage): Promise<Walk> {
  const { page } = story
  if (!(await page.evaluate(addEdges))) return { stops: 0, problems: [] }
  const problems: string[] = []
  const stops: Stop[] = []
  let repeats = 0
  let hasLeft = false
  await page.evaluate(collectStops)
  // Where focus changes the page, each ring is checked immediately.
  const batch = (await page.evaluate(changesWithFocus)) ? 1 : 8
  for (let presses = 0; presses < MAX_PRESSES && !hasLeft; presses += batch) {
    await Promise.all(Array.from({ length: batch }, () => story.press('Tab')))
    for (const stop of await page.evaluate(takeStops)) {
      // A modal dialog keeps focus on purpose; anything else must release it on Escape.
      hasLeft ||= stop === null || (!stop.isNew && stop.isInModal)
      if (hasLeft || stop === null) break
      if (stop.isNew && stop.isProgrammatic) continue
      if (stop.isNew) {
        stops.push(stop)
        if (batch === 1) problems.push(...(await checkRings(story, [stop])))
        if (stop.cover) problems.push(`${stop.name} is covered by ${stop.cover}`)
        if (stop.small) problems.push(`${stop.name} has a target size of only ${stop.small}`)
        continue
      }
      repeats += 1
      if (repeats === 1) await story.press('Escape')
      if (repeats > stops.length + batch) {
        problems.push(`${stop.name} keeps focus: Tab does not leave the story`)
        hasLeft = true
      }
    }
  }
  if (batch > 1) problems.push(...(await checkRings(story, stops)))
  await page.evaluate(removeEdges)
  return { stops: stops.length, problems }
}
