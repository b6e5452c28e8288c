import { area, colorLayers, circlePath, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, gridCells, randomOffset, type Swatch } from './canvas.ts'

const COUNTER = '#09222d'
const PLATE = '#0f3f52'
const IRON = '#3c6d80'
const COLD = '#24505f'
const FLAMES = ['#fb8819', '#7cd0e6'] as const

/** Returns the two sets of flames of a burner as path data relative to its center. */
function flames(count: number, radius: number, turn: number): [string, string] {
  const sets: [string, string] = ['', '']
  let [fromX, fromY] = [0, 0]
  for (const set of [0, 1] as const) {
    ;[fromX, fromY] = [0, 0]
    const tip = radius * (set ? 0.84 : 0.93)
    for (let index = set; index < count; index += 2) {
      const angle = turn + (index / count) * Math.PI * 2
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const root = radius * 0.61
      sets[set] += pathData`m${x * root - fromX} ${y * root - fromY}l${x * (tip - root)} ${y * (tip - root)}`
      ;[fromX, fromY] = [x * tip, y * tip]
    }
  }
  return sets
}

/** Draws rows of burners, most of them lit. */
export const gas: Swatch = (seed) => {
  const random = seededRandom(seed)
  const step = random.pick([96, 120, 144])
  const radius = step * 0.45
  const colors = random.shuffle(FLAMES)
  const stagger = random.pick([0, 0, step / 2])
  const crown = flames(random.pick([16, 20, 24]), radius, random.next())
  const fire = colorLayers()
  let plates = ''
  let caps = ''
  let centers = ''
  for (const { x, y, row } of gridCells(
    step,
    step,
    randomOffset(random, step) - step / 2,
    randomOffset(random, step),
  )) {
    const centerX = x + step / 2 + (row % 2) * stagger
    const centerY = y + step / 2
    plates += circlePath(centerX, centerY, radius)
    caps += circlePath(centerX, centerY, radius * 0.43)
    centers += circlePath(centerX, centerY, radius * 0.11)
    const isOff = random.chance(0.12)
    crown.forEach((set, index) =>
      fire.add(isOff ? COLD : (colors[index] ?? IRON), pathData`M${centerX} ${centerY}${set}`),
    )
  }
  return createSwatch(
    [
      area(plates, PLATE),
      ...fire.lines(radius * 0.09, { strokeLinecap: 'round' }),
      area(caps, COUNTER, { stroke: IRON, strokeWidth: 4 }),
      area(centers, IRON),
    ],
    COUNTER,
  )
}
