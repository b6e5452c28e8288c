import type { Drawing } from './drawing.ts'
import { hash } from './random.ts'
import { swatches } from './swatches/index.ts'
import { findTradeStyle, normalizeTradeName } from './tradeStyles.ts'

// Separate from tradeStyles.ts: a menu with trade icons should not load all swatches.

const allSwatches = Object.values(swatches)
/** Returns the swatch of a trade. An unknown trade always gets the same one. */
export function getTradeSwatch(tradeName: string, seed: number): Drawing {
  const style = findTradeStyle(tradeName)
  const draw = style
    ? swatches[style.swatch]
    : (allSwatches[hash(normalizeTradeName(tradeName)) % allSwatches.length] ?? swatches.albanileria)
  return draw(seed)
}
