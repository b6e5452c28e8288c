import { inks, line, trace } from '../pen.ts'
import { random } from '../random.ts'
import { cells, shift, swatch } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const SHADE = '#174a31'
const LEAVES = ['#3f8f5b', '#2f7a4c', '#6db06b', '#a9cf7e', '#1f5f3d'] as const
const DIRECTIONS = [0, 1, 2, 3] as const

/** A leaf and its vein as path data that goes on from the leaf's middle, turned by eighths of a circle. */
function leaf(size: number, eighths: number) {
  const angle = (eighths * Math.PI) / 4
  const at = (x: number, y: number) =>
    trace`${size * (x * Math.cos(angle) - y * Math.sin(angle))} ${size * (x * Math.sin(angle) + y * Math.cos(angle))}`
  return {
    blade: `m${at(0, -1)}c${at(0.64, 0.5)} ${at(0.64, 1.5)} ${at(0, 2)}c${at(-0.64, -0.5)} ${at(-0.64, -1.5)} ${at(0, -2)}z`,
    vein: `m${at(0, -0.78)}l${at(0, 1.7)}`,
  }
}

/** Fallen leaves in rows, each one turned its own way. */
export const jardineria: Swatch = (seed) => {
  const chance = random(seed)
  const step = chance.pick([50, 58, 68])
  const leaves = DIRECTIONS.map((eighths) => leaf(step * 0.48, eighths))
  // Two entries of the first colour make it the one that stands out.
  const [first, ...others] = chance.shuffled(LEAVES)
  const greens = [first ?? SHADE, first ?? SHADE, ...others] as const
  const bed = inks()
  let veins = ''
  for (const { x, y, row } of cells(step, step, shift(chance, step) - step / 2, shift(chance, step))) {
    const found = leaves[chance.whole(0, leaves.length - 1)]
    const green = chance.pick(greens)
    const start = trace`M${x + step / 4 + (row % 2) * (step / 2)} ${y + step / 2}`
    bed.add(green, start + (found?.blade ?? ''))
    veins += start + (found?.vein ?? '')
  }
  return swatch([...bed.areas(), line(veins, '#fff', 2, { strokeOpacity: 0.28 })], SHADE)
}
