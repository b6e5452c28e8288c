import { pageTitles, paths } from '@plomada/domain'
import { type PageDocument, textPage } from '../web/pageDocument.ts'

export const documents: readonly PageDocument[] = [
  textPage(paths.contact, 'src/contact/ContactPage.tsx', pageTitles.contact),
]
