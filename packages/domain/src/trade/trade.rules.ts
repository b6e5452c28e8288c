import type { Option } from '../define/options.ts'
import type { TradeRef } from './trade.ts'

/** Trades that the landing carousel shows at most (specification 9). */
export const CAROUSEL_TRADES = 10
/** Trades that the Profesionales menu lists (specification 9). */
export const MENU_TRADES = 6

/** Trades as options of a list, in the order of the catalogue. */
export const tradeOptions = (trades: readonly TradeRef[]): Option<number>[] =>
  trades.map(({ id, name }) => ({ value: id, label: name }))
/** Characters of a trade's name, at least; the specification sets none. */
export const TRADE_NAME_MINIMUM = 2
/** Characters of a trade's name, at most. */
export const TRADE_NAME_MAXIMUM = 50
/** Characters of a trade's description, at most. */
export const TRADE_DESCRIPTION_MAXIMUM = 500

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Why a trade cannot be deleted, with how many offers and people use it (decision D-096). */
export function tradeUse({ offers, people }: { offers: number; people: number }): string {
  const users = [
    ...(offers > 0 ? [counted(offers, 'servicio', 'servicios')] : []),
    ...(people > 0 ? [counted(people, 'persona', 'personas')] : []),
  ]
  return `${users.join(' y ')} ${offers + people === 1 ? 'usa' : 'usan'} este oficio`
}
