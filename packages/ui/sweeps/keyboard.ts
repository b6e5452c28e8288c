import { changed } from './pixels.ts'
import { sideShares } from './ring.ts'
import type { Box, Stage, Theme } from './stage.ts'
import { addEdges, readStop, removeEdges, type Stop } from './stops.ts'

/** What a walk by keyboard through one story found. */
export interface Walk {
  stops: number
  faults: string[]
}

const longest = 160
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

const setRing = (stage: Stage, isOn: boolean) =>
  stage.page.evaluate((on) => {
    document.querySelector('#no-ring')?.remove()
    if (on) return
    const style = document.createElement('style')
    style.id = 'no-ring'
    style.textContent = '*, *::before, *::after { outline-color: transparent !important }'
    document.head.append(style)
  }, isOn)

/** The ring, by pixels: the stop is photographed with its ring and without it. */
async function ringFault(stage: Stage, stop: Stop): Promise<string | undefined> {
  const size = stage.page.viewportSize() ?? { width: 1280, height: 900 }
  const clip = around(stop.ring, size)
  if (clip.width < 4 || clip.height < 4) return 'stands outside of the window'
  const place = { ...clip, x: clip.x + stop.scrolled.x, y: clip.y + stop.scrolled.y }
  const on = await stage.photograph(place)
  await setRing(stage, false)
  const off = await stage.photograph(place)
  await setRing(stage, true)
  const { mask, count } = changed(on, off, 3)
  if (count < 40) return `shows no ring (${count} pixels at 3:1)`
  const inner = { ...stop.ring, x: stop.ring.x - clip.x, y: stop.ring.y - clip.y }
  const shares = sideShares(mask, on.width, on.height, inner)
  // What the window shows only a part of has the rest of its ring where one scrolls to.
  const { y, height } = stop.ring
  const near = height > tall ? margin : 0
  const beyond = { top: y < near, bottom: y + height > size.height - near }
  const open = new Set(Object.entries(beyond).flatMap(([side, isOpen]) => (isOpen ? [side] : [])))
  const cut = Object.entries(shares).filter(([side, share]) => share < leastShare && !open.has(side))
  if (cut.length > 0 && !stop.isBroken) {
    const sides = cut.map(([side, share]) => `${side} ${Math.round(share * 100)} %`)
    return `its ring is cut (${sides.join(', ')})`
  }
  return count < stop.ring.width ? `shows a thin ring (${count} pixels)` : undefined
}

/**
 * Rings that were photographed before: the same control in the same place needs it once. Where a ring runs does not
 * depend on the theme; its contrast does, which follows from the control, its state and what it stands in, and not from
 * its place.
 */
const proven = new Set<string>()

async function stopFaults(stage: Stage, stop: Stop): Promise<string[]> {
  const faults = [
    ...(stop.cover ? [`lies under ${stop.cover}`] : []),
    ...(stop.small ? [`is only ${stop.small} big`] : []),
  ]
  const looks: [Theme, string][] = [
    ['light', `${stop.look} ${stop.place}`],
    ['dark', `dark ${stop.look}`],
  ]
  for (const [theme, look] of looks) {
    if (proven.has(look)) continue
    proven.add(look)
    await stage.setTheme(theme)
    const ring = await ringFault(stage, stop)
    if (ring) faults.push(`${theme}: ${ring}`)
  }
  return faults
}

/** Presses Tab from before the story until focus has left it; each stop is looked at in both themes. */
export async function walk(stage: Stage): Promise<Walk> {
  const { page } = stage
  if (!(await page.evaluate(addEdges))) return { stops: 0, faults: [] }
  const faults: string[] = []
  let stops = 0
  let again = 0
  for (let press = 0; press < longest; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (stop === undefined) break
    if (stop.isNew && stop.isPassing) continue
    if (stop.isNew) {
      stops += 1
      faults.push(...(await stopFaults(stage, stop)).map((text) => `${stop.name} ${text}`))
      continue
    }
    // A window may hold focus; anything else must at least let go of it on Escape.
    if (stop.isInWindow) break
    again += 1
    if (again === 1) await page.keyboard.press('Escape')
    if (again > stops + 1) {
      faults.push(`${stop.name} keeps focus: Tab does not leave the story`)
      break
    }
  }
  await page.evaluate(removeEdges)
  await stage.setTheme('light')
  return { stops, faults }
}
