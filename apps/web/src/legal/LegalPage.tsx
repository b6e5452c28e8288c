import { legalMessages } from '@plomada/ui'
import { LegalScreen, type LegalScreenProps } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'

export const TermsPage = () => <LegalPage text="terms" />
export const PrivacyPage = () => <LegalPage text="privacy" />
/** Argentine law requires a link to the revocation on every page. */
export const RegretPage = () => <LegalPage text="regret" />

function LegalPage({ text }: LegalScreenProps) {
  useTitle(legalMessages[text].title)
  return <LegalScreen text={text} />
}
