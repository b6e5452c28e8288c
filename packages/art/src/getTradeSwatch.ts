import type { Drawing } from './drawing.ts'
import { hash } from './random.ts'
import { swatches } from './swatches/index.ts'
import { findTradeStyle, normalizeTradeName } from './tradeStyles.ts'

// Separate from tradeStyles.ts: a menu with trade icons should not load all swatches.

const allSwatches = Object.values(swatches)

/** The last swatches. A server renders those of the trades for every visitor. */
const recent = new Map<string, Drawing>()
const RECENT_MAXIMUM = 100

/** Returns the swatch of a trade. An unknown trade always gets the same one. */
export function getTradeSwatch(tradeName: string, seed: number): Drawing {
  const key = `${seed} ${tradeName}`
  const known = recent.get(key)
  if (known) return known
  const style = findTradeStyle(tradeName)
  const draw = style
    ? swatches[style.swatch]
    : (allSwatches[hash(normalizeTradeName(tradeName)) % allSwatches.length] ?? swatches.albanileria)
  const drawing = draw(seed)
  recent.set(key, drawing)
  const [oldest] = recent.keys()
  if (recent.size > RECENT_MAXIMUM && oldest !== undefined) recent.delete(oldest)
  return drawing
}
