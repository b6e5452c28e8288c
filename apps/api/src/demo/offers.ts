import { BUDGET_MAXIMUM } from '@plomada/domain'
import type { Random } from '@plomada/art'
import { rowsOf, vary } from './lines.ts'
import { frequentOffers } from './offers.frequent.ts'
import { otherOffers } from './offers.other.ts'

/** What somebody may want done; prices are in thousands of pesos. */
export interface Wish {
  title: string
  description: string
  trades: string[]
  low: number
  high: number
}

const wishesOf = (blocks: Readonly<Record<string, string>>): Wish[] =>
  Object.entries(blocks).flatMap(([trade, block]) =>
    rowsOf(block).map(([title = '', description = '', price = '']) => {
      const [range = '', second] = price.split(' +')
      const [low, high] = range.split('-').map(Number)
      if (!low || !high) throw new Error(`«${title}» has no price.`)
      return { title, description, trades: second ? [trade, second] : [trade], low, high }
    }),
  )

/** The trades that are asked for most. */
export const frequentTrades: readonly string[] = Object.keys(frequentOffers)
const frequent = wishesOf(frequentOffers)

/** Everything that the demo knows to ask for, each once. */
export const wishes: readonly Wish[] = [...frequent, ...wishesOf(otherOffers)]

/** What was asked for over the time: the frequent trades come up more often. */
export const usualWishes: readonly Wish[] = [...wishes, ...frequent]

/** A wish with its details settled and a price that people would write. */
export function asked(wish: Wish, chance: Random) {
  const step = chance.pick([1000, 1000, 1000, 500, 500, 100])
  const price = Math.round(((wish.low + chance.next() * (wish.high - wish.low)) * 1000) / step) * step
  return {
    title: wish.title,
    description: vary(wish.description, chance),
    trades: wish.trades,
    budget: Math.min(price, BUDGET_MAXIMUM),
  }
}
