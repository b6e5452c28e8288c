import { paths } from '@plomada/domain'
import { closeAccountLabel, LegalLayout, legalMessages } from '../../legal/index.ts'

export interface LegalScreenProps {
  /** The text: terms, privacy or closing the account, whose page links to the contact form. */
  text: keyof typeof legalMessages
}

/** Renders /terminos, /privacidad and /baja. */
export const LegalScreen = ({ text }: LegalScreenProps) => (
  <LegalLayout
    text={legalMessages[text]}
    {...(text === 'closeAccount' && { action: { label: closeAccountLabel, href: paths.contact } })}
  />
)
