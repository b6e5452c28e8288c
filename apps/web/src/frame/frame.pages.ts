import { lazyPage } from './lazyPage.tsx'
import type { PagesOfNoun } from './pages.ts'

export const pages: PagesOfNoun = {
  site: [['*', lazyPage(() => import('./NotFoundPage.tsx'), 'NotFoundPage')]],
}
