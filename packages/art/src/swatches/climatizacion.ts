import { inks, trace } from '../pen.ts'
import { random } from '../random.ts'
import { HEIGHT, shift, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const AIR = '#cfe8ee'
const COLD = '#2a8fb0'
const DEEP = '#0f5c78'
const WARM = '#fb8819'
const GAP = 26

/** Layers of air: cold ones, and a warm one every few. */
export const climatizacion: Swatch = (seed) => {
  const chance = random(seed)
  const wave = chance.pick([48, 60, 80, 120])
  const height = chance.pick([12, 16, 22])
  const every = chance.pick([3, 4, 5])
  const first = chance.whole(0, every - 1)
  const start = shift(chance, wave) - wave
  const count = Math.ceil((WIDTH - start) / wave)
  const crests =
    trace`q${wave / 4} ${-height} ${wave / 2} 0t${wave / 2} 0` +
    trace`t${wave / 2} 0t${wave / 2} 0`.repeat(count)
  const lean = chance.pick([0, wave / 8, wave / 4])
  const cold = inks()
  const warm = inks()
  for (let row = 0, y = -4; y < HEIGHT + GAP; row += 1, y += GAP) {
    const line = trace`M${start + ((row * lean) % wave)} ${y}${crests}`
    if (row % every === first) warm.add(WARM, line)
    else cold.add(row % 2 ? COLD : DEEP, line)
  }
  return swatch([...cold.lines(10), ...warm.lines(6)], AIR)
}
