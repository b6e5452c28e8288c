import { inks, line, trace } from '../pen.ts'
import { random } from '../random.ts'
import type { Random } from '../random.ts'
import { HEIGHT, shift, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const STEEL = '#33424a'
const BRASSES = ['#c9a24a', '#e0bd68'] as const
const NICKEL = '#b9c3c6'
const GROOVE = '#5d4a1c'
const ROW = 52
const BLADE = 26
const RAMP = 10
const FLAT = 8

/** The cut edge of a key, from side to side: flats, teeth and notches. */
function cuts(chance: Random, edge: 1 | -1): string {
  let d = ''
  let x = -4
  while (x < WIDTH) {
    const flat = chance.pick([14, 22, 30])
    const depth = chance.pick([-14, -7, 7, 10]) * edge
    d += `h${flat}l${RAMP} ${depth}h${FLAT}l${RAMP} ${-depth}`
    x += flat + RAMP * 2 + FLAT
  }
  return d
}

/** Key blades laid in rows, teeth up or teeth down. */
export const cerrajeria: Swatch = (seed) => {
  const chance = random(seed)
  const [one, other] = chance.shuffled(BRASSES)
  const odd = chance.whole(1, 5)
  const flips = chance.pick([0, 2, 3])
  const keys = inks()
  let grooves = ''
  for (let row = 0, y = shift(chance, ROW) - 6; y < HEIGHT; row += 1, y += ROW) {
    const metal = row === odd ? NICKEL : ((row % 2 ? one : other) ?? NICKEL)
    const isFlipped = flips > 0 && row % flips === 1
    const top = y + (isFlipped ? 10 : 14)
    const base = isFlipped ? top : top + BLADE
    const edge = isFlipped ? top + BLADE : top
    keys.add(metal, trace`M-4 ${base}V${edge}${cuts(chance, isFlipped ? -1 : 1)}V${base}z`)
    grooves += trace`M-4 ${isFlipped ? top + 9 : top + BLADE - 9}H${WIDTH}`
  }
  return swatch([...keys.areas(), line(grooves, GROOVE, 3, { strokeOpacity: 0.5 })], STEEL)
}
