import { area, line, circlePath, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, gridCells, HEIGHT, randomOffset, type Swatch, WIDTH } from './canvas.ts'

const IRON = '#10222b'
const WALLS = ['#e3a14d', '#d98a45', '#c9d6cf'] as const

/** Returns four scrolls around the center of a panel. */
function scrolls(x: number, y: number, width: number, height: number): string {
  return [1, -1]
    .flatMap((right) => [1, -1].map((down) => [right * width, down * height] as const))
    .map(
      ([w, h]) =>
        pathData`M${x} ${y}c0 ${h * 0.3} ${w * 0.4} ${h * 0.42} ${w * 0.4} ${h * 0.2}c0 ${h * -0.12} ${w * -0.22} ${h * -0.12} ${w * -0.2} ${h * 0.02}`,
    )
    .join('')
}

/** Returns a ring with a short bar above and below. */
function rings(x: number, y: number, width: number, height: number): string {
  const radius = width * 0.3
  return pathData`${circlePath(x, y, radius)}M${x} ${y - height / 2}V${y - radius}M${x} ${y + radius}V${y + height / 2}`
}

/** Returns a lozenge with a short bar above and below. */
function lozenges(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width * 0.32, height * 0.3]
  return pathData`M${x} ${y - height / 2}V${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}l${w} ${-h}M${x} ${y + h}V${y + height / 2}`
}

/** Draws a window grille with a wrought motif in every panel. */
export const herreria: Swatch = (seed) => {
  const random = seededRandom(seed)
  const width = random.pick([68, 80])
  const height = random.pick([100, 120])
  const thickness = random.pick([5, 6, 7])
  const motif = random.pick([scrolls, scrolls, rings, lozenges])
  const [startX, startY] = [randomOffset(random, width), randomOffset(random, height)]
  let bars = ''
  let studs = ''
  for (let x = startX; x < WIDTH; x += width) bars += pathData`M${x} 0V${HEIGHT}`
  for (let y = startY; y < HEIGHT; y += height) bars += pathData`M0 ${y}H${WIDTH}`
  for (const { x, y } of gridCells(width, height, startX, startY)) {
    bars += motif(x + width / 2, y + height / 2, width, height)
    studs += circlePath(x, y, thickness * 1.2)
  }
  return createSwatch(
    [line(bars, IRON, thickness, { strokeLinecap: 'round' }), area(studs, IRON)],
    random.pick(WALLS),
  )
}
