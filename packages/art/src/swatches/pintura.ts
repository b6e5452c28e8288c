import { area, line, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, type Swatch, WIDTH } from './canvas.ts'

const WALL = '#f6efe2'
const PAINTS = ['#fb8819', '#ffb843', '#e9efe9', '#2f8a90', '#0f5468']
const TEETH = 6
const OVERLAP = 4

/** Draws adjacent strokes of a wide brush with ragged ends. */
export const pintura: Swatch = (seed) => {
  const random = seededRandom(seed)
  const paints = random.shuffle(PAINTS)
  const brush = random.pick([48, 58, 70])
  const start = -random.integer(0, brush / 2)
  const strokes = []
  let bristles = ''
  for (let index = 0, x = start; x < WIDTH; index += 1, x += brush - OVERLAP) {
    const end = random.integer(110, 330)
    let ragged = ''
    for (let tooth = 0; tooth <= TEETH; tooth += 1) {
      ragged += pathData`L${x + brush - (tooth * brush) / TEETH} ${end + random.integer(-13, 13)}`
    }
    strokes.push(area(pathData`M${x} -4h${brush}V${end}${ragged}z`, paints[index % paints.length] ?? WALL))
    for (let hair = 0; hair < 3; hair += 1) {
      bristles += pathData`M${x + 8 + random.integer(0, brush - 16)} ${end - random.integer(70, 130)}V${end + random.integer(-4, 6)}`
    }
  }
  return createSwatch([...strokes, line(bristles, '#fff', 3, { strokeOpacity: 0.18 })], WALL)
}
