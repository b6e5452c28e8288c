import { legalCopy, LegalLayout, type LegalText, revoke } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'

/** What is expected of whoever uses the product. */
export const TermsPage = () => <TextPage text={legalCopy.terms} />

/** What is kept of people, and who sees it. */
export const PrivacyPage = () => <TextPage text={legalCopy.privacy} />

/** The way to revoke what was contracted, which the law wants one press away from every page. */
export const RegretPage = () => (
  <TextPage text={legalCopy.regret} action={{ label: revoke, href: paths.contact }} />
)

function TextPage(shown: { text: LegalText; action?: { label: string; href: string } }) {
  useTitle(shown.text.title)
  return <LegalLayout {...shown} />
}
