import { area, inks, ringOutline, trace } from '../pen.ts'
import { random } from '../random.ts'
import type { Random } from '../random.ts'
import { HEIGHT, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const BOARD = '#0b2733'
const AMBER = '#ffb843'
const WIRES = [AMBER, '#fb8819', '#f1f5f7', '#6fb7cf']
const LANE = 27
const SLANT = 14
const RUNS = [40, 70, 100] as const
const TERMINAL = 5.5
const MARGIN = 10

type Wire = { d: string; terminals: string }

/** One wire from side to side; now and then it changes lane, or carries a terminal. */
function wire(chance: Random, y: number): Wire {
  let x = -MARGIN
  let lane = 0
  let d = trace`M${x} ${y}`
  let terminals = ''
  while (x < WIDTH + MARGIN) {
    const run = chance.pick(RUNS)
    x += run
    d += `h${run}`
    if (chance.chance(0.38)) {
      const turn = lane > 0 ? -1 : lane < 0 ? 1 : chance.pick([-1, 1])
      d += `l${SLANT} ${turn * LANE}`
      x += SLANT
      lane += turn
    } else if (chance.chance(0.4)) terminals += ringOutline(x, y + lane * LANE, TERMINAL)
  }
  return { d, terminals }
}

/** Wires on a board, all in lanes, with round terminals. */
export const electricidad: Swatch = (seed) => {
  const chance = random(seed)
  const colours = chance.shuffled(WIRES)
  const drawn = inks()
  let terminals = ''
  for (let row = 0, y = 14; y < HEIGHT; row += 1, y += LANE) {
    const { d, terminals: found } = wire(chance, y)
    drawn.add(colours[row % colours.length] ?? AMBER, d)
    terminals += found
  }
  return swatch(
    [
      ...drawn.lines(4.5, { strokeLinejoin: 'round' }),
      area(terminals, BOARD, { stroke: AMBER, strokeWidth: 3 }),
    ],
    BOARD,
  )
}
