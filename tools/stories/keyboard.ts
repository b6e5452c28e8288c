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
import { changed } from './pixels.ts'
import { sideShares } from './ring.ts'
import type { Box, StoryPage, Theme } from './storyPage.ts'

/** The result of a walk by keyboard through one story. */
export interface Walk {
  /** How many elements Tab reaches. */
  stops: number
  faults: string[]
}

const mostPresses = 160
const margin = 12
/** Round corners take a part of each side. */
const leastShare = 0.4
const tall = 160

const around = ({ x, y, width, height }: Box, window: { width: number; height: number }): Box => {
  const left = Math.max(0, Math.floor(x - margin))
  const top = Math.max(0, Math.floor(y - margin))
  return {
    x: left,
    y: top,
    width: Math.min(window.width, Math.ceil(x + width + margin)) - left,
    height: Math.min(window.height, Math.ceil(y + height + margin)) - top,
  }
}

/** Compares the pixels around the focused element with its ring and without it. */
async function findRingFault(story: StoryPage, stop: Stop): Promise<string | undefined> {
  const clip = around(stop.ring, story.size)
  if (clip.width < 4 || clip.height < 4) return 'stands outside of the window'
  const place = { ...clip, x: clip.x + stop.scrolled.x, y: clip.y + stop.scrolled.y }
  const on = await story.pixels(place)
  await story.page.evaluate(setRing, false)
  const off = await story.pixels(place)
  await story.page.evaluate(setRing, true)
  const { mask, count } = changed(on, off, 3)
  if (count < 40) return `shows no focus ring (${count} pixels at 3:1)`
  const inner = { ...stop.ring, x: stop.ring.x - clip.x, y: stop.ring.y - clip.y }
  const shares = sideShares(mask, on.width, on.height, inner)
  // An element taller than the window shows the rest of its ring after scrolling.
  const { y, height } = stop.ring
  const near = height > tall ? margin : 0
  const beyond = { top: y < near, bottom: y + height > story.size.height - near }
  const open = new Set(Object.entries(beyond).flatMap(([side, isOpen]) => (isOpen ? [side] : [])))
  const cut = Object.entries(shares).filter(([side, share]) => share < leastShare && !open.has(side))
  if (cut.length > 0 && !stop.isBroken) {
    const sides = cut.map(([side, share]) => `${side} ${Math.round(share * 100)} %`)
    return `has a focus ring that is cut off (${sides.join(', ')})`
  }
  return count < stop.ring.width ? `has a thin focus ring (${count} pixels)` : undefined
}

/**
 * Rings that were photographed in an earlier story. Where a ring runs depends on the element and its place, not on the
 * theme; its contrast depends on the element, its state and its background, not on its place.
 */
const proven = new Set<string>()

const ringsToProve = ({ look, place }: Stop): [Theme, string][] =>
  (
    [
      ['light', `light ${look} ${place}`],
      ['dark', `dark ${look}`],
    ] as [Theme, string][]
  ).filter(([, key]) => !proven.has(key))

/** Photographs the rings that no earlier story has proven. */
async function checkRings(story: StoryPage, stops: readonly Stop[]): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    let isSet = false
    for (const stop of stops) {
      const ring = ringsToProve(stop).find(([wanted]) => wanted === theme)
      if (!ring) continue
      proven.add(ring[1])
      if (!isSet) await story.setTheme(theme)
      isSet = true
      const reached = await story.page.evaluate(focusStop, stop.index)
      const fault = reached
        ? await findRingFault(story, { ...stop, ...reached })
        : 'cannot be focused a second time'
      if (fault) faults.push(`${stop.name} ${theme}: ${fault}`)
    }
  }
  await story.setTheme('light')
  return faults
}

/** Presses Tab from before the story until focus has left it, and looks at every stop. */
export async function walkByKeyboard(story: StoryPage): Promise<Walk> {
  const { page } = story
  if (!(await page.evaluate(addEdges))) return { stops: 0, faults: [] }
  const faults: string[] = []
  const stops: Stop[] = []
  let repeats = 0
  let hasLeft = false
  await page.evaluate(collectStops)
  // There the rings are photographed on the way.
  const batch = (await page.evaluate(changesWithFocus)) ? 1 : 8
  for (let presses = 0; presses < mostPresses && !hasLeft; presses += batch) {
    await Promise.all(Array.from({ length: batch }, () => story.press('Tab')))
    for (const stop of await page.evaluate(takeStops)) {
      // A modal window keeps focus on purpose; anything else must let go of it on Escape.
      hasLeft ||= stop === null || (!stop.isNew && stop.isInModal)
      if (hasLeft || stop === null) break
      if (stop.isNew && stop.isProgrammatic) continue
      if (stop.isNew) {
        stops.push(stop)
        if (batch === 1) faults.push(...(await checkRings(story, [stop])))
        if (stop.cover) faults.push(`${stop.name} lies under ${stop.cover}`)
        if (stop.small) faults.push(`${stop.name} is only ${stop.small} big`)
        continue
      }
      repeats += 1
      if (repeats === 1) await story.press('Escape')
      if (repeats > stops.length + batch) {
        faults.push(`${stop.name} keeps focus: Tab does not leave the story`)
        hasLeft = true
      }
    }
  }
  if (batch > 1) faults.push(...(await checkRings(story, stops)))
  await page.evaluate(removeEdges)
  return { stops: stops.length, faults }
}
