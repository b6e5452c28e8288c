import { choice, choices, defineFilters, oneOf, search, toLabeledOptions } from '@plomada/define'
import type { Language } from './language'
import { getTexts, type Texts } from './texts'
import { depots, kinds, powers } from './tools'

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
