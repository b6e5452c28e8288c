import { area, colorLayers, circlePath, pathData } from '../shapes.ts'
import { type Random, seededRandom } from '../random.ts'
import { createSwatch, HEIGHT, type Swatch, WIDTH } from './canvas.ts'

const BOARD = '#0b2733'
const AMBER = '#ffb843'
const WIRES = [AMBER, '#fb8819', '#f1f5f7', '#6fb7cf']
const LANE = 27
const SLANT = 14
const RUNS = [40, 70, 100] as const
const TERMINAL = 5.5
const MARGIN = 10

/** Returns one wire across the swatch, with random lane changes and terminals. */
function wire(random: Random, y: number) {
  let x = -MARGIN
  let lane = 0
  let d = pathData`M${x} ${y}`
  let terminals = ''
  while (x < WIDTH + MARGIN) {
    const run = random.pick(RUNS)
    x += run
    d += `h${run}`
    if (random.chance(0.38)) {
      const turn = lane > 0 ? -1 : lane < 0 ? 1 : random.pick([-1, 1])
      d += `l${SLANT} ${turn * LANE}`
      x += SLANT
      lane += turn
    } else if (random.chance(0.4)) terminals += circlePath(x, y + lane * LANE, TERMINAL)
  }
  return { d, terminals }
}

/** Draws wires on a board, in lanes, with round terminals. */
export const electricidad: Swatch = (seed) => {
  const random = seededRandom(seed)
  const colors = random.shuffle(WIRES)
  const wires = colorLayers()
  let terminals = ''
  for (let row = 0, y = 14; y < HEIGHT; row += 1, y += LANE) {
    const { d, terminals: found } = wire(random, y)
    wires.add(colors[row % colors.length] ?? AMBER, d)
    terminals += found
  }
  return createSwatch(
    [
      ...wires.lines(4.5, { strokeLinejoin: 'round' }),
      area(terminals, BOARD, { stroke: AMBER, strokeWidth: 3 }),
    ],
    BOARD,
  )
}
