import { hash } from './random.ts'
import type { Drawing } from './shape.ts'
import { swatches } from './swatches/index.ts'
import { lookOf, plainName } from './trades.ts'

// Apart from the icons of the trades: a menu that shows those should not bring twelve drawings along.

const materials = Object.values(swatches)
/** The material of a trade; a trade nobody foresaw always gets the same one. */
export function swatchOf(tradeName: string, seed: number): Drawing {
  const look = lookOf(tradeName)
  const draw = look
    ? swatches[look.swatch]
    : (materials[hash(plainName(tradeName)) % materials.length] ?? swatches.albanileria)
  return draw(seed)
}
