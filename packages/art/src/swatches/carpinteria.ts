import { colorLayers, line, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, HEIGHT, type Swatch, WIDTH } from './canvas.ts'

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

/** Converts distances along and across a plank at 45 degrees, down (1) or up (-1), to dx and dy. */
function rotate(along: number, across: number, side: Side): [number, number] {
  return side === 1
    ? [(along - across) * DIAGONAL, (along + across) * DIAGONAL]
    : [(along + across) * DIAGONAL, (across - along) * DIAGONAL]
}

function toCommand(letter: string, ...points: readonly [number, number][]): string {
  return letter + points.map(([dx, dy]) => pathData`${dx} ${dy}`).join(' ')
}

/** Returns the outline and the grains of a plank as path data relative to its first corner. */
function plank(length: number, width: number, side: Side) {
  const move = (along: number, across: number) => rotate(along, across, side)
  const outline = `${toCommand('l', move(length, 0))}${toCommand('l', move(0, width))}${toCommand('l', move(-length, 0))}z`
  const grains = GRAINS.map(({ at, bow }) => {
    const run = length - 16
    const vein = toCommand('q', move(run * 0.35, bow * 1.6), move(run, 0))
    return `${toCommand('m', move(8, width * at))}${vein}${toCommand('m', move(-run, width * 0.4))}${vein}`
  })
  return { outline, grains }
}

/** Draws a herringbone floor. */
export const carpinteria: Swatch = (seed) => {
  const random = seededRandom(seed)
  const width = random.pick([30, 36, 44])
  const length = width * RATIO
  const reach = length * DIAGONAL
  const startX = -reach * 2 * random.next()
  const startY = -random.integer(0, width)
  const planks = { down: plank(length, width, 1), up: plank(length, width, -1) }
  const floor = colorLayers()
  let veins = ''
  const lay = (x: number, y: number, { outline, grains }: ReturnType<typeof plank>, top: number) => {
    const wood = random.pick(WOODS)
    const grain = grains[random.integer(0, grains.length - 1)] ?? ''
    const isVisible = x > -reach - width && x < WIDTH + width && top < HEIGHT && top > -reach - width
    if (!isVisible) return
    floor.add(wood, pathData`M${x} ${y}${outline}`)
    veins += pathData`M${x} ${y}${grain}`
  }
  for (let x = startX - reach; x < WIDTH; x += reach * 2) {
    for (let y = startY - reach - width; y < HEIGHT + reach; y += width * DIAGONAL * 2) {
      lay(x, y, planks.down, y)
      // Starts under the end of the previous plank.
      lay(x + reach - width * DIAGONAL, y + reach + width * DIAGONAL, planks.up, y)
    }
  }
  return createSwatch(
    [...floor.areas({ stroke: JOINT, strokeWidth: 2 }), line(veins, JOINT, 1.5, { strokeOpacity: 0.32 })],
    JOINT,
  )
}
