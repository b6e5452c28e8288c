import { inks, line, trace } from '../pen.ts'
import { random } from '../random.ts'
import { HEIGHT, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const JOINT = '#7d4c22'
const WOODS = ['#c98a4b', '#b97a3d', '#d79a5c', '#a96c33', '#c08245'] as const
const RATIO = 4
const DIAGONAL = Math.SQRT1_2
const GRAINS = [
  { at: 0.25, bow: 3 },
  { at: 0.32, bow: -3 },
  { at: 0.38, bow: 1.5 },
] as const

type Side = 1 | -1

/** Measures along and across a plank that lies at 45 degrees, going down (1) or up (-1), as dx and dy. */
function turned(along: number, across: number, side: Side): [number, number] {
  return side === 1
    ? [(along - across) * DIAGONAL, (along + across) * DIAGONAL]
    : [(along + across) * DIAGONAL, (across - along) * DIAGONAL]
}

function step(letter: string, ...points: readonly [number, number][]): string {
  return letter + points.map(([dx, dy]) => trace`${dx} ${dy}`).join(' ')
}

/** The pieces of a plank, as path data that goes on from its first corner. */
function plank(length: number, width: number, side: Side) {
  const go = (along: number, across: number) => turned(along, across, side)
  const outline = `${step('l', go(length, 0))}${step('l', go(0, width))}${step('l', go(-length, 0))}z`
  const grains = GRAINS.map(({ at, bow }) => {
    const run = length - 16
    const vein = step('q', go(run * 0.35, bow * 1.6), go(run, 0))
    return `${step('m', go(8, width * at))}${vein}${step('m', go(-run, width * 0.4))}${vein}`
  })
  return { outline, grains }
}

/** A herringbone floor. */
export const carpinteria: Swatch = (seed) => {
  const chance = random(seed)
  const width = chance.pick([30, 36, 44])
  const length = width * RATIO
  const reach = length * DIAGONAL
  const startX = -reach * 2 * chance.next()
  const startY = -chance.whole(0, width)
  const planks = { down: plank(length, width, 1), up: plank(length, width, -1) }
  const floor = inks()
  let veins = ''
  const lay = (x: number, y: number, { outline, grains }: ReturnType<typeof plank>, top: number) => {
    const wood = chance.pick(WOODS)
    const grain = grains[chance.whole(0, grains.length - 1)] ?? ''
    const isSeen = x > -reach - width && x < WIDTH + width && top < HEIGHT && top > -reach - width
    if (!isSeen) return
    floor.add(wood, trace`M${x} ${y}${outline}`)
    veins += trace`M${x} ${y}${grain}`
  }
  for (let x = startX - reach; x < WIDTH; x += reach * 2) {
    for (let y = startY - reach - width; y < HEIGHT + reach; y += width * DIAGONAL * 2) {
      lay(x, y, planks.down, y)
      // The plank that goes up starts under the end of the one that came down.
      lay(x + reach - width * DIAGONAL, y + reach + width * DIAGONAL, planks.up, y)
    }
  }
  return swatch(
    [...floor.areas({ stroke: JOINT, strokeWidth: 2 }), line(veins, JOINT, 1.5, { strokeOpacity: 0.32 })],
    JOINT,
  )
}
