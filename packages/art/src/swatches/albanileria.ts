import { rectPath, colorLayers, line, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, HEIGHT, randomOffset, type Swatch, WIDTH } from './canvas.ts'

const MORTAR = '#d9cfc2'
const CLAYS = ['#b9532f', '#a94726', '#c76540', '#9c3f22', '#d07a52'] as const
const JOINT = 6
const LENGTHS = [78, 92, 104] as const
const HEIGHTS = [30, 34, 40] as const

/** Draws a brick wall; the seed selects the brick size, the bond and the tones. */
export const albanileria: Swatch = (seed) => {
  const random = seededRandom(seed)
  const length = random.pick(LENGTHS)
  const height = random.pick(HEIGHTS)
  const step = length + JOINT
  const bond = random.pick([2, 2, 3])
  const start = randomOffset(random, step) - step
  const wall = colorLayers()
  let chalk = ''
  for (let row = 0, y = -random.integer(0, height); y < HEIGHT; row += 1, y += height + JOINT) {
    for (let x = start + ((row % bond) * step) / bond; x < WIDTH; x += step) {
      const clay = random.pick(CLAYS)
      const isChalky = random.chance(0.35)
      if (x + length < 0) continue
      wall.add(clay, rectPath(x, y, length, height))
      if (isChalky) chalk += pathData`M${x + 10} ${y + height - 8}h${random.integer(2, 6) * 10}`
    }
  }
  // The round joins of a thin stroke in the same color round the corners.
  const bricks = wall.areas().map((clay) => ({
    ...clay,
    stroke: clay.fill ?? MORTAR,
    strokeWidth: 2,
    strokeLinejoin: 'round' as const,
  }))
  return createSwatch([...bricks, line(chalk, '#fff', 3, { strokeOpacity: 0.16 })], MORTAR)
}
