import { landingOfferFilters, landingProfessionalFilters, paths, TAGLINE } from '@plomada/domain'
import { offerCalls, professionalCalls, reviewCalls, tradeCalls } from '@plomada/domain/calls'
import type { PageDocument, PublicPage } from '../web/pageDocument.ts'

const landing: PublicPage = {
  path: paths.home,
  modules: ['src/home/HomePage.tsx', 'src/home/homeParts.ts'],
  async describe({ preloadShared, absolute, message }) {
    await Promise.all([
      preloadShared(tradeCalls.list, {}),
      preloadShared(professionalCalls.list, { query: landingProfessionalFilters }),
      preloadShared(offerCalls.list, { query: landingOfferFilters }),
      preloadShared(tradeCalls.popularPrices, {}),
      preloadShared(reviewCalls.recent, {}),
    ])
    const target = {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(paths.offers)}?tittle={search_term_string}`,
    }
    const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' }
    return {
      title: null,
      description: message(TAGLINE),
      path: paths.home,
      data: { '@type': 'WebSite', name: 'Plomada', url: absolute(paths.home), potentialAction: action },
    }
  },
}

export const documents: readonly PageDocument[] = [landing]
