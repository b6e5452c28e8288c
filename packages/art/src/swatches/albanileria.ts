import { boxOutline, inks, line, trace } from '../pen.ts'
import { random } from '../random.ts'
import { HEIGHT, shift, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const MORTAR = '#d9cfc2'
const CLAYS = ['#b9532f', '#a94726', '#c76540', '#9c3f22', '#d07a52'] as const
const JOINT = 6
const LENGTHS = [78, 92, 104] as const
const HEIGHTS = [30, 34, 40] as const

/** A brick wall; the seed chooses the brick, the bond and the fire of each piece. */
export const albanileria: Swatch = (seed) => {
  const chance = random(seed)
  const length = chance.pick(LENGTHS)
  const height = chance.pick(HEIGHTS)
  const step = length + JOINT
  const bond = chance.pick([2, 2, 3])
  const start = shift(chance, step) - step
  const wall = inks()
  let chalk = ''
  for (let row = 0, y = -chance.whole(0, height); y < HEIGHT; row += 1, y += height + JOINT) {
    for (let x = start + ((row % bond) * step) / bond; x < WIDTH; x += step) {
      const fired = chance.pick(CLAYS)
      const isChalky = chance.chance(0.35)
      if (x + length < 0) continue
      wall.add(fired, boxOutline(x, y, length, height))
      if (isChalky) chalk += trace`M${x + 10} ${y + height - 8}h${chance.whole(2, 6) * 10}`
    }
  }
  // The thin edge of the same colour rounds the corners of the bricks.
  const bricks = wall.areas().map((clay) => ({ ...clay, stroke: clay.fill ?? MORTAR, strokeWidth: 2 }))
  return swatch(
    [
      ...bricks.map((brick) => ({ ...brick, strokeLinejoin: 'round' as const })),
      line(chalk, '#fff', 3, { strokeOpacity: 0.16 }),
    ],
    MORTAR,
  )
}
