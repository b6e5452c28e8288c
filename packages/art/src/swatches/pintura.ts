import { area, line, trace } from '../pen.ts'
import { random } from '../random.ts'
import { swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const WALL = '#f6efe2'
const PAINTS = ['#fb8819', '#ffb843', '#e9efe9', '#2f8a90', '#0f5468']
const TEETH = 6
const OVERLAP = 4

/** Strokes of a wide brush, side by side, each one ended where the paint ran out. */
export const pintura: Swatch = (seed) => {
  const chance = random(seed)
  const paints = chance.shuffled(PAINTS)
  const brush = chance.pick([48, 58, 70])
  const start = -chance.whole(0, brush / 2)
  const strokes = []
  let bristles = ''
  for (let index = 0, x = start; x < WIDTH; index += 1, x += brush - OVERLAP) {
    const end = chance.whole(110, 330)
    let ragged = ''
    for (let tooth = 0; tooth <= TEETH; tooth += 1) {
      ragged += trace`L${x + brush - (tooth * brush) / TEETH} ${end + chance.whole(-13, 13)}`
    }
    strokes.push(area(trace`M${x} -4h${brush}V${end}${ragged}z`, paints[index % paints.length] ?? WALL))
    for (let hair = 0; hair < 3; hair += 1) {
      bristles += trace`M${x + 8 + chance.whole(0, brush - 16)} ${end - chance.whole(70, 130)}V${end + chance.whole(-4, 6)}`
    }
  }
  return swatch([...strokes, line(bristles, '#fff', 3, { strokeOpacity: 0.18 })], WALL)
}
