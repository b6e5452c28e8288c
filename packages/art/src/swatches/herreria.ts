import { area, line, ringOutline, trace } from '../pen.ts'
import { random } from '../random.ts'
import { cells, HEIGHT, shift, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const IRON = '#10222b'
const WALLS = ['#e3a14d', '#d98a45', '#c9d6cf'] as const

/** Four scrolls that curl away from the middle of a panel. */
function scrolls(x: number, y: number, width: number, height: number): string {
  return [1, -1]
    .flatMap((right) => [1, -1].map((down) => [right * width, down * height] as const))
    .map(
      ([w, h]) =>
        trace`M${x} ${y}c0 ${h * 0.3} ${w * 0.4} ${h * 0.42} ${w * 0.4} ${h * 0.2}c0 ${h * -0.12} ${w * -0.22} ${h * -0.12} ${w * -0.2} ${h * 0.02}`,
    )
    .join('')
}

/** Rings held by short bars, above and below. */
function rings(x: number, y: number, width: number, height: number): string {
  const radius = width * 0.3
  return trace`${ringOutline(x, y, radius)}M${x} ${y - height / 2}V${y - radius}M${x} ${y + radius}V${y + height / 2}`
}

/** Lozenges held by short bars, above and below. */
function lozenges(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width * 0.32, height * 0.3]
  return trace`M${x} ${y - height / 2}V${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}l${w} ${-h}M${x} ${y + h}V${y + height / 2}`
}

/** Window grilles: bars, rails and a wrought motif in every panel. */
export const herreria: Swatch = (seed) => {
  const chance = random(seed)
  const width = chance.pick([68, 80])
  const height = chance.pick([100, 120])
  const thickness = chance.pick([5, 6, 7])
  const motif = chance.pick([scrolls, scrolls, rings, lozenges])
  const [startX, startY] = [shift(chance, width), shift(chance, height)]
  let bars = ''
  let studs = ''
  for (let x = startX; x < WIDTH; x += width) bars += trace`M${x} 0V${HEIGHT}`
  for (let y = startY; y < HEIGHT; y += height) bars += trace`M0 ${y}H${WIDTH}`
  for (const { x, y } of cells(width, height, startX, startY)) {
    bars += motif(x + width / 2, y + height / 2, width, height)
    studs += ringOutline(x, y, thickness * 1.2)
  }
  return swatch(
    [line(bars, IRON, thickness, { strokeLinecap: 'round' }), area(studs, IRON)],
    chance.pick(WALLS),
  )
}
