import { BUDGET_MAXIMUM } from '@plomada/domain'
import type { Random } from '@plomada/art'
import { expandOptions, parseRows } from './textRows.ts'
import { frequentOffers } from './offerTemplates.frequent.ts'
import { otherOffers } from './offerTemplates.other.ts'

/** A template of an offer. */
export interface OfferTemplate {
  title: string
  description: string
  trades: string[]
  /** The range of the budget in thousands of pesos. */
  low: number
  high: number
}

const parseTemplates = (blocks: Readonly<Record<string, string>>): OfferTemplate[] =>
  Object.entries(blocks).flatMap(([trade, block]) =>
    parseRows(block).map(([title = '', description = '', price = '']) => {
      const [range = '', second] = price.split(' +')
      const [low, high] = range.split('-').map(Number)
      if (!low || !high) throw new Error(`«${title}» has no price.`)
      return { title, description, trades: second ? [trade, second] : [trade], low, high }
    }),
  )

/** The trades with the most offers. */
export const frequentTrades: readonly string[] = Object.keys(frequentOffers)
const frequent = parseTemplates(frequentOffers)

/** All templates, each once. */
export const templates: readonly OfferTemplate[] = [...frequent, ...parseTemplates(otherOffers)]

/** All templates, those of the frequent trades twice. */
export const weightedTemplates: readonly OfferTemplate[] = [...templates, ...frequent]

/** Creates the content of an offer from a template, with a round budget. */
export function fillTemplate({ title, description, trades, low, high }: OfferTemplate, random: Random) {
  const step = random.pick([1000, 1000, 1000, 500, 500, 100])
  const price = Math.round(((low + random.next() * (high - low)) * 1000) / step) * step
  return {
    title,
    description: expandOptions(description, random),
    trades,
    budget: Math.min(price, BUDGET_MAXIMUM),
  }
}
