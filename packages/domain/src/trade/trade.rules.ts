import type { Option } from '@plomada/define'
import type { TradeRef } from './trade.ts'

/** Maximum trades in the carousel of the landing page (specification 9). */
export const CAROUSEL_TRADES = 10
/** Trades in the Profesionales menu (specification 9). */
export const MENU_TRADES = 6

/** Professionals, and open offers, on the page of a trade in a city. */
export const LOCAL_TRADE_SHOWN = 6

/** Minimum characters of a trade's name; the specification sets no number. */
export const TRADE_NAME_MINIMUM = 2
export const TRADE_NAME_MAXIMUM = 50
export const TRADE_DESCRIPTION_MAXIMUM = 500

/** Returns the trades as options of a choice. */
export const tradeOptions = (trades: readonly TradeRef[]): Option<number>[] =>
  trades.map(({ id, name }) => ({ value: id, label: name }))

const pluralize = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

/** Returns the message for a trade in use, with the number of its offers and users (decision D-096). */
export function tradeInUseMessage({ offers, people }: { offers: number; people: number }): string {
  const users = [
    ...(offers > 0 ? [pluralize(offers, 'servicio', 'servicios')] : []),
    ...(people > 0 ? [pluralize(people, 'persona', 'personas')] : []),
  ]
  return `${users.join(' y ')} ${offers + people === 1 ? 'usa' : 'usan'} este oficio`
}
