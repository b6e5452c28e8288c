import { pageTitles, paths } from '@plomada/domain'
import { type PageDocument, textPage } from '../web/pageDocument.ts'

const legalModule = 'src/legal/LegalPage.tsx'

export const documents: readonly PageDocument[] = [
  textPage(paths.terms, legalModule, pageTitles.terms),
  textPage(paths.privacy, legalModule, pageTitles.privacy),
  textPage(paths.closeAccount, legalModule, pageTitles.closeAccount),
]
