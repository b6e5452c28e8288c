import { colorLayers, line, pathData } from '../shapes.ts'
import { type Random, seededRandom } from '../random.ts'
import { createSwatch, HEIGHT, randomOffset, type Swatch, WIDTH } from './canvas.ts'

const STEEL = '#33424a'
const BRASSES = ['#c9a24a', '#e0bd68'] as const
const NICKEL = '#b9c3c6'
const GROOVE = '#5d4a1c'
const ROW = 52
const BLADE = 26
const RAMP = 10
const FLAT = 8

/** Returns the toothed edge of a key across the swatch. */
function toothedEdge(random: Random, edge: 1 | -1): string {
  let d = ''
  let x = -4
  while (x < WIDTH) {
    const flat = random.pick([14, 22, 30])
    const depth = random.pick([-14, -7, 7, 10]) * edge
    d += `h${flat}l${RAMP} ${depth}h${FLAT}l${RAMP} ${-depth}`
    x += flat + RAMP * 2 + FLAT
  }
  return d
}

/** Draws rows of key blades with their teeth up or down. */
export const cerrajeria: Swatch = (seed) => {
  const random = seededRandom(seed)
  const [one, other] = random.shuffle(BRASSES)
  const odd = random.integer(1, 5)
  const flips = random.pick([0, 2, 3])
  const keys = colorLayers()
  let grooves = ''
  for (let row = 0, y = randomOffset(random, ROW) - 6; y < HEIGHT; row += 1, y += ROW) {
    const metal = row === odd ? NICKEL : ((row % 2 ? one : other) ?? NICKEL)
    const isFlipped = flips > 0 && row % flips === 1
    const top = y + (isFlipped ? 10 : 14)
    const base = isFlipped ? top : top + BLADE
    const edge = isFlipped ? top + BLADE : top
    keys.add(metal, pathData`M-4 ${base}V${edge}${toothedEdge(random, isFlipped ? -1 : 1)}V${base}z`)
    grooves += pathData`M-4 ${isFlipped ? top + 9 : top + BLADE - 9}H${WIDTH}`
  }
  return createSwatch([...keys.areas(), line(grooves, GROOVE, 3, { strokeOpacity: 0.5 })], STEEL)
}
