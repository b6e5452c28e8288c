import { colorLayers, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, HEIGHT, randomOffset, type Swatch, WIDTH } from './canvas.ts'

const AIR = '#cfe8ee'
const COLD = '#2a8fb0'
const DEEP = '#0f5c78'
const WARM = '#fb8819'
const GAP = 26

/** Draws waves of cold air with regular warm ones. */
export const climatizacion: Swatch = (seed) => {
  const random = seededRandom(seed)
  const wave = random.pick([48, 60, 80, 120])
  const height = random.pick([12, 16, 22])
  const every = random.pick([3, 4, 5])
  const first = random.integer(0, every - 1)
  const start = randomOffset(random, wave) - wave
  const count = Math.ceil((WIDTH - start) / wave)
  const crests =
    pathData`q${wave / 4} ${-height} ${wave / 2} 0t${wave / 2} 0` +
    pathData`t${wave / 2} 0t${wave / 2} 0`.repeat(count)
  const lean = random.pick([0, wave / 8, wave / 4])
  const cold = colorLayers()
  const warm = colorLayers()
  for (let row = 0, y = -4; y < HEIGHT + GAP; row += 1, y += GAP) {
    const line = pathData`M${start + ((row * lean) % wave)} ${y}${crests}`
    if (row % every === first) warm.add(WARM, line)
    else cold.add(row % 2 ? COLD : DEEP, line)
  }
  return createSwatch([...cold.lines(10), ...warm.lines(6)], AIR)
}
