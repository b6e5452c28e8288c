import {
  boundedInteger,
  choice,
  choices,
  day,
  defineFilters,
  flag,
  numeric,
  oneOf,
  search,
  toLabeledOptions,
} from '@plomada/define'
import type { Language } from './language'
import { getTexts, type Texts } from './texts'
import { depots, kinds, powers } from './tools'

const price = boundedInteger(1, 500)
const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const

const defineToolFilters = ({ list, kinds: kindNames, powers: powerNames, depots: depotNames }: Texts) =>
  defineFilters(
    {
      name: search('q', list.search, list.example),
      kind: choice('kind', list.kind, oneOf(kinds), {
        options: toLabeledOptions(kindNames),
        emptyLabel: list.all,
      }),
      power: choices('power', list.power, oneOf(powers), { options: toLabeledOptions(powerNames) }),
      depot: choice('depot', list.depot, oneOf(depots), {
        options: toLabeledOptions(depotNames),
        emptyLabel: list.all,
      }),
      priceFrom: numeric('price_min', list.priceFrom, price, { formatOptions: euros, rangeEnd: 'priceTo' }),
      priceTo: numeric('price_max', list.priceTo, price, { formatOptions: euros }),
      from: day('from', list.from, { rangeEnd: 'to' }),
      to: day('to', list.to),
      fitsCar: flag('car', list.fitsCar),
      sort: choice('sort', list.sort, oneOf(['name', 'cheap', 'dear']), {
        options: toLabeledOptions(list.sorts),
        initial: 'name',
      }),
    },
    { pageSize: 12 },
  )

const byLanguage = { en: defineToolFilters(getTexts('en')), de: defineToolFilters(getTexts('de')) }

/** Returns the filters of the list of tools, with labels in a language. */
export const getToolFilters = (language: Language) => byLanguage[language]

export type ToolFilters = (typeof byLanguage)['en']['initial']
