import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

export const pages: PagesOfNoun = {
  site: [
    [paths.professionals, lazyPage(() => import('./ProfessionalsPage.tsx'), 'ProfessionalsPage')],
    [paths.professional, lazyPage(() => import('./ProfessionalPage.tsx'), 'ProfessionalPage')],
  ],
}
