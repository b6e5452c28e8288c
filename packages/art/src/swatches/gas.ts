import { area, inks, ringOutline, trace } from '../pen.ts'
import { random } from '../random.ts'
import { cells, shift, swatch } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const COUNTER = '#09222d'
const PLATE = '#0f3f52'
const IRON = '#3c6d80'
const COLD = '#24505f'
const FLAMES = ['#fb8819', '#7cd0e6'] as const

/** The flames of one burner as two sets, path data that goes on from its centre. */
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
      sets[set] += trace`m${x * root - fromX} ${y * root - fromY}l${x * (tip - root)} ${y * (tip - root)}`
      ;[fromX, fromY] = [x * tip, y * tip]
    }
  }
  return sets
}

/** Lit burners in rows; some are off. */
export const gas: Swatch = (seed) => {
  const chance = random(seed)
  const step = chance.pick([96, 120, 144])
  const radius = step * 0.45
  const colours = chance.shuffled(FLAMES)
  const stagger = chance.pick([0, 0, step / 2])
  const crown = flames(chance.pick([16, 20, 24]), radius, chance.next())
  const fire = inks()
  let plates = ''
  let caps = ''
  let centres = ''
  for (const { x, y, row } of cells(step, step, shift(chance, step) - step / 2, shift(chance, step))) {
    const centreX = x + step / 2 + (row % 2) * stagger
    const centreY = y + step / 2
    plates += ringOutline(centreX, centreY, radius)
    caps += ringOutline(centreX, centreY, radius * 0.43)
    centres += ringOutline(centreX, centreY, radius * 0.11)
    const isOff = chance.chance(0.12)
    crown.forEach((set, index) =>
      fire.add(isOff ? COLD : (colours[index] ?? IRON), trace`M${centreX} ${centreY}${set}`),
    )
  }
  return swatch(
    [
      area(plates, PLATE),
      ...fire.lines(radius * 0.09, { strokeLinecap: 'round' }),
      area(caps, COUNTER, { stroke: IRON, strokeWidth: 4 }),
      area(centres, IRON),
    ],
    COUNTER,
  )
}
