import { paths } from '@plomada/domain'
import { LegalLayout, legalMessages, revocationLabel } from '../../legal/index.ts'

export interface LegalScreenProps {
  /** The text: terms, privacy or the revocation, whose page links to the contact form. */
  text: keyof typeof legalMessages
}

/** Renders /terminos, /privacidad and /arrepentimiento. */
export const LegalScreen = ({ text }: LegalScreenProps) => (
  <LegalLayout
    text={legalMessages[text]}
    {...(text === 'regret' && { action: { label: revocationLabel, href: paths.contact } })}
  />
)
