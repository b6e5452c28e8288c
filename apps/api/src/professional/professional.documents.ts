import {
  fullName,
  paths,
  professionalFilters,
  professionalHref,
  PROFESSIONALS_TITLE,
  formatRating,
} from '@plomada/domain'
import { professionalCalls, tradeCalls } from '@plomada/domain/calls'
import { withFilters } from '@plomada/domain/contract'
import { type PageDocument, findTradeName, type PublicPage } from '../web/pageDocument.ts'
import { describeProfessional, itemList } from '../web/structuredData.ts'
import { shareCardPath } from '../web/shareCard/shareCard.content.ts'

const professionals: PublicPage = {
  path: paths.professionals,
  modules: ['src/professional/ProfessionalsPage.tsx'],
  async describe({ preload, absolute, message }, { query }) {
    const filters = professionalFilters.parse(query)
    const [list, trades] = await Promise.all([
      preload(professionalCalls.list, { query: filters }),
      preload(tradeCalls.list, {}),
    ])
    const trade = findTradeName(trades?.result, filters.trade)
    const where = message(filters.city ?? 'la provincia de Buenos Aires')
    return {
      title: message(PROFESSIONALS_TITLE),
      description: `Profesionales${trade ? ` de ${trade}` : ' de todos los oficios'} en ${where}, con valoraciones de quienes ya contrataron.`,
      path: withFilters(paths.professionals, professionalFilters, filters),
      isUnlisted: list?.total === 0,
      data: itemList(
        (list?.result ?? []).map((person) => ({
          '@type': 'Person',
          name: fullName(person),
          jobTitle: person.trades.map(({ name }) => name),
          url: absolute(professionalHref(person)),
        })),
      ),
    }
  },
}

const professional: PublicPage = {
  path: paths.professional,
  modules: ['src/professional/ProfessionalPage.tsx'],
  async describe({ find, preload, absolute, message }, { id }) {
    const [{ result }] = await Promise.all([
      find(professionalCalls.preview, { params: { id } }),
      preload(tradeCalls.list, {}),
    ])
    const trades = result.trades.map(({ name }) => name).join(', ')
    const score =
      result.averageRating === null ? '' : ` Valoración: ${formatRating(result.averageRating)} de 5.`
    return {
      title: fullName(result),
      description: `${trades || 'Profesional'} en ${message(result.place.city ?? 'Buenos Aires')}.${score}`,
      path: professionalHref({ id }),
      picture: shareCardPath('professional', id),
      data: describeProfessional(result, { absolute, message }),
    }
  },
}

export const documents: readonly PageDocument[] = [professionals, professional]
