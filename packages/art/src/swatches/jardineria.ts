import { colorLayers, line, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, gridCells, randomOffset, type Swatch } from './canvas.ts'

const SHADE = '#174a31'
const LEAVES = ['#3f8f5b', '#2f7a4c', '#6db06b', '#a9cf7e', '#1f5f3d'] as const
const DIRECTIONS = [0, 1, 2, 3] as const

/** Returns a leaf and its vein as path data relative to the center, rotated by eighths of a circle. */
function leaf(size: number, eighths: number) {
  const angle = (eighths * Math.PI) / 4
  const at = (x: number, y: number) =>
    pathData`${size * (x * Math.cos(angle) - y * Math.sin(angle))} ${size * (x * Math.sin(angle) + y * Math.cos(angle))}`
  return {
    blade: `m${at(0, -1)}c${at(0.64, 0.5)} ${at(0.64, 1.5)} ${at(0, 2)}c${at(-0.64, -0.5)} ${at(-0.64, -1.5)} ${at(0, -2)}z`,
    vein: `m${at(0, -0.78)}l${at(0, 1.7)}`,
  }
}

/** Draws rows of fallen leaves in random directions. */
export const jardineria: Swatch = (seed) => {
  const random = seededRandom(seed)
  const step = random.pick([50, 58, 68])
  const leaves = DIRECTIONS.map((eighths) => leaf(step * 0.48, eighths))
  // The first color is listed twice, so that it dominates.
  const [first, ...others] = random.shuffle(LEAVES)
  const greens = [first ?? SHADE, first ?? SHADE, ...others] as const
  const bed = colorLayers()
  let veins = ''
  for (const { x, y, row } of gridCells(
    step,
    step,
    randomOffset(random, step) - step / 2,
    randomOffset(random, step),
  )) {
    const picked = leaves[random.integer(0, leaves.length - 1)]
    const green = random.pick(greens)
    const start = pathData`M${x + step / 4 + (row % 2) * (step / 2)} ${y + step / 2}`
    bed.add(green, start + (picked?.blade ?? ''))
    veins += start + (picked?.vein ?? '')
  }
  return createSwatch([...bed.areas(), line(veins, '#fff', 2, { strokeOpacity: 0.28 })], SHADE)
}
