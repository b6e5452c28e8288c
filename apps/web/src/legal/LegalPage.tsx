import { legalMessages, LegalLayout, type LegalText, revocationLabel } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from '../frame/useTitle.ts'

export const TermsPage = () => <TextPage text={legalMessages.terms} />
export const PrivacyPage = () => <TextPage text={legalMessages.privacy} />
/** Argentine law requires a link to the revocation on every page. */
export const RegretPage = () => (
  <TextPage text={legalMessages.regret} action={{ label: revocationLabel, href: paths.contact }} />
)

function TextPage(props: { text: LegalText; action?: { label: string; href: string } }) {
  useTitle(props.text.title)
  return <LegalLayout {...props} />
}
