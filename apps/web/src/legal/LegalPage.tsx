import { legalMessages } from '@plomada/ui'
import { LegalScreen, type LegalScreenProps } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'

export const TermsPage = () => <LegalPage text="terms" />
export const PrivacyPage = () => <LegalPage text="privacy" />
export const CloseAccountPage = () => <LegalPage text="closeAccount" />

function LegalPage({ text }: LegalScreenProps) {
  useTitle(legalMessages[text].title)
  return <LegalScreen text={text} />
}
