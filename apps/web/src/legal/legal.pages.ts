import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

const legal = () => import('./LegalPage.tsx')

export const pages: PagesOfNoun = {
  site: [
    [paths.terms, lazyPage(legal, 'TermsPage')],
    [paths.privacy, lazyPage(legal, 'PrivacyPage')],
    [paths.closeAccount, lazyPage(legal, 'CloseAccountPage')],
  ],
}
