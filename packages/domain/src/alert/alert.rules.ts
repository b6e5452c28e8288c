import { formatPesos } from '../catalogues/money.ts'
import { cities, type City } from '../catalogues/place.ts'
import type { OfferFilters } from '../offer/offer.filters.ts'
import type { Alert } from './alert.ts'

/** Maximum alerts of one professional, paused ones included. */
export const ALERTS_MAXIMUM = 10

/** Why an alert without filters is refused. */
export const NO_ALERT_FILTERS = 'Elegí un oficio, una ciudad o un presupuesto mínimo'

/** The filters of an alert. */
export interface AlertFilters {
  tradeId: number | null
  cities: readonly City[]
  minimumBudget: number | null
}

/** Returns whether an alert matches only some offers. */
export const hasAlertFilters = ({ tradeId, cities: chosen, minimumBudget }: AlertFilters): boolean =>
  tradeId !== null || chosen.length > 0 || minimumBudget !== null

/** Returns the cities of an alert once each, in the order of the catalogue. */
export const sortCities = (chosen: readonly City[]): City[] => cities.filter((city) => chosen.includes(city))

/** The part of a key that stands for any trade or city. */
const ANY = ''
const toKey = (tradeId: number | null, city: City | null) => `${tradeId ?? ANY}/${city ?? ANY}`

/**
 * Returns the keys of an alert, one per city. An alert matches an offer when they have a key in common and the budget is
 * not below the minimum, so that the database finds the alerts of an offer in an index of keys.
 */
export const alertKeys = ({ tradeId, cities: chosen }: Pick<AlertFilters, 'tradeId' | 'cities'>): string[] =>
  (chosen.length > 0 ? sortCities(chosen) : [null]).map((city) => toKey(tradeId, city))

/** Returns the keys of the alerts that match an offer. */
export const offerKeys = ({ tradeIds, city }: { tradeIds: readonly number[]; city: City }): string[] =>
  [...tradeIds, null].flatMap((tradeId) => [toKey(tradeId, city), toKey(tradeId, null)])

/** Returns the filters of an alert that finds offers like those of the list. */
export const toAlertFilters = ({ trade, city }: Pick<OfferFilters, 'trade' | 'city'>) => ({
  tradeId: trade ?? null,
  cities: city ? [city] : [],
  minimumBudget: null,
})

/** Returns the alert that has these filters. */
export const findSameAlert = (
  alerts: readonly Alert[],
  { tradeId, cities: chosen, minimumBudget }: AlertFilters,
): Alert | undefined => {
  const cityNames = sortCities(chosen).join()
  return alerts.find(
    (alert) =>
      (alert.trade?.id ?? null) === tradeId &&
      alert.minimumBudget === minimumBudget &&
      sortCities(alert.cities).join() === cityNames,
  )
}

const NAMED_CITIES = 3

const listCities = (chosen: readonly City[]): string => {
  const rest = chosen.length - NAMED_CITIES
  const names = rest > 1 ? [...chosen.slice(0, NAMED_CITIES), `${rest} más`] : chosen
  return new Intl.ListFormat('es-AR').format(names)
}

/** Returns the name of an alert, such as «Plomería en La Plata y Berisso desde $ 20.000». */
export const alertName = ({
  trade,
  cities: chosen,
  minimumBudget,
}: Pick<Alert, 'trade' | 'cities' | 'minimumBudget'>): string =>
  [
    trade?.name ?? 'Todos los oficios',
    ...(chosen.length > 0 ? [`en ${listCities(chosen)}`] : []),
    ...(minimumBudget === null ? [] : [`desde $ ${formatPesos(minimumBudget)}`]),
  ].join(' ')
